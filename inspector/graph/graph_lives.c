#include "graph_lives.h"

struct graph_life *graph_lives_add(struct graph_lives *lives, const struct trace_thread *thread)
{
    struct graph_life *life = arena_new(lives->arena, struct graph_life);
    life->thread = thread;
    vec_push(lives->arena, &lives->list, life);
    return life;
}

void graph_lives_create(struct graph_lives *lives, struct graph_life *life, const struct weft_graph_node *node)
{
    vec_push(lives->arena, &life->creations, (struct graph_creation){ node->begin, node->end, node->number });
}

/* The call that started it is the first one of its parent that is not over at the moment that the thread bears. */
static struct graph_creation *creation_behind(const struct graph_life *parent, uint64_t created)
{
    struct graph_creation *first = NULL;
    for (size_t i = 0; i < parent->creations.count; i++) {
        struct graph_creation *creation = &parent->creations.items[i];
        if (creation->end >= created && (!first || creation->begin < first->begin))
            first = creation;
    }
    return first;
}

void graph_lives_begin(struct graph_lives *lives, const struct graph_life *life, uint64_t node, bool is_worker)
{
    const struct trace_thread *thread = life->thread;
    if (!thread->has_start) {
        lives->n_starts += thread->tid != thread->process->pid && !is_worker; /* a worker belongs to its pool */
        return;
    }
    uint64_t created = reader_time(thread->process, thread->created);
    for (size_t i = 0; i < lives->list.count; i++) {
        struct graph_life *parent = lives->list.items[i];
        struct graph_creation *creation = parent->thread == thread->parent ? creation_behind(parent, created) : NULL;
        if (!creation)
            continue;
        graph_records_edge(lives->records, creation->node, node, WEFT_EDGE_CREATE);
        *creation = parent->creations.items[--parent->creations.count];
        return;
    }
    lives->n_starts++;
}

void graph_lives_join(struct graph_lives *lives, const struct graph_life *life, const struct weft_graph_node *node)
{
    struct graph_life *found = NULL;
    uint64_t begin = node->begin, youngest = 0;
    for (size_t i = 0; i < lives->list.count; i++) {
        struct graph_life *other = lives->list.items[i];
        const struct trace_thread *thread = other->thread;
        if (!thread->has_start || thread->handle != node->object || thread->process != life->thread->process || other->was_joined ||
            other->end_node == 0)
            continue;
        uint64_t created = reader_time(thread->process, thread->created);
        if (created > begin || (found && created < youngest))
            continue;
        found = other;
        youngest = created;
    }
    if (!found) {
        lives->n_joins++;
        return;
    }
    found->was_joined = true;
    graph_records_edge(lives->records, found->end_node, node->number, WEFT_EDGE_JOIN);
}
