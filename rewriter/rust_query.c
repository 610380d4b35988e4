/* Runs the queries, evaluates their predicates (tree-sitter's library leaves that to its user), and keeps what was captured. */
#include "rust_query.h"

#include <assert.h>
#include <string.h>

const TSLanguage *tree_sitter_rust(void);

#include "rust_queries.h" /* static const char queries[]: grammar/rust/, made a string by the build */

/* What a capture's name means. */
struct meaning {
    bool is_call, skip;
    enum reason reason;
    enum rust_macro macro;
};

static struct meaning meaning_of(const char *name)
{
    static const char *const macros[] = {
        [RUST_MACRO_OPERANDS] = "operands", [RUST_MACRO_LIST] = "list", [RUST_MACRO_FIRST] = "first",
        [RUST_MACRO_MESSAGE] = "message",   [RUST_MACRO_TEXT] = "text",
    };
    struct meaning meaning = { .is_call = strcmp(name, "call") == 0, .skip = strcmp(name, "skip") == 0 };
    for (int i = 1; i < (int)(sizeof macros / sizeof *macros); i++)
        if (strcmp(name, macros[i]) == 0)
            meaning.macro = (enum rust_macro)i;
    for (int i = 1; i < REASON_COUNT; i++)
        if (strcmp(name, reason_code((enum reason)i)) == 0)
            meaning.reason = (enum reason)i;
    return meaning;
}

/* Compiled once per process: it takes longer than a file's parse. Never changes, never freed. */
static const TSQuery *compile(void)
{
    static TSQuery *query;
    uint32_t offset;
    TSQueryError error;
    if (!query)
        query = ts_query_new(tree_sitter_rust(), queries, sizeof queries - 1, &offset, &error);
    assert(query && "grammar/rust/*.scm do not fit the grammar");
    return query;
}

static struct rust_capture *find_slot(const struct rust_captures *captures, const void *node)
{
    size_t i = ((uintptr_t)node >> 3) * 0x9E3779B97F4A7C15ull >> 20 & (captures->capacity - 1);
    while (captures->slots[i].node && captures->slots[i].node != node)
        i = (i + 1) & (captures->capacity - 1);
    return &captures->slots[i];
}

static void grow(struct arena *arena, struct rust_captures *captures)
{
    struct rust_captures larger = { .capacity = captures->capacity ? captures->capacity * 2 : 64, .count = captures->count };
    larger.slots = arena_array(arena, struct rust_capture, larger.capacity);
    for (size_t i = 0; i < captures->capacity; i++)
        if (captures->slots[i].node)
            *find_slot(&larger, captures->slots[i].node) = captures->slots[i];
    *captures = larger;
}

static void keep(struct arena *arena, struct rust_captures *captures, TSNode node, struct meaning meaning)
{
    if (captures->count * 2 >= captures->capacity)
        grow(arena, captures);
    struct rust_capture *slot = find_slot(captures, node.id);
    captures->count += !slot->node;
    slot->node = node.id;
    slot->is_call |= meaning.is_call;
    slot->skip |= meaning.skip;
    slot->reason = meaning.reason ? meaning.reason : slot->reason;
    slot->macro = meaning.macro ? meaning.macro : slot->macro;
}

/* #any-of? @name "a" "b": the only predicate that the queries use. */
static bool satisfies(const TSQuery *query, const TSQueryMatch *match, struct slice source)
{
    uint32_t n, length;
    const TSQueryPredicateStep *steps = ts_query_predicates_for_pattern(query, match->pattern_index, &n);
    if (n == 0)
        return true;
    assert(n >= 3 && steps[1].type == TSQueryPredicateStepTypeCapture);
    for (uint16_t i = 0; i < match->capture_count; i++) {
        if (match->captures[i].index != steps[1].value_id)
            continue;
        struct slice text = rust_text(source, match->captures[i].node);
        for (uint32_t s = 2; s < n && steps[s].type == TSQueryPredicateStepTypeString; s++)
            if (slice_is(text, ts_query_string_value_for_id(query, steps[s].value_id, &length)))
                return true;
    }
    return false;
}

void rust_query(struct arena *arena, struct slice source, TSNode root, struct rust_captures *captures)
{
    const TSQuery *query = compile();
    uint32_t n = ts_query_capture_count(query), length;
    struct meaning *meanings = arena_array(arena, struct meaning, n);
    for (uint32_t i = 0; i < n; i++)
        meanings[i] = meaning_of(ts_query_capture_name_for_id(query, i, &length));
    TSQueryCursor *cursor = ts_query_cursor_new();
    TSQueryMatch match;
    ts_query_cursor_exec(cursor, query, root);
    while (ts_query_cursor_next_match(cursor, &match))
        if (satisfies(query, &match, source))
            for (uint16_t i = 0; i < match.capture_count; i++)
                keep(arena, captures, match.captures[i].node, meanings[match.captures[i].index]);
    ts_query_cursor_delete(cursor);
}

struct rust_capture rust_captured(const struct rust_captures *captures, TSNode node)
{
    return captures->capacity ? *find_slot(captures, node.id) : (struct rust_capture){ 0 };
}
