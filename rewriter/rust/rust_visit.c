#include "rust_visit.h"

struct rust_view rust_view_of(const struct rust_walk *walk)
{
    return (struct rust_view){ &walk->syntax, walk->captures, walk->unit->source, walk->request->config && walk->request->config->strict };
}

const char *rust_node_text(const struct rust_walk *walk, TSNode node)
{
    struct slice text = tree_text(walk->unit->source, node);
    return arena_strndup(walk->arena, text.text, text.length);
}

void rust_visit_bind(struct rust_visit *visit, TSNode pattern)
{
    const struct rust_walk *w = visit->walk;
    if (!ts_node_is_null(pattern))
        visit->locals = rust_bind_locals(w->arena, &w->syntax, w->unit->source, pattern, visit->scope, visit->locals);
}

bool rust_is_taken(const struct rust_walk *walk, uint32_t at)
{
    const tree_spans *parts = &walk->parsed->unreadable;
    bool is_unreadable = false;
    for (size_t i = 0; i < parts->count; i++)
        is_unreadable = is_unreadable || (at >= parts->items[i].begin && at < parts->items[i].end);
    return is_unreadable == walk->is_unreadable;
}
