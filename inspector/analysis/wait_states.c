#include "wait_states.h"

#include <stdlib.h>
#include <string.h>

#include "sorter.h"
#include "str.h"

const char *const wait_state_names[N_WAIT_STATES] = { "late sender",    "late receiver", "wait at barrier", "wait at NxN",
                                                      "late broadcast", "early reduce",  "early scan" };

/* One wait, on its way through the sorter that finds the others of its call. */
struct wait {
    uint64_t begin, duration;
    uint32_t thread, site;
    uint32_t cause_thread, cause_site, cause_before;
    uint32_t state;
};

/* A row with what its ranks have of it. */
struct row {
    struct row *next;
    struct wait_row is;
    uint64_t *of_waiters, *of_causers; /* by rank */
};

struct wait_states {
    struct messages *messages;
    struct arena *arena;
    struct sorter *waits;
    struct row **rows; /* N_ROWS lists */
    size_t n_rows;
    bool has_failed;
};

enum { N_ROWS = 4096 };

static int compare_waits(const void *left, const void *right)
{
    const struct wait *a = left, *b = right;
    if (a->thread != b->thread)
        return (a->thread > b->thread) - (a->thread < b->thread);
    return (a->begin > b->begin) - (a->begin < b->begin);
}

struct wait_states *wait_states_open(struct messages *messages, size_t memory)
{
    struct arena *arena = messages->trace->arena;
    struct wait_states *states = arena_new(arena, struct wait_states);
    *states = (struct wait_states){ .messages = messages, .arena = arena };
    states->waits = sorter_new(sizeof(struct wait), memory, compare_waits);
    states->rows = arena_array(arena, struct row *, N_ROWS);
    return states;
}

/* ---- what waits ---- */

/* `waiting` waited until `until`, for what `cause` did. */
static void add_wait(struct wait_states *states, enum wait_state state, const struct message_call *waiting, uint64_t until,
                     const struct message_call *cause)
{
    uint64_t end = until < waiting->end ? until : waiting->end;
    if (!waiting->site || end <= waiting->begin)
        return;
    struct wait wait = { waiting->begin, end - waiting->begin, waiting->thread, waiting->site,
                         cause->thread,  cause->site,          cause->before,   (uint32_t)state };
    if (states->has_failed || sorter_add(states->waits, &wait))
        return;
    states->has_failed = true;
    trace_add_problem(states->messages->trace, states->messages->trace->path, UINT64_MAX,
                      "wait states are incomplete: their temporary file cannot be written (TMPDIR says where it is)");
}

/* MPI_Mprobe, by which a receive begins: it lasts until there is a message. */
static bool waits_for_message(const struct wait_states *states, const struct message_call *posted)
{
    const struct trace_process *process = states->messages->threads.items[posted->thread]->process;
    return !message_is_immediate(reader_site(process, posted->site)->callee);
}

void wait_states_message(struct wait_states *states, const struct message *message)
{
    const struct message_call *sent = &message->send.call, *posted = &message->receive.call;
    if (sent->begin > message->receive.done.begin)
        add_wait(states, WAIT_LATE_SENDER, &message->receive.done, sent->begin, sent);
    else if (sent->begin > posted->begin && posted->end < message->receive.done.begin && waits_for_message(states, posted))
        add_wait(states, WAIT_LATE_SENDER, posted, sent->begin, sent);
    const struct message_call *sending = &message->send.done;
    if (sending->site && posted->begin > sending->begin && posted->begin <= sending->end)
        add_wait(states, WAIT_LATE_RECEIVER, sending, posted->begin, posted);
}

static const struct message_member *last_of(const struct message_member *members, uint32_t n)
{
    const struct message_member *last = members;
    for (uint32_t i = 1; i < n; i++)
        if (members[i].side.call.begin > last->side.call.begin)
            last = &members[i];
    return last;
}

static void wait_for(struct wait_states *states, enum wait_state state, const struct message_member *member, const struct message_member *cause)
{
    if (member != cause)
        add_wait(states, state, &member->side.done, cause->side.call.begin, &cause->side.call);
}

/* The last one of those that this one waits for, where everybody waits for everybody, who is `last`, or for the other group
 * of an intercommunicator. */
static const struct message_member *last_for(const struct message_collective *call, const struct message_member *member,
                                             const struct message_member *last)
{
    const struct message_member *found = NULL;
    for (uint32_t i = 0; member->others >= 0 && i < call->n_members; i++)
        if (call->members[i].others != member->others && (!found || call->members[i].side.call.begin > found->side.call.begin))
            found = &call->members[i];
    return found ? found : last;
}

void wait_states_collective(struct wait_states *states, const struct message_collective *call)
{
    const struct message_member *last = last_of(call->members, call->n_members), *root = NULL;
    for (uint32_t i = 0; i < call->n_members; i++)
        if (call->members[i].rank == call->root)
            root = &call->members[i];
    for (uint32_t i = 0; i < call->n_members; i++) {
        const struct message_member *member = &call->members[i];
        switch (call->pattern) {
        case PATTERN_BARRIER:
            wait_for(states, WAIT_BARRIER, member, last_for(call, member, last));
            break;
        case PATTERN_ALL:
            wait_for(states, WAIT_NXN, member, last_for(call, member, last));
            break;
        case PATTERN_FROM_ROOT:
            if (root)
                wait_for(states, WAIT_BROADCAST, member, root);
            break;
        case PATTERN_TO_ROOT:
            if (member == root)
                wait_for(states, WAIT_REDUCE, member, last);
            break;
        case PATTERN_SCAN:
            wait_for(states, WAIT_SCAN, member, last_of(call->members, i + 1));
            break;
        case PATTERN_NONE:
            break;
        }
    }
}

