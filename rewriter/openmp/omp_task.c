#include "omp_task.h"

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
            if (!is_plain(arena, source, items[k], is_cxx))
                return false;
    }
    return true;
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
            str_printf(&out, "weft_task_depend(WEFT_SITE(%u), WEFT_DEPEND_%s, %s(", site, kind_of(source, modifiers),
                       is_cxx ? "__builtin_addressof" : "&");
            add_item(&out, source, items[k], is_cxx);
            str_add(&out, ")); ");
        }
    }
    return out.text ? out.text : "";
}
