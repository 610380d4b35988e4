#include "second_look.h"

#include <string.h>

#include "clang_unit.h"
#include "source_map.h"

/* Is there an expansion in this body? It is given as it is in the unit's own file. */
static bool holds_expansion(const struct unit *unit, struct span body)
{
    size_t i = unit_find_expansion(unit, source_map_in_original(unit, 0, body.begin), true);
    return i < unit->expansions.count && unit->expansions.items[i].invocation.begin < source_map_in_original(unit, 0, body.end - 1);
}

/* Are the only directives in the body conditional ones, whole from #if to #endif? Then skipping it changes nothing
 * outside. */
static bool can_be_blank(const struct tokens *tokens, struct span body)
{
    int depth = 0;
    for (size_t i = lex_find(tokens, body.begin); i < tokens->list.count && tokens->list.items[i].begin < body.end; i++) {
        const struct token *t = &tokens->list.items[i];
        if (t->kind != TOKEN_DIRECTIVE)
            continue;
        const char *word = lex_directive_text(tokens, i);
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
    return !clang_unit_of(first)->includes_itself && body->end > body->begin + 2 && first->source.text[body->begin] == '{' &&
           first->source.text[body->end - 1] == '}' && !holds_expansion(unit, *body) && can_be_blank(tokens, *body);
}

void second_look_prepare(struct unit *unit, const struct unit *first, const struct tokens *first_tokens)
{
    char *text = arena_strndup(unit->arena, unit->source.text, unit->source.length);
    const struct clang_unit *own = clang_unit_of(first); /* that of the first look */
    for (size_t i = 0; i < own->bodies.count; i++) {
        struct body body = own->bodies.items[i];
        body.blank = !body.whole && is_blank(unit, first, &body.span, first_tokens);
        own->bodies.items[i].blank = body.blank;
        if (!body.blank)
            continue;
        struct span now = source_map_moved_span(unit, body.span);
        for (uint32_t at = now.begin + 1; at + 1 < now.end; at++)
            if (text[at] != '\n')
                text[at] = ' ';
    }
    struct clang_unit *second = arena_new(unit->arena, struct clang_unit);
    second->parsed = (struct slice){ text, unit->source.length };
    second->has_templates = own->has_templates;
    second->has_unknown_types = own->has_unknown_types;
    second->tails.items = own->tails.items; /* a circle may pass through blanked functions */
    second->tails.count = second->tails.capacity = own->tails.count;
    unit->own = second;
}

/* Is the point in a blanked function? It carries the number of the function's body. */
static bool comes_from_blank(const struct unit *first, const struct point *point)
{
    const struct clang_unit *own = clang_unit_of(first);
    return !point->is_entry && point->body < own->bodies.count && own->bodies.items[point->body].blank;
}

static void move_point(const struct unit *unit, struct point *point)
{
    point->call = source_map_moved_span(unit, point->call);
    point->callee = source_map_moved_span(unit, point->callee);
    point->function_begin = source_map_moved(unit, point->function_begin);
    if (point->declarations != UINT32_MAX)
        point->declarations = source_map_moved(unit, point->declarations);
    for (uint32_t i = 0; i < point->n_operands; i++) {
        point->operands[i].span = source_map_moved_span(unit, point->operands[i].span);
        point->operands[i].base = source_map_moved_span(unit, point->operands[i].base);
    }
}

void second_look_merge(struct unit *unit, const struct unit *first)
{
    source_map_correct_points(unit);
    for (size_t i = 0; i < first->points.count; i++) {
        if (!comes_from_blank(first, &first->points.items[i]))
            continue;
        vec_push(unit->arena, &unit->points, first->points.items[i]);
        move_point(unit, &unit->points.items[unit->points.count - 1]);
    }
    unit->n_calls = first->n_calls;
}
