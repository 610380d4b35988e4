#include "graph_messages.h"

#include <string.h>

#include "messages.h"
#include "sorter.h"

enum { SORT_MEMORY = 32 << 20, N_BUCKETS = 1 << 12 };

/* One side of a message or of a collective operation, which has a number: the begin of a call that gives, or the end of one
 * that gets. */
struct side {
    uint64_t time, id;
    uint32_t thread;  /* in messages->threads */
    uint32_t n_given; /* how many give */
    uint32_t n_got;   /* how many get */
    uint32_t is_all;  /* everybody waits for everybody: by a meeting */
};

/* What is on its way. */
struct transfer {
    struct transfer *next;
    uint64_t id, meeting;
    VEC(uint64_t) given; /* nodes */
    uint32_t n_got;
};

struct graph_messages {
    struct trace *trace;
    struct graph_message_calls calls;
    struct messages *messages;
    struct sorter *gives, *gets;
    struct side next_give, next_get;
    bool has_give, has_get, has_failed;
    uint64_t n_ids, missing;
    struct transfer *buckets[N_BUCKETS], *unused;
};

static int compare(const void *left, const void *right)
{
    const struct side *a = left, *b = right;
    return a->time != b->time ? (a->time < b->time ? -1 : 1) : (a->thread > b->thread) - (a->thread < b->thread);
}

/* ---- matching ---- */

static void add(struct graph_messages *all, struct sorter *sorter, struct side side, const struct message_call *call, uint64_t time)
{
    side.thread = call->thread;
    side.time = time;
    all->has_failed = !sorter_add(sorter, &side) || all->has_failed;
}

static void on_message(const struct message *message, void *context)
{
    struct graph_messages *all = context;
    struct side side = { .id = ++all->n_ids, .n_given = 1, .n_got = 1 };
    if (message->receive.done.site == 0)
        return;
    add(all, all->gives, side, &message->send.call, message->send.call.begin);
    add(all, all->gets, side, &message->receive.done, message->receive.done.end);
}

static bool gives(const struct message_collective *call, const struct message_member *member)
{
    return call->pattern == PATTERN_FROM_ROOT ? member->rank == call->root : call->pattern == PATTERN_TO_ROOT ? member->rank != call->root : true;
}

static bool receives(const struct message_collective *call, const struct message_member *member)
{
    bool is_done = member->side.done.site != 0;
    return is_done && (call->pattern == PATTERN_FROM_ROOT ? member->rank != call->root
                       : call->pattern == PATTERN_TO_ROOT ? member->rank == call->root
                                                          : true);
}

/* In an intercommunicator, without a root: what each group gives, the other one gets. */
static void on_groups(struct graph_messages *all, const struct message_collective *call)
{
    for (uint32_t i = 0; i < call->n_members; i++) {
        const struct message_member *giver = &call->members[i];
        bool is_first = true;
        for (uint32_t k = 0; k < i; k++)
            is_first = is_first && call->members[k].others != giver->others;
        if (!is_first)
            continue;
        struct side side = { .id = ++all->n_ids };
        for (uint32_t k = 0; k < call->n_members; k++) {
            bool is_giver = call->members[k].others == giver->others;
            side.n_given += is_giver;
            side.n_got += !is_giver && call->members[k].side.done.site;
        }
        for (uint32_t k = 0; k < call->n_members; k++) {
            const struct message_side *own = &call->members[k].side;
            if (call->members[k].others == giver->others)
                add(all, all->gives, side, &own->call, own->call.begin);
            else if (own->done.site)
                add(all, all->gets, side, &own->done, own->done.end);
        }
    }
}

static void on_collective(const struct message_collective *call, void *context)
{
    struct graph_messages *all = context;
    if (call->n_members && call->members[0].others >= 0) {
        on_groups(all, call);
        return;
    }
    bool is_all = call->pattern == PATTERN_ALL || call->pattern == PATTERN_BARRIER;
    struct side side = { .id = ++all->n_ids, .is_all = is_all };
    if (!is_all && call->pattern != PATTERN_FROM_ROOT && call->pattern != PATTERN_TO_ROOT) {
        all->missing += call->n_members; /* a scan */
        return;
    }
    for (uint32_t i = 0; i < call->n_members; i++) {
        side.n_given += gives(call, &call->members[i]);
        side.n_got += receives(call, &call->members[i]);
    }
    for (uint32_t i = 0; i < call->n_members; i++) {
        const struct message_member *member = &call->members[i];
        if (gives(call, member))
            add(all, all->gives, side, &member->side.call, member->side.call.begin);
        if (receives(call, member))
            add(all, all->gets, side, &member->side.done, member->side.done.end);
    }
}

static void advance(struct graph_messages *all, struct sorter *sorter, struct side *side, bool *has)
{
    int error = 0;
    *has = sorter_next(sorter, side, &error);
    if (error || all->has_failed)
        trace_add_problem(all->trace, all->trace->path, UINT64_MAX, "messages are incomplete: their temporary file (TMPDIR says where it is): %s",
                          strerror(error));
    all->has_failed = false;
}

