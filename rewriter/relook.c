#include "relook.h"

#include <string.h>

#include "expand.h"

static bool holds_expansion(const struct unit *unit, struct span original)
{
    size_t i = unit_find_expansion(unit, original.begin, true);
    return i < unit->expansions.count && unit->expansions.items[i].invocation.begin < original.end;
}

/* Where a byte of the original outside of all expansions stands now. */
static uint32_t moved(const struct unit *unit, uint32_t offset)
{
    size_t i = unit_find_expansion(unit, offset, true);
    if (i == 0)
        return offset;
    const struct expansion *e = &unit->expansions.items[i - 1];
    return offset - e->invocation.end + e->text.end;
}

static struct span moved_span(const struct unit *unit, struct span span)
{
    return (struct span){ moved(unit, span.begin), moved(unit, span.end) };
}

/* No directive but conditional ones, all of them whole: nothing outside is changed by what is not read inside. */
static bool can_be_blank(const struct tokens *tokens, struct span body)
{
    int depth = 0;
    for (size_t i = lex_find(tokens, body.begin); i < tokens->list.count && tokens->list.items[i].begin < body.end; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind != TOKEN_DIRECTIVE)
            continue;
        const char *word = tokens->source.text + t->begin + 1;
        word += strspn(word, " \t");
        if (text_starts_with(word, "if"))
            depth++;
        else if (text_starts_with(word, "endif"))
            depth--;
        else if (!text_starts_with(word, "el") || depth == 0)
            return false;
        if (depth < 0)
            return false;
    }
    return depth == 0;
}

static bool is_blank(const struct unit *unit, const struct unit *first, const struct span *body, const struct tokens *tokens)
{
    return body->end > body->begin + 2 && first->source.text[body->begin] == '{' && first->source.text[body->end - 1] == '}' &&
           !holds_expansion(unit, *body) && can_be_blank(tokens, *body);
}

void relook_prepare(struct unit *unit, const struct unit *first, const struct tokens *first_tokens)
{
    char *text = arena_strndup(unit->arena, unit->source.text, unit->source.length);
    unit->bodies.items = NULL; /* the first look's stay with it */
    unit->bodies.count = unit->bodies.capacity = 0;
    for (size_t i = 0; i < first->bodies.count; i++) {
        struct body body = first->bodies.items[i];
        body.blank = is_blank(unit, first, &body.span, first_tokens);
        first->bodies.items[i].blank = body.blank;
        if (!body.blank)
            continue;
        struct span now = moved_span(unit, body.span);
        for (uint32_t at = now.begin + 1; at + 1 < now.end; at++)
            if (text[at] != '\n')
                text[at] = ' ';
    }
    unit->parsed = (struct slice){ text, unit->source.length };
}

/* The points of a blanked function carry its body's number. */
static bool comes_from_blank(const struct unit *first, const struct point *point)
{
    return !point->is_entry && point->body < first->bodies.count && first->bodies.items[point->body].blank;
}

static void move_point(const struct unit *unit, struct point *point)
{
    point->call = moved_span(unit, point->call);
    point->callee = moved_span(unit, point->callee);
    point->function_begin = moved(unit, point->function_begin);
    for (uint32_t i = 0; i < point->n_operands; i++) {
        point->operands[i].span = moved_span(unit, point->operands[i].span);
        point->operands[i].base = moved_span(unit, point->operands[i].base);
    }
}

void relook_merge(struct unit *unit, const struct unit *first)
{
    expand_correct_places(unit);
    for (size_t i = 0; i < first->points.count; i++) {
        if (!comes_from_blank(first, &first->points.items[i]))
            continue;
        vec_push(unit->arena, &unit->points, first->points.items[i]);
        move_point(unit, &unit->points.items[unit->points.count - 1]);
    }
    unit->n_calls = first->n_calls;
}
