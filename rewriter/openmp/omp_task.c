#include "omp_task.h"

#include <ctype.h>
#include <string.h>

enum { MOST_ITEMS = 64 };

static const struct {
    const char *name, *constant;
} kinds[] = {
    { "in", "IN" }, { "out", "OUT" }, { "inout", "INOUT" }, { "mutexinoutset", "MUTEXINOUTSET" }, { "inoutset", "INOUTSET" },
};

/* The constant for a dependence type; NULL: it is another one, or there are further modifiers. */
static const char *kind_of(struct slice source, struct span modifiers)
{
    const char *text = source.text + modifiers.begin;
    size_t length = modifiers.end - modifiers.begin;
    for (; length && strchr(" \t", *text); text++)
        length--;
    while (length && strchr(" \t", text[length - 1]))
        length--;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (slice_is((struct slice){ text, length }, kinds[i].name))
            return kinds[i].constant;
    return NULL;
}

/* May the list item be evaluated twice, and stand on one line? Calls, assignments and casts may not: a word before a
 * parenthesis, a parenthesis in front, ++, --, and = that is no comparison. */
static bool is_plain(struct arena *arena, struct slice source, struct span item, bool is_cxx)
{
    struct tokens tokens = { 0 };
    lex_source(arena, (struct slice){ source.text + item.begin, item.end - item.begin }, is_cxx, &tokens);
    for (size_t i = 0; i < tokens.list.count; i++) {
        const struct token *t = &tokens.list.items[i], *next = i + 1 < tokens.list.count ? t + 1 : NULL;
        bool is_twice = next && next->kind == TOKEN_PUNCTUATOR && next->first == t->first && next->begin == t->end;
        if (lex_word_is(&tokens, i, "omp_all_memory") || (t->kind == TOKEN_WORD && next && next->first == '('))
            return false;
        if (t->kind == TOKEN_PUNCTUATOR && ((t->first == '=' || t->first == '{') || ((t->first == '+' || t->first == '-') && is_twice)))
            return false;
        if (t->kind == TOKEN_DIRECTIVE || t->kind == TOKEN_STRING)
            return false;
    }
    return tokens.list.count > 0 && tokens.list.items[0].first != '(' && !memchr(source.text + item.begin, '\n', item.end - item.begin);
}

/* The list item with each array section replaced by its first element (OpenMP 5.2, 3.2.5): a[i:n][:m] is a[i][0]. */
static void add_item(struct str *out, struct slice source, struct span item, bool is_cxx)
{
    struct tokens tokens = { 0 };
    lex_source(out->arena, (struct slice){ source.text + item.begin, item.end - item.begin }, is_cxx, &tokens);
    const struct token *list = tokens.list.items;
    uint32_t at = 0;
    for (size_t i = 0; i < tokens.list.count; i++) {
        bool directive;
        size_t close = list[i].first == '[' && list[i].kind == TOKEN_PUNCTUATOR ? lex_matching(&tokens, i, &directive) : SIZE_MAX;
        if (close == SIZE_MAX)
            continue;
        struct omp_clause index = { .arguments = { item.begin + list[i].end, item.begin + list[close].begin } };
        size_t colon = omp_find_section(out->arena, source, &index, is_cxx);
        if (colon == SIZE_MAX)
            continue;
        str_add_bytes(out, tokens.source.text + at, list[i].end - at);
        if (colon == index.arguments.begin)
            str_add(out, "0");
        else
            str_add_bytes(out, source.text + index.arguments.begin, colon - index.arguments.begin);
        at = list[close].begin;
    }
    str_add_bytes(out, tokens.source.text + at, item.end - item.begin - at);
}

/* ---- C++: operators may be functions, and must not run twice ---- */

static void add_check(struct str *out, const struct tokens *item, uint32_t begin, uint32_t end)
{
    if (begin < end && !isdigit((unsigned char)item->source.text[begin]))
        str_printf(out, "WEFT_BUILT_IN(%.*s); ", (int)(end - begin), item->source.text + begin);
}

static bool is_arrow(const struct tokens *tokens, size_t i)
{
    const struct token *t = &tokens->list.items[i];
    return t->first == '-' && i + 1 < tokens->list.count && t[1].first == '>' && t[1].begin == t->end;
}

