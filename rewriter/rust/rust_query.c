/* Runs the queries, evaluates their predicates (tree-sitter's library leaves that to its user), and keeps what was captured. */
#include "rust_query.h"

#include <assert.h>
#include <string.h>

#include "rust_macros.h"

const TSLanguage *tree_sitter_rust(void);

#include "rust_queries.h" /* static const char queries[]: grammar/rust/, made a string by the build */

/* What a capture's name means. */
struct meaning {
    char field[16]; /* "value": of the child there; "": of the node itself */
    bool is_call, skip;
    enum reason reason;
};

static struct meaning meaning_of(const char *name)
{
    const char *dot = strchr(name, '.');
    struct meaning meaning = { .is_call = strcmp(name, "call") == 0, .skip = strcmp(name, "skip") == 0 };
    assert((size_t)(dot ? dot - name : 0) < sizeof meaning.field);
    if (dot)
        memcpy(meaning.field, name, (size_t)(dot - name));
    for (int i = 1; i < REASON_COUNT; i++)
        if (strcmp(dot ? dot + 1 : name, reason_code((enum reason)i)) == 0)
            meaning.reason = (enum reason)i;
    return meaning;
}

static enum rust_macro macro_of(const char *name)
{
    static const char *const macros[] = {
        [RUST_MACRO_OPERANDS] = "operands", [RUST_MACRO_LIST] = "list", [RUST_MACRO_FIRST] = "first",
        [RUST_MACRO_MESSAGE] = "message",   [RUST_MACRO_TEXT] = "text",
    };
    for (int i = 1; i < (int)(sizeof macros / sizeof *macros); i++)
        if (strcmp(name, macros[i]) == 0)
            return (enum rust_macro)i;
    return RUST_MACRO_UNKNOWN;
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

static struct rust_capture *keep(struct arena *arena, struct rust_captures *captures, TSNode node)
{
    if (captures->count * 2 >= captures->capacity)
        grow(arena, captures);
    struct rust_capture *slot = find_slot(captures, node.id);
    captures->count += !slot->node;
    slot->node = node.id;
    return slot;
}

static void keep_meaning(struct arena *arena, struct rust_captures *captures, TSNode node, const struct meaning *meaning)
{
    if (*meaning->field)
        node = rust_field(node, meaning->field);
    if (ts_node_is_null(node)) /* an array without a length, a variant without a value */
        return;
    struct rust_capture *slot = keep(arena, captures, node);
    slot->is_call |= meaning->is_call;
    slot->skip |= meaning->skip;
    slot->reason = meaning->reason ? meaning->reason : slot->reason;
}

/* (#names! "operands" "print" "println"), any number of them, each a row of steps that ends with a step "done": the only predicate that the queries
 * use. */
static enum rust_macro find_macro(const TSQuery *query, uint16_t pattern, struct slice name)
{
    uint32_t n, length;
    const TSQueryPredicateStep *steps = ts_query_predicates_for_pattern(query, pattern, &n);
    for (uint32_t s = 0, first = 0; s < n; s++) {
        bool is_name = s >= first + 2 && steps[s].type == TSQueryPredicateStepTypeString; /* behind "names!" and how they are read */
        if (is_name && slice_is(name, ts_query_string_value_for_id(query, steps[s].value_id, &length)))
            return macro_of(ts_query_string_value_for_id(query, steps[first + 1].value_id, &length));
        if (steps[s].type == TSQueryPredicateStepTypeDone)
            first = s + 1;
    }
    return RUST_MACRO_UNKNOWN;
}

static bool has_predicates(const TSQuery *query, uint16_t pattern)
{
    uint32_t n;
    return ts_query_predicates_for_pattern(query, pattern, &n) && n;
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
        for (uint16_t i = 0; i < match.capture_count; i++) {
            TSNode node = match.captures[i].node;
            if (!has_predicates(query, match.pattern_index))
                keep_meaning(arena, captures, node, &meanings[match.captures[i].index]);
            else
                keep(arena, captures, node)->macro = find_macro(query, match.pattern_index, rust_macro_name(source, node));
        }
    ts_query_cursor_delete(cursor);
}

struct rust_capture rust_captured(const struct rust_captures *captures, TSNode node)
{
    return captures->capacity ? *find_slot(captures, node.id) : (struct rust_capture){ 0 };
}
