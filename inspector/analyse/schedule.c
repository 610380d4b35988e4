#include "schedule.h"

#include <stdlib.h>

#include "analyse_nodes.h"

void schedule_add_node(struct schedule *schedule, const struct weft_graph_node *node)
{
    bool is_work = node->kind == WEFT_NODE_WORK, is_meeting = node->context == 0;
    schedule->nodes = analyse_grow(schedule->nodes, &schedule->capacity, node->number, sizeof *schedule->nodes);
    schedule->last = analyse_grow(schedule->last, &schedule->n_last, node->context, sizeof *schedule->last);
    uint64_t before = is_meeting ? 0 : schedule->last[node->context];
    schedule->nodes[node->number] = (struct schedule_node){
        .duration = is_work ? node->end - node->begin : 0, .is_work = is_work, .is_first = !is_meeting && !before, .is_meeting = is_meeting
    };
    if (before)
        schedule->nodes[before].next = node->number;
    schedule->last[node->context] = node->number;
    schedule->n_nodes = node->number;
}

bool schedule_add_edge(struct schedule *schedule, const struct weft_graph_edge *edge)
{
    if (edge->from == 0 || edge->from > schedule->n_nodes || edge->to == 0 || edge->to > schedule->n_nodes)
        return false;
    bool is_of_lock = edge->kind == WEFT_EDGE_HAND_OVER;
    schedule->edges = analyse_grow(schedule->edges, &schedule->edge_capacity, schedule->n_edges, sizeof *schedule->edges);
    schedule->edges[schedule->n_edges++] = (struct schedule_edge){ edge->from, edge->to, is_of_lock };
    schedule->nodes[edge->to].n_awaited[0]++;
    schedule->nodes[edge->to].n_awaited[1] += !is_of_lock;
    return true;
}

static int compare_edges(const void *left, const void *right)
{
    const struct schedule_edge *a = left, *b = right;
    return a->from != b->from ? (a->from > b->from ? 1 : -1) : (a->to > b->to) - (a->to < b->to);
}

void schedule_prepare(struct schedule *schedule)
{
    if (schedule->n_edges)
        qsort(schedule->edges, schedule->n_edges, sizeof *schedule->edges, compare_edges);
    for (size_t i = schedule->n_edges; i-- > 0;)
        schedule->nodes[schedule->edges[i].from].first = i;
}

void schedule_release(struct schedule *schedule)
{
    free(schedule->nodes);
    free(schedule->edges);
    free(schedule->last);
    *schedule = (struct schedule){ 0 };
}

/* ---- heaps ---- */

struct entry {
    uint64_t key, node;
};

struct entries {
    struct entry *items;
    size_t count, capacity;
};

static bool is_less(const struct entry *a, const struct entry *b)
{
    return a->key != b->key ? a->key < b->key : a->node < b->node;
}

static void swap(struct entry *a, struct entry *b)
{
    struct entry kept = *a;
    *a = *b;
    *b = kept;
}

static void push(struct entries *heap, uint64_t key, uint64_t node)
{
    size_t at = heap->count++;
    heap->items = analyse_grow(heap->items, &heap->capacity, at, sizeof *heap->items);
    heap->items[at] = (struct entry){ key, node };
    for (; at && is_less(&heap->items[at], &heap->items[(at - 1) / 2]); at = (at - 1) / 2)
        swap(&heap->items[at], &heap->items[(at - 1) / 2]);
}

static uint64_t pop(struct entries *heap)
{
    uint64_t node = heap->items[0].node;
    heap->items[0] = heap->items[--heap->count];
    for (size_t at = 0;;) {
        size_t least = at;
        for (size_t below = 2 * at + 1; below <= 2 * at + 2 && below < heap->count; below++)
            least = is_less(&heap->items[below], &heap->items[least]) ? below : least;
        if (least == at)
            return node;
        swap(&heap->items[at], &heap->items[least]);
        at = least;
    }
}

/* ---- one run ---- */

struct run {
    struct schedule *schedule;
    bool but_locks;
    uint64_t now, n_over;
    struct entries begun;   /* nodes that begin now, as a stack */
    struct entries waiting; /* work that could run; the first in the trace is the top */
    struct entries running; /* by their ends */
};

static void begin(struct run *run, uint64_t node)
{
    run->begun.items = analyse_grow(run->begun.items, &run->begun.capacity, run->begun.count, sizeof *run->begun.items);
    run->begun.items[run->begun.count++].node = node;
}

/* One of those things has happened that the end of the node waits for. */
static void arrive(struct run *run, uint64_t number)
{
    struct schedule_node *node = &run->schedule->nodes[number];
    if (node->pending == 0 || --node->pending > 0)
        return;
    run->n_over++;
    if (node->is_meeting)
        begin(run, number);
    else if (node->next)
        begin(run, node->next);
}

/* What happens in no time. */
static void settle(struct run *run)
{
    const struct schedule *schedule = run->schedule;
    while (run->begun.count) {
        uint64_t number = run->begun.items[--run->begun.count].node;
        const struct schedule_node *node = &schedule->nodes[number];
        for (uint64_t i = node->first; i < schedule->n_edges && schedule->edges[i].from == number; i++)
            if (!run->but_locks || !schedule->edges[i].is_of_lock)
                arrive(run, schedule->edges[i].to);
        if (node->is_work)
            push(&run->waiting, number, number);
        else if (!node->is_meeting)
            arrive(run, number);
    }
}

static void start(struct run *run)
{
    for (uint64_t i = 1; i <= run->schedule->n_nodes; i++) {
        struct schedule_node *node = &run->schedule->nodes[i];
        node->pending = node->n_awaited[run->but_locks] + !node->is_meeting;
        if (node->is_first)
            begin(run, i);
        if (node->is_meeting && node->pending == 0) {
            run->n_over++;
            begin(run, i);
        }
    }
    settle(run);
}

uint64_t schedule_run(struct schedule *schedule, uint64_t cores, bool but_locks)
{
    struct run run = { .schedule = schedule, .but_locks = but_locks };
    start(&run);
    while (run.waiting.count || run.running.count) {
        while (run.waiting.count && run.running.count < cores) {
            uint64_t number = pop(&run.waiting);
            push(&run.running, run.now + schedule->nodes[number].duration, number);
        }
        run.now = run.running.items[0].key;
        while (run.running.count && run.running.items[0].key == run.now)
            arrive(&run, pop(&run.running));
        settle(&run);
    }
    free(run.begun.items);
    free(run.waiting.items);
    free(run.running.items);
    return run.n_over == schedule->n_nodes ? run.now : UINT64_MAX;
}