/* Is the token part of a name with members and scopes, `a.b::c`? */
static bool continues_name(const struct tokens *tokens, size_t i)
{
    const struct token *list = tokens->list.items, *t = &list[i];
    bool is_scope = t->first == ':' && ((i + 1 < tokens->list.count && t[1].first == ':' && t[1].begin == t->end) ||
                                        (i > 0 && t[-1].first == ':' && t[-1].end == t->begin));
    return t->kind != TOKEN_PUNCTUATOR || t->first == '.' || is_scope;
}

/* Statements that only compile if the operators of the item are the language's own: what is subscripted or followed by
 * `->`, and what is counted with in a subscript, is of no class. Returns false where text does not tell what to ask. */
static bool add_checks(struct str *out, struct slice item)
{
    struct tokens tokens = { 0 };
    uint32_t begins[16], depth = 0;
    bool is_open[16] = { false };
    lex_source(out->arena, item, true, &tokens);
    const struct token *list = tokens.list.items;
    for (size_t i = 0; i < tokens.list.count; i++) {
        const struct token *t = &list[i];
        if (is_arrow(&tokens, i) || (t->kind == TOKEN_PUNCTUATOR && t->first == '[')) {
            if (!is_open[depth])
                return false;
            add_check(out, &tokens, begins[depth], t->begin);
            if (t->first == '-')
                i++;
            else if (++depth == sizeof begins / sizeof *begins)
                return false;
            else
                is_open[depth] = false;
        } else if (continues_name(&tokens, i)) {
            if (!is_open[depth])
                begins[depth] = t->begin;
            is_open[depth] = true;
        } else if (t->first == ']' || depth > 0) {
            if (is_open[depth])
                add_check(out, &tokens, begins[depth], list[i - 1].end);
            is_open[depth] = false;
            if (t->first == ']' && depth-- == 0)
                return false;
        } else if (t->first == '*' && !is_open[0]) { /* of what follows, up to the end: subscripts bind first */
            add_check(out, &tokens, t->end, (uint32_t)item.length);
        } else {
            return false;
        }
    }
    return depth == 0;
}

/* ---- what can be followed ---- */

static bool is_asked_in_cxx(struct arena *arena, struct slice source, struct span item)
{
    struct str text = { .arena = arena }, ignored = { .arena = arena };
    add_item(&text, source, item, true);
    return add_checks(&ignored, (struct slice){ text.text, text.length });
}

bool omp_can_follow_task(struct arena *arena, struct slice source, const struct omp_directive *task, bool is_cxx)
{
    if (omp_find_clause(task, "untied"))
        return false;
    for (size_t i = 0; i < task->clauses.count; i++) {
        struct span modifiers, items[MOST_ITEMS];
        if (strcmp(task->clauses.items[i].name, "depend") != 0)
            continue;
        size_t n = omp_split_arguments(arena, source, &task->clauses.items[i], is_cxx, &modifiers, items, MOST_ITEMS);
        if (!kind_of(source, modifiers) || n > MOST_ITEMS)
            return false;
        for (size_t k = 0; k < n; k++)
            if (!is_plain(arena, source, items[k], is_cxx) || (is_cxx && !is_asked_in_cxx(arena, source, items[k])))
                return false;
    }
    return true;
}

/* ---- the text ---- */

const char *omp_depend_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site, bool is_cxx)
{
    struct str out = { .arena = arena };
    str_add(&out, "");
    for (size_t i = 0; i < task->clauses.count; i++) {
        struct span modifiers, items[MOST_ITEMS];
        if (strcmp(task->clauses.items[i].name, "depend") != 0)
            continue;
        size_t n = omp_split_arguments(arena, source, &task->clauses.items[i], is_cxx, &modifiers, items, MOST_ITEMS);
        for (size_t k = 0; k < n; k++) {
            struct str item = { .arena = arena };
            add_item(&item, source, items[k], is_cxx);
            if (is_cxx)
                add_checks(&out, (struct slice){ item.text, item.length });
            str_printf(&out, "weft_task_depend(WEFT_SITE(%u), WEFT_DEPEND_%s, %s(%s)); ", site, kind_of(source, modifiers),
                       is_cxx ? "__builtin_addressof" : "&", item.text);
        }
    }
    return out.text ? out.text : "";
}
