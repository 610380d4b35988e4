#include "candidates.h"

#include <stdlib.h>

#include "include_tree.h"
#include "source_map.h"

/* Those that were asked for come first. */
static int compare_candidate(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;
    if (x->span.begin != y->span.begin)
        return x->span.begin > y->span.begin ? 1 : -1;
    return (int)y->is_wanted - (int)x->is_wanted;
}

static bool holds_directive(const struct tokens *tokens, struct span span)
{
    size_t i = lex_find_directive(tokens, span.begin);
    return i < tokens->directives.count && tokens->list.items[tokens->directives.items[i]].begin < span.end;
}

static void add_candidate(const struct unit *unit, candidates *list, uint32_t inclusion, struct span span)
{
    uint32_t begin = source_map_in_original(unit, inclusion, span.begin), last = source_map_in_original(unit, inclusion, span.end - 1);
    if (begin != UINT32_MAX && last != UINT32_MAX && last - begin == span.end - 1 - span.begin)
        vec_push(unit->arena, list, (struct candidate){ .span = { begin, last + 1 }, .active = true, .is_wanted = true });
}

/* Adds an invocation wherever the text of its file is in the unit. */
static void add_invocation(const struct unit *unit, const struct rewrite_request *request, candidates *list, const struct invocation *inv)
{
    struct file_identity identity, other;
    if (!inv->file)
        add_candidate(unit, list, 0, inv->span);
    if (!inv->file || unit->inclusions.count == 0 || !file_identify(unit->arena, request, inv->file, &identity))
        return;
    for (uint32_t i = 0; i < unit->inclusions.count; i++)
        if (file_identify(unit->arena, request, unit->inclusions.items[i].name, &other) && file_is_same(identity, other))
            add_candidate(unit, list, i, inv->span);
}

bool candidates_are_given_up(const invocation_spans *given_up, struct span span)
{
    for (size_t i = 0; i < given_up->count; i++)
        if (given_up->items[i].begin == span.begin)
            return true;
    return false;
}

/* Sorts them, and drops those within others and those that hold directives. */
static void settle(candidates *list, const struct tokens *source, const invocation_spans *given_up)
{
    size_t kept = 0;
    if (list->count)
        qsort(list->items, list->count, sizeof *list->items, compare_candidate);
    for (size_t i = 0; i < list->count; i++) {
        const struct candidate *inv = &list->items[i];
        if (kept > 0 && inv->span.begin < list->items[kept - 1].span.end)
            list->items[kept - 1].is_wanted |= inv->is_wanted;
        else if (!holds_directive(source, inv->span) && !candidates_are_given_up(given_up, inv->span))
            list->items[kept++] = *inv;
    }
    list->count = kept;
}

void candidates_find(const struct unit *unit, const struct rewrite_request *request, const struct tokens *source, const invocation_spans *given_up,
                     candidates *list)
{
    const struct clang_unit *own = clang_unit_of(unit);
    for (size_t i = 0; i < own->invocations.count; i++)
        add_invocation(unit, request, list, &own->invocations.items[i]);
    settle(list, source, given_up);
}

/* The index of the token that ends the use of a macro at token `i`, with the parentheses that it takes; SIZE_MAX: it is none. */
static size_t find_end(const struct tokens *source, const macro_names *macros, size_t i)
{
    const struct token *t = source->list.items;
    const struct macro_name *macro = macro_names_known(macros, (struct slice){ source->source.text + t[i].begin, t[i].end - t[i].begin });
    bool directive, more = macro && macro->has_parameters;
    size_t end = macro ? i : SIZE_MAX;
    while (macro && (more || macro_names_take_more(macros, macro))) {
        size_t close = end + 1 < source->list.count && t[end + 1].first == '(' ? lex_matching(source, end + 1, &directive) : SIZE_MAX;
        if (close == SIZE_MAX)
            return more ? SIZE_MAX : end;
        end = close;
        if (!more)
            break;
        more = false;
    }
    return end;
}

void candidates_find_uses(const struct unit *unit, const struct rewrite_request *request, const struct tokens *source, const macro_names *macros,
                          const invocations *asked, candidates *list)
{
    const struct token *t = source->list.items;
    for (size_t i = 0; i < source->list.count; i++) {
        size_t end = t[i].kind == TOKEN_WORD ? find_end(source, macros, i) : SIZE_MAX;
        if (end == SIZE_MAX)
            continue;
        vec_push(unit->arena, list, (struct candidate){ .span = { t[i].begin, t[end].end }, .active = true });
        i = end;
    }
    for (size_t i = 0; i < asked->count; i++)
        add_invocation(unit, request, list, &asked->items[i]);
    settle(list, source, &(invocation_spans){ 0 });
}
