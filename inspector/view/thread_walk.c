#include "thread_walk.h"

#include <stdlib.h>
#include <string.h>

static uint64_t since_start(const struct thread_walk *walk, uint64_t time)
{
    return time > walk->origin ? time - walk->origin : 0;
}

static uint32_t node_below(struct calltree *tree, uint32_t parent, uint32_t callee)
{
    if (tree->nodes.items[parent].depth >= CALLTREE_DEPTH) {
        parent = tree->nodes.items[parent].parent;
        tree->n_cut++;
    }
    return calltree_child(tree, parent, callee);
}

static __attribute__((noinline)) void grow(struct thread_walk *walk)
{
    walk->capacity = walk->capacity ? 2 * walk->capacity : 64;
    struct walk_call *grown = reallocarray(walk->calls, walk->capacity, sizeof *grown);
    if (!grown)
        arena_out_of_memory(walk->capacity * sizeof *grown);
    memset(grown + walk->depth, 0, (walk->capacity - walk->depth) * sizeof *grown);
    walk->calls = grown;
}

static inline struct walk_call *push(struct thread_walk *walk)
{
    if (walk->depth == walk->capacity)
        grow(walk);
    return &walk->calls[walk->depth++];
}

/* `before` is what was called last at this depth, which is often the same. */
static uint32_t node_of(struct thread_walk *walk, uint32_t parent, const struct interval *interval, const struct walk_call *before)
{
    if (before->node && before->parent == parent && before->site == interval->site && before->kind == interval->kind && walk->depth <= CALLTREE_DEPTH)
        return before->node;
    return node_below(walk->tree, parent, callees_find(&walk->tree->callees, walk->process, interval->site, interval->kind));
}

static void on_opened(const struct interval *interval, void *context)
{
    struct thread_walk *walk = context;
    uint32_t parent = walk->depth > 0 ? walk->calls[walk->depth - 1].node : 0;
    struct walk_call *call = push(walk);
    *call = (struct walk_call){ .start = interval->start,
                                .stamp = interval->stamp,
                                .task = interval->task,
                                .node = node_of(walk, parent, interval, call),
                                .parent = parent,
                                .site = interval->site,
                                .depth = interval->depth,
                                .kind = interval->kind };
    if (walk->opened)
        walk->opened(walk->context, call);
}

static void on_closed(const struct interval *interval, void *context)
{
    struct thread_walk *walk = context;
    const struct walk_call *call = &walk->calls[--walk->depth];
    if (walk->closed)
        walk->closed(walk->context, call, interval);
}

void thread_walk_start(struct thread_walk *walk, const struct trace_thread *thread)
{
    walk->process = thread->process;
    walk->intervals = (struct intervals){ .opened = on_opened, .closed = on_closed, .context = walk };
    intervals_start(&walk->intervals, thread->process->sites, thread->process->n_sites);
}

void thread_walk_restore(struct thread_walk *walk, const struct walk_call *call)
{
    *push(walk) = *call;
    intervals_restore(&walk->intervals,
                      &(struct interval){ .start = call->start, .stamp = call->stamp, .task = call->task, .site = call->site, .kind = call->kind });
}

void thread_walk_switch(struct thread_walk *walk, const struct trace_event *event)
{
    struct trace_event copy = *event;
    copy.time = since_start(walk, copy.time);
    (void)intervals_add(&walk->intervals, &copy);
}

void thread_walk_at(struct thread_walk *walk, uint64_t time)
{
    walk->time = time;
}

static void pass(struct thread_walk *walk, uint64_t time)
{
    if (time <= walk->time)
        return;
    if (walk->depth > 0 && !walk->intervals.is_off && walk->innermost)
        walk->innermost(walk->context, walk->calls[walk->depth - 1].node, walk->time, time);
    walk->time = time;
}

void thread_walk_event(struct thread_walk *walk, struct trace_event *event)
{
    event->time = since_start(walk, event->time);
    pass(walk, event->time);
    (void)intervals_add(&walk->intervals, event);
}

void thread_walk_finish(struct thread_walk *walk, uint64_t time)
{
    pass(walk, since_start(walk, time));
    intervals_finish(&walk->intervals, walk->time);
}

void thread_walk_release(struct thread_walk *walk)
{
    intervals_release(&walk->intervals);
    free(walk->calls);
    walk->calls = NULL;
}