/* ---- rows ---- */

static struct wait_place place_of(const struct wait_states *states, uint32_t thread, uint32_t site)
{
    const struct weft_site *found = reader_site(states->messages->threads.items[thread]->process, site);
    return (struct wait_place){ found->callee, found->file, found->line_begin };
}

static bool is_same_place(const struct wait_place *a, const struct wait_place *b)
{
    return a->line == b->line && strcmp(a->callee, b->callee) == 0 && strcmp(a->file, b->file) == 0;
}

static struct row *row_of(struct wait_states *states, const struct wait *wait)
{
    struct wait_place waiting = place_of(states, wait->thread, wait->site), cause = place_of(states, wait->cause_thread, wait->cause_site);
    uint64_t hash = hash_text(hash_text(HASH_START + wait->state, waiting.file), cause.file) + waiting.line * UINT64_C(31) + cause.line;
    struct row **bucket = &states->rows[hash % N_ROWS];
    for (struct row *row = *bucket; row; row = row->next)
        if (row->is.state == wait->state && is_same_place(&row->is.waiting, &waiting) && is_same_place(&row->is.cause, &cause))
            return row;
    struct row *row = arena_new(states->arena, struct row);
    *row = (struct row){ .next = *bucket, .is = { .state = (enum wait_state)wait->state, .waiting = waiting, .cause = cause } };
    row->of_waiters = arena_array(states->arena, uint64_t, (size_t)states->messages->size + 1);
    row->of_causers = arena_array(states->arena, uint64_t, (size_t)states->messages->size + 1);
    states->n_rows++;
    return *bucket = row;
}

static void add_to_rank(const struct wait_states *states, uint64_t *of_ranks, uint32_t thread, uint64_t duration)
{
    int32_t rank = states->messages->ranks[states->messages->threads.items[thread]->process->index];
    if (rank >= 0 && rank < states->messages->size)
        of_ranks[rank] += duration;
}

static void add_to_row(struct wait_states *states, const struct wait *wait)
{
    struct row *row = row_of(states, wait);
    row->is.calls++;
    row->is.total += wait->duration;
    if (wait->duration >= row->is.longest) {
        row->is.longest = wait->duration;
        row->is.after = wait->cause_before ? place_of(states, wait->cause_thread, wait->cause_before) : (struct wait_place){ 0 };
    }
    add_to_rank(states, row->of_waiters, wait->thread, wait->duration);
    add_to_rank(states, row->of_causers, wait->cause_thread, wait->duration);
}

/* Of the waits of one call. */
static bool is_better(const struct wait *a, const struct wait *b)
{
    bool a_sends = a->state == WAIT_LATE_RECEIVER, b_sends = b->state == WAIT_LATE_RECEIVER;
    return a_sends != b_sends ? b_sends : a->duration > b->duration;
}

static void sum_up(struct wait_states *states)
{
    struct wait wait, best = { 0 };
    bool has_best = false;
    int error = 0;
    while (sorter_next(states->waits, &wait, &error)) {
        bool is_same_call = has_best && compare_waits(&wait, &best) == 0;
        if (has_best && !is_same_call)
            add_to_row(states, &best);
        if (!is_same_call || is_better(&wait, &best))
            best = wait;
        has_best = true;
    }
    if (has_best)
        add_to_row(states, &best);
    if (error)
        trace_add_problem(states->messages->trace, states->messages->trace->path, UINT64_MAX, "wait states are incomplete: their temporary file: %s",
                          strerror(error));
}

static int32_t most_of(const uint64_t *of_ranks, int32_t n, uint64_t *most)
{
    int32_t found = 0;
    for (int32_t i = 1; i < n; i++)
        if (of_ranks[i] > of_ranks[found])
            found = i;
    *most = of_ranks[found];
    return found;
}

static int compare_rows(const void *left, const void *right)
{
    const struct wait_row *a = left, *b = right;
    if (a->total != b->total)
        return a->total < b->total ? 1 : -1;
    return a->waiting.line != b->waiting.line ? (a->waiting.line > b->waiting.line ? 1 : -1) : (int)a->state - (int)b->state;
}

const struct wait_row *wait_states_finish(struct wait_states *states, size_t *n_rows)
{
    sum_up(states);
    sorter_free(states->waits);
    struct wait_row *rows = arena_array(states->arena, struct wait_row, states->n_rows + 1);
    *n_rows = 0;
    for (size_t i = 0; i < N_ROWS; i++)
        for (struct row *row = states->rows[i]; row; row = row->next) {
            row->is.waiter = most_of(row->of_waiters, states->messages->size, &row->is.of_waiter);
            row->is.causer = most_of(row->of_causers, states->messages->size, &row->is.of_causer);
            rows[(*n_rows)++] = row->is;
        }
    if (*n_rows)
        qsort(rows, *n_rows, sizeof *rows, compare_rows);
    return rows;
}