struct graph_messages *graph_messages_open(struct trace *trace, const struct graph_message_calls *calls)
{
    if (!messages_has_any(trace))
        return NULL;
    struct graph_messages *all = arena_new(trace->arena, struct graph_messages);
    *all = (struct graph_messages){ .trace = trace, .calls = *calls, .messages = messages_open(trace, SORT_MEMORY) };
    all->gives = sorter_new(sizeof(struct side), SORT_MEMORY, compare);
    all->gets = sorter_new(sizeof(struct side), SORT_MEMORY, compare);
    messages_read(all->messages);
    messages_match(all->messages, &(struct messages_visitor){ all, on_message, on_collective });
    const struct message_counts *counts = &all->messages->counts;
    all->missing += counts->unmatched_receives + counts->doubtful + counts->incomplete_collectives + counts->silent_calls + counts->not_followed;
    advance(all, all->gives, &all->next_give, &all->has_give);
    advance(all, all->gets, &all->next_get, &all->has_get);
    return all;
}

/* ---- in the order of time ---- */

static struct transfer **find(struct graph_messages *all, uint64_t id)
{
    struct transfer **at = &all->buckets[id % N_BUCKETS];
    while (*at && (*at)->id != id)
        at = &(*at)->next;
    return at;
}

static void give(struct graph_messages *all, const struct side *side, uint64_t node)
{
    struct transfer **at = find(all, side->id), *transfer = *at;
    if (!transfer) {
        transfer = all->unused ? all->unused : arena_new(all->trace->arena, struct transfer);
        all->unused = transfer == all->unused ? transfer->next : all->unused;
        transfer->next = NULL;
        transfer->id = side->id;
        transfer->meeting = transfer->n_got = 0;
        transfer->given.count = 0;
        *at = transfer;
    }
    vec_push(all->trace->arena, &transfer->given, node);
}

static void get(struct graph_messages *all, const struct side *side, uint64_t node)
{
    struct transfer **at = find(all, side->id), *transfer = *at;
    if (!transfer || transfer->given.count < side->n_given) {
        all->missing++; /* not all have begun, as far as the trace or the clocks tell */
        return;
    }
    bool needs_meeting = side->is_all && transfer->meeting == 0;
    if (needs_meeting)
        transfer->meeting = all->calls.meeting(all->calls.context, side->time);
    for (size_t i = 0; i < transfer->given.count && (needs_meeting || !side->is_all); i++)
        all->calls.edge(all->calls.context,
                        &(struct weft_graph_edge){ transfer->given.items[i], side->is_all ? transfer->meeting : node, WEFT_EDGE_MESSAGE, 1 });
    if (side->is_all)
        all->calls.edge(all->calls.context, &(struct weft_graph_edge){ transfer->meeting, node, WEFT_EDGE_MESSAGE, 1 });
    if (++transfer->n_got == side->n_got) {
        *at = transfer->next;
        transfer->next = all->unused;
        all->unused = transfer;
    }
}

static bool is_at(const struct graph_messages *all, const struct side *side, const struct trace_thread *thread, uint64_t time)
{
    return side->time == time && all->messages->threads.items[side->thread] == thread;
}

/* Sides that are older belong to calls that are no nodes, since they are inside of others; or to another thread at the same
 * nanosecond, whose call came in another order: its messages are missing. */
void graph_messages_begin(struct graph_messages *all, const struct trace_thread *thread, uint64_t time, uint64_t node)
{
    while (all->has_give && all->next_give.time < time)
        advance(all, all->gives, &all->next_give, &all->has_give);
    while (all->has_give && is_at(all, &all->next_give, thread, time)) {
        give(all, &all->next_give, node);
        advance(all, all->gives, &all->next_give, &all->has_give);
    }
}

void graph_messages_end(struct graph_messages *all, const struct trace_thread *thread, uint64_t time, uint64_t node)
{
    while (all->has_get && all->next_get.time < time) {
        all->missing++;
        advance(all, all->gets, &all->next_get, &all->has_get);
    }
    while (all->has_get && is_at(all, &all->next_get, thread, time)) {
        get(all, &all->next_get, node);
        advance(all, all->gets, &all->next_get, &all->has_get);
    }
}

int32_t graph_messages_rank(const struct graph_messages *all, const struct trace_process *process)
{
    return all && all->messages && all->messages->ranks ? all->messages->ranks[process->index] : -1;
}

uint64_t graph_messages_missing(const struct graph_messages *all)
{
    return all ? all->missing : 0;
}

void graph_messages_close(struct graph_messages *all)
{
    if (!all)
        return;
    sorter_free(all->gives);
    sorter_free(all->gets);
    messages_close(all->messages);
}
