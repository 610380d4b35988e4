/* Runs the queries and stores what they capture. */
#include "tree_query.h"

static struct tree_capture *find_slot(const struct tree_captures *captures, const void *node)
{
    size_t i = ((uintptr_t)node >> 3) * 0x9E3779B97F4A7C15ull >> 20 & (captures->capacity - 1);
    while (captures->slots[i].node && captures->slots[i].node != node)
        i = (i + 1) & (captures->capacity - 1);
    return &captures->slots[i];
}

static void grow(struct arena *arena, struct tree_captures *captures)
{
    struct tree_captures larger = { .capacity = captures->capacity ? captures->capacity * 2 : 64, .count = captures->count };
    larger.slots = arena_array(arena, struct tree_capture, larger.capacity);
    for (size_t i = 0; i < captures->capacity; i++)
        if (captures->slots[i].node)
            *find_slot(&larger, captures->slots[i].node) = captures->slots[i];
    *captures = larger;
}

static struct tree_capture *slot_of(struct arena *arena, struct tree_captures *captures, TSNode node)
{
    if (captures->count * 2 >= captures->capacity)
        grow(arena, captures);
    struct tree_capture *slot = find_slot(captures, node.id);
    captures->count += !slot->node;
    slot->node = node.id;
    return slot;
}

static void store_capture(struct arena *arena, struct tree_captures *captures, TSNode node, const struct tree_meaning *meaning, unsigned answer)
{
    if (meaning->field)
        node = ts_node_child_by_field_id(node, meaning->field);
    if (ts_node_is_null(node)) /* an array without a length, a variant without a value */
        return;
    struct tree_capture *slot = slot_of(arena, captures, node);
    slot->is_call |= meaning->is_call;
    slot->skip |= meaning->skip;
    slot->reason = meaning->reason ? meaning->reason : slot->reason;
    slot->answer = answer ? answer : slot->answer;
}

void tree_query(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode root, struct tree_captures *captures)
{
    const struct tree_grammar *grammar = syntax->grammar;
    const struct tree_tables *tables = grammar->tables;
    TSQueryCursor *cursor = ts_query_cursor_new();
    TSQueryMatch match;
    ts_query_cursor_exec(cursor, tables->query, root);
    while (ts_query_cursor_next_match(cursor, &match)) {
        const struct tree_pattern *pattern = &tables->patterns[match.pattern_index];
        for (uint16_t i = 0; i < match.capture_count; i++) {
            TSNode node = match.captures[i].node;
            unsigned answer = pattern->n_predicates ? grammar->answer(pattern->predicates, pattern->n_predicates, source, node) : 0;
            if (answer || !pattern->n_predicates)
                store_capture(arena, captures, node, &tables->meanings[match.captures[i].index], answer);
        }
    }
    ts_query_cursor_delete(cursor);
}

struct tree_capture tree_captured(const struct tree_captures *captures, TSNode node)
{
    return captures->capacity ? *find_slot(captures, node.id) : (struct tree_capture){ 0 };
}
