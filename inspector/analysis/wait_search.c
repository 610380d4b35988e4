#include "wait_search.h"

#include <stdlib.h>
#include <string.h>

#include "heap.h"
#include "values.h"
#include "window.h"

/* The kinds of acts that end waits. */
enum release {
    RELEASE_NONE,
    RELEASE_UNSEEN /* by no call */,
    RELEASE_LOCK,
    RELEASE_LATER /* of a lock that a guard has taken: by no call, some time after this act */,
    RELEASE_CONDITION,
    RELEASE_FILL,
    RELEASE_DRAIN,
    RELEASE_END,
    RELEASE_ARRIVAL,
    RELEASE_MEETING
};

/* Facts about a callee: what its calls wait for, and which waits they end. */
struct role {
    bool is_known;
    enum call_class class;
    enum release awaits, gives;
    bool is_paired; /* a lock that is among its arguments, so that a call which gives it back is told it as well */
    bool is_guard;  /* the lock is among the arguments, and is given back by no call */
};

struct happening {
    uint32_t thread, depth;
    uint64_t time;
    uint32_t site, before; /* as of a record */
};

/* A lock that the thread holds, as far as its calls say. */
struct held {
    uint64_t object; /* 0: not captured */
    uint32_t site;   /* of the call that took it */
};

/* The last act of a kind, and the last one of another thread. */
struct last {
    struct last *next;
    uint32_t process;
    enum release release;
    uint64_t object; /* 0: any object */
    bool any, has_other;
    struct happening newest, other;
};

/* A wait that ended at `time`, or an act at `time` that may have ended a wait of another thread. */
struct record {
    uint64_t time, start; /* start: begin of the wait */
    uint64_t object;
    uint32_t site, depth;
    uint32_t before;       /* of an act: the call that took the lock, or the thread's last one that may have waited; 0: none */
    uint8_t class;         /* of a wait: enum call_class */
    uint8_t awaits, gives; /* enum release: one of them is set */
    bool may_be_guessed;   /* which wait it ended, or which act ended it, if the object was not captured */
    bool is_cut;           /* the wait was not over when recording was switched off */
};

struct waitfor_thread {
    struct waitfor_search *search;
    const struct trace_thread *thread;
    uint32_t number, process;
    bool (*read_on)(void *reader);
    void *reader;
    VEC(struct record) records; /* the queue starts at `next` */
    size_t next;
    bool is_over;
    uint32_t waited; /* site of its last call that may have waited; 0: none */
    VEC(struct held) held;
    uint32_t open[N_CLASSES]; /* open waits of each class: one inside another one (within a library) isn't counted */
};

struct edge {
    struct edge *next;
    uint32_t waiter, releaser; /* NOBODY: unknown */
    struct waitfor_edge is;
};

#define ANY_PROCESS UINT32_MAX
#define NOBODY UINT32_MAX
enum { N_BUCKETS = 1 << 12, ENOUGH = 256 /* records of a thread */, MOST_THREADS = 1000, MOST_MEMORY = 400 << 20 };

struct waitfor_search {
    struct waitfor *result;
    struct trace *trace;
    size_t max_arrows;
    struct role **roles; /* by process and site */
    struct last *buckets[N_BUCKETS];
    struct edge *edges[N_BUCKETS];
    VEC(void *) heap;                     /* struct waitfor_thread: those with records, by time of the next one */
    VEC(struct waitfor_thread *) threads; /* by number */
};

/* A wait for a condition gives its mutex away meanwhile. */
static enum release given_by(const struct function_row *row)
{
    switch (row ? row->means : MEANS_NOTHING) {
    case MEANS_RELEASE:
        return RELEASE_LOCK;
    case MEANS_SIGNAL:
    case MEANS_BROADCAST:
        return RELEASE_CONDITION;
    case MEANS_WAIT:
        return row->mutex >= 0 ? RELEASE_LOCK : RELEASE_NONE;
    case MEANS_SEND:
        return row->class == CLASS_MESSAGE ? RELEASE_NONE : RELEASE_FILL;
    case MEANS_RECEIVE:
        return row->class == CLASS_MESSAGE ? RELEASE_NONE : RELEASE_DRAIN;
    case MEANS_ARRIVE:
    case MEANS_BARRIER:
        return row->class == CLASS_COLLECTIVE ? RELEASE_MEETING : RELEASE_ARRIVAL;
    default:
        return row && row->class == CLASS_COLLECTIVE ? RELEASE_MEETING : RELEASE_NONE;
    }
}

static enum release awaited_by(const struct function_row *row, enum call_class class, enum release given)
{
    switch (class) {
    case CLASS_LOCK:
        return row && (row->means == MEANS_ACQUIRE || row->object != FUNCTION_NO_POSITION) ? RELEASE_LOCK : RELEASE_UNSEEN;
    case CLASS_CONDITION:
        return RELEASE_CONDITION;
    case CLASS_CHANNEL:
        return given == RELEASE_FILL ? RELEASE_DRAIN : RELEASE_FILL;
    case CLASS_JOIN:
        return RELEASE_END;
    case CLASS_BARRIER:
        return RELEASE_ARRIVAL;
    case CLASS_COLLECTIVE:
        return given;
    default:
        return RELEASE_NONE;
    }
}

static struct role make_role(const struct weft_site *site)
{
    const struct function_row *row = class_row(site);
    struct role role = { .is_known = true, .class = class_of(site), .gives = given_by(row) };
    role.awaits = class_waits(role.class) ? awaited_by(row, role.class, role.gives) : RELEASE_NONE;
    role.is_paired = row && row->object >= 0 && row->means != MEANS_NOTHING;
    role.is_guard = row && row->object != FUNCTION_NO_POSITION && row->means == MEANS_NOTHING && role.class == CLASS_LOCK;
    return role;
}

static inline const struct role *role_of(const struct waitfor_search *search, const struct trace_process *process, uint32_t site)
{
    struct role *role = &search->roles[process->index][site < process->n_sites ? site : 0];
    if (!role->is_known)
        *role = make_role(reader_site(process, site));
    return role;
}

/* Returns the object of the call, if it was captured and is an address, else 0: its first argument (position 0), or
 * the second one (position 1) for a condition's mutex. */
static uint64_t object_of(const struct interval *interval, int position)
{
    struct value_cursor cursor;
    struct value value;
    if (!interval->arguments.bytes)
        return 0;
    values_open(&cursor, &interval->arguments, "");
    while (position-- > 0)
        if (!values_next(&cursor, &value))
            return 0;
    return values_next(&cursor, &value) && value.kind == WEFT_WIRE_POINTER ? value.is.natural : 0;
}

static struct last *last_of(struct waitfor_search *search, uint32_t process, enum release release, uint64_t object)
{
    struct last **bucket = &search->buckets[(process * 31 + release + object / 8 * 0x9E3779B1u) % N_BUCKETS];
    for (struct last *last = *bucket; last; last = last->next)
        if (last->process == process && last->release == release && last->object == object)
            return last;
    struct last *last = arena_new(search->trace->arena, struct last);
    *last = (struct last){ .next = *bucket, .process = process, .release = release, .object = object };
    return *bucket = last;
}

static void note(struct last *last, const struct happening *happening)
{
    if (last->any && last->newest.thread != happening->thread) {
        last->other = last->newest;
        last->has_other = true;
    }
    last->newest = *happening;
    last->any = true;
}

static void take_release(struct waitfor_search *search, const struct waitfor_thread *thread, const struct record *record)
{
    const struct happening happening = { thread->number, record->depth, record->time, record->site, record->before };
    uint32_t process = record->gives == RELEASE_MEETING ? ANY_PROCESS : thread->process;
    if (record->may_be_guessed)
        note(last_of(search, process, record->gives, 0), &happening);
    if (record->object)
        note(last_of(search, process, record->gives, record->object), &happening);
}

/* ---- results ---- */

static struct waitfor_edge *edge_of(struct waitfor_search *search, uint32_t waiter, uint32_t releaser, enum call_class class)
{
    struct edge **bucket = &search->edges[(waiter * 31 + releaser * 0x9E3779B1u + class) % N_BUCKETS];
    for (struct edge *edge = *bucket; edge; edge = edge->next)
        if (edge->waiter == waiter && edge->releaser == releaser && edge->is.class == class)
            return &edge->is;
    struct edge *edge = arena_new(search->trace->arena, struct edge);
    *edge = (struct edge){ .next = *bucket, .waiter = waiter, .releaser = releaser, .is = { .class = class, .is_sure = true } };
    edge->is.waiter = search->threads.items[waiter]->thread;
    edge->is.releaser = releaser == NOBODY ? NULL : search->threads.items[releaser]->thread;
    *bucket = edge;
    return &edge->is;
}

const char *const waitfor_state_names[] = { "lock held", "late signal", "late sender", "late receiver", "late end", "wait at barrier" };

static enum waitfor_state state_of(const struct record *wait)
{
    switch ((enum release)wait->awaits) {
    case RELEASE_LOCK:
        return WAITFOR_LOCK_HELD;
    case RELEASE_CONDITION:
        return WAITFOR_LATE_SIGNAL;
    case RELEASE_FILL:
        return WAITFOR_LATE_SENDER;
    case RELEASE_DRAIN:
        return WAITFOR_LATE_RECEIVER;
    case RELEASE_END:
        return WAITFOR_LATE_END;
    default:
        return WAITFOR_BARRIER;
    }
}

static void add_lines(struct waitfor_search *search, struct waitfor_edge *edge, const struct record *wait, const struct happening *released,
                      bool is_sure)
{
    const struct trace_process *of = edge->releaser->process;
    bool is_lock = wait->awaits == RELEASE_LOCK;
    const struct weft_site *waiting = reader_site(edge->waiter->process, wait->site),
                           *before = released->before ? reader_site(of, released->before) : NULL;
    const struct weft_site *cause = is_lock && before ? before : reader_site(of, released->site);
    uint64_t duration = released->time - wait->start;
    struct waitfor_lines *lines = NULL;
    for (size_t i = 0; i < edge->lines.count && !lines; i++)
        if (edge->lines.items[i].waiting == waiting && edge->lines.items[i].cause == cause)
            lines = &edge->lines.items[i];
    if (!lines) {
        struct waitfor_lines new = { .state = state_of(wait), .waiting = waiting, .cause = cause, .is_sure = true };
        vec_push(search->trace->arena, &edge->lines, new);
        lines = &edge->lines.items[edge->lines.count - 1];
    }
    lines->calls++;
    lines->is_sure &= is_sure;
    lines->total += duration;
    if (duration >= lines->max) {
        lines->max = duration;
        lines->after = is_lock ? NULL : before;
    }
}

/* `released`: NULL: not known. */
static void add_wait(struct waitfor_search *search, uint32_t waiter, const struct happening *released, bool is_sure, const struct record *wait)
{
    struct waitfor_edge *edge = edge_of(search, waiter, released ? released->thread : NOBODY, wait->class);
    if (released)
        add_lines(search, edge, wait, released, is_sure);
    uint64_t duration = wait->time - wait->start;
    if (edge->calls == 0)
        edge->object = wait->object;
    else if (edge->object != wait->object)
        edge->object = 0;
    edge->calls++;
    edge->total += duration;
    if (!edge->site || duration > edge->max) {
        edge->max = duration;
        edge->site = reader_site(edge->waiter->process, wait->site);
    }
    edge->is_sure = edge->is_sure && is_sure;
}

static void list_edges(struct waitfor_search *search)
{
    for (size_t i = 0; i < N_BUCKETS; i++)
        for (const struct edge *edge = search->edges[i]; edge; edge = edge->next)
            vec_push(search->trace->arena, &search->result->edges, edge->is);
}

static int compare_lengths(const void *left, const void *right)
{
    const struct waitfor_arrow *a = left, *b = right;
    uint64_t x = a->end - a->start, y = b->end - b->start;
    return (x < y) - (x > y);
}

static int compare_times(const void *left, const void *right)
{
    const struct waitfor_arrow *a = left, *b = right;
    return (a->end > b->end) - (a->end < b->end);
}

static int compare_totals(const void *left, const void *right)
{
    const struct waitfor_edge *a = left, *b = right;
    return (a->total < b->total) - (a->total > b->total);
}

/* Collects twice as many arrows as wanted before it discards the shorter half. */
static void add_arrow(struct waitfor_search *search, const struct waitfor_arrow *arrow)
{
    struct waitfor *waitfor = search->result;
    if (search->max_arrows == 0)
        return;
    vec_push(waitfor->arena, &waitfor->arrows, *arrow);
    if (waitfor->arrows.count < 2 * search->max_arrows)
        return;
    qsort(waitfor->arrows.items, waitfor->arrows.count, sizeof *waitfor->arrows.items, compare_lengths);
    waitfor->arrows.count = search->max_arrows;
}

/* Nobody tells when a guard gives its lock back. But who took the lock last, before this thread did, has held it until
 * then, unless a call has given it back. Returns false if that is not known. */
static bool find_holder(struct waitfor_search *search, const struct waitfor_thread *thread, const struct record *wait, struct happening *holder)
{
    if (wait->awaits != RELEASE_LOCK || !wait->object || wait->is_cut)
        return false;
    const struct last *taken = last_of(search, thread->process, RELEASE_LATER, wait->object);
    const struct last *given = last_of(search, thread->process, RELEASE_LOCK, wait->object);
    *holder = taken->newest;
    holder->time = wait->time;
    return taken->any && holder->thread != thread->number && !(given->any && given->newest.time >= taken->newest.time);
}

static void take_wait(struct waitfor_search *search, const struct waitfor_thread *thread, const struct record *wait)
{
    uint32_t process = wait->awaits == RELEASE_MEETING ? ANY_PROCESS : thread->process;
    const struct last *last = last_of(search, process, wait->awaits, wait->object);
    bool is_sure = wait->object && last->any, is_candidate = is_sure || wait->may_be_guessed;
    if (!is_sure)
        last = last_of(search, process, wait->awaits, 0);
    bool is_own = last->any && last->newest.thread == thread->number;
    const struct happening *released = !last->any || !is_candidate ? NULL : !is_own ? &last->newest : last->has_other ? &last->other : NULL;
    bool is_known = released && !wait->is_cut && released->time >= wait->start && released->time <= wait->time;
    struct happening holder;
    bool is_held = !is_known && find_holder(search, thread, wait, &holder);
    add_wait(search, thread->number, is_known ? released : is_held ? &holder : NULL, is_known && is_sure, wait);
    if (is_known)
        add_arrow(search, &(struct waitfor_arrow){ .waiter = thread->number,
                                                   .releaser = released->thread,
                                                   .depth = wait->depth,
                                                   .releaser_depth = released->depth,
                                                   .start = wait->start,
                                                   .end = wait->time,
                                                   .released = released->time,
                                                   .class = wait->class,
                                                   .is_sure = is_sure });
}

/* ---- intervals ---- */

/* Returns NULL if the interval isn't a call. */
static inline const struct role *role_of_call(const struct waitfor_thread *thread, const struct interval *interval)
{
    return interval->kind == WEFT_KIND_CALL ? role_of(thread->search, thread->thread->process, interval->site) : NULL;
}

/* A lock may be held by a guard (std::lock_guard, Rust's MutexGuard), which gives it back without a call: then the last call
 * that gave any lock back says nothing. Functions that are told their lock (pthread_mutex_lock) have no guards. */
static bool may_guess(const struct role *role, enum release release)
{
    return release != RELEASE_LOCK || role->is_paired;
}

static inline void add_record(struct waitfor_thread *thread, struct record record)
{
    if (thread->next == thread->records.count)
        thread->next = thread->records.count = 0;
    vec_push(thread->search->trace->arena, &thread->records, record);
}

static void take_lock(struct waitfor_thread *thread, uint64_t object, uint32_t site)
{
    const struct held held = { object, site };
    enum { MOST = 64 }; /* nobody holds as many: they were given back by calls without a probe */
    if (thread->held.count == MOST)
        memmove(thread->held.items, thread->held.items + 1, --thread->held.count * sizeof *thread->held.items);
    vec_push(thread->search->trace->arena, &thread->held, held);
}

/* The call by which the thread has taken the lock that it gives back; 0: not known. */
static uint32_t give_lock(struct waitfor_thread *thread, uint64_t object)
{
    for (size_t i = thread->held.count; i-- > 0;) {
        uint32_t site = thread->held.items[i].site;
        if (thread->held.items[i].object != object)
            continue;
        memmove(thread->held.items + i, thread->held.items + i + 1, (--thread->held.count - i) * sizeof *thread->held.items);
        return site;
    }
    return 0;
}

bool waitfor_is_concerned(const struct waitfor_search *search, const struct trace_process *process, uint32_t site)
{
    const struct role *role = role_of(search, process, site);
    return role->awaits || role->gives;
}

void waitfor_opened(struct waitfor_thread *thread, const struct interval *interval)
{
    const struct role *role = role_of_call(thread, interval);
    if (role && role->awaits)
        thread->open[role->class]++;
    if (!role || !role->gives)
        return;
    uint64_t object = object_of(interval, role->class == CLASS_CONDITION ? 1 : 0);
    add_record(thread, (struct record){ .time = interval->start,
                                        .object = object,
                                        .depth = interval->depth,
                                        .site = interval->site,
                                        .before = role->gives == RELEASE_LOCK ? give_lock(thread, object) : thread->waited,
                                        .gives = (uint8_t)role->gives,
                                        .may_be_guessed = may_guess(role, role->gives) });
}

void waitfor_closed(struct waitfor_thread *thread, const struct interval *interval)
{
    uint64_t end = interval->start + interval->duration;
    if (interval->kind == WEFT_KIND_LOCAL)
        add_record(thread, (struct record){ .time = end,
                                            .depth = interval->depth,
                                            .site = interval->site,
                                            .before = thread->waited,
                                            .gives = RELEASE_END,
                                            .may_be_guessed = true });
    const struct role *role = role_of_call(thread, interval);
    uint64_t object = role && role->awaits ? object_of(interval, 0) : 0;
    if (role && (role->class == CLASS_LOCK || (role->class == CLASS_CONDITION && role->gives == RELEASE_LOCK)))
        take_lock(thread, object_of(interval, role->class == CLASS_CONDITION ? 1 : 0), interval->site);
    if (role && role->awaits)
        thread->waited = interval->site;
    if (role && role->awaits && --thread->open[role->class] == 0)
        add_record(thread, (struct record){ .time = end,
                                            .start = interval->start,
                                            .object = object,
                                            .site = interval->site,
                                            .depth = interval->depth,
                                            .class = (uint8_t)role->class,
                                            .awaits = (uint8_t)role->awaits,
                                            .may_be_guessed = may_guess(role, role->awaits) && !(object && role->awaits == RELEASE_LOCK),
                                            .is_cut = interval->cut });
    if (role && role->is_guard && object && !interval->cut && !interval->unwound)
        add_record(thread,
                   (struct record){ .time = end, .object = object, .depth = interval->depth, .site = interval->site, .gives = RELEASE_LATER });
}

bool waitfor_has_enough(const struct waitfor_thread *thread)
{
    return thread->records.count >= ENOUGH;
}

/* ---- all threads in order of time ---- */

static const struct record *next_of(const struct waitfor_thread *thread)
{
    return &thread->records.items[thread->next];
}

static bool is_before(const void *left, const void *right)
{
    const struct waitfor_thread *a = left, *b = right;
    uint64_t of_a = next_of(a)->time, of_b = next_of(b)->time;
    return of_a != of_b ? of_a < of_b : a->number < b->number;
}

/* Reads until there is a next record. Returns false if the thread is over. */
static bool fill(struct waitfor_thread *thread)
{
    while (thread->next == thread->records.count && !thread->is_over)
        thread->is_over = !thread->read_on(thread->reader);
    return thread->next < thread->records.count;
}

bool waitfor_is_possible(const struct trace *trace)
{
    enum { OF_A_SITE = WEFT_N_KINDS * sizeof(uint32_t) /* intervals.h: open[] */ };
    uint64_t n_threads = 0, memory = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        n_threads += process->threads.count;
        memory += process->threads.count * (WINDOW_SIZE + (uint64_t)OF_A_SITE * process->n_sites);
    }
    return n_threads <= MOST_THREADS && memory <= MOST_MEMORY;
}

struct waitfor_search *waitfor_start(struct waitfor *waitfor, struct trace *trace, size_t max_arrows)
{
    struct waitfor_search *search = arena_new(trace->arena, struct waitfor_search);
    *waitfor = (struct waitfor){ .arena = trace->arena };
    *search = (struct waitfor_search){ .result = waitfor, .trace = trace, .max_arrows = max_arrows };
    search->roles = arena_array(trace->arena, struct role *, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++)
        search->roles[i] = arena_array(trace->arena, struct role, trace->processes.items[i]->n_sites + (size_t)1);
    reader_open_many();
    return search;
}

struct waitfor_thread *waitfor_add_thread(struct waitfor_search *search, const struct trace_thread *thread, bool (*read_on)(void *reader),
                                          void *reader)
{
    struct waitfor_thread *added = arena_new(search->trace->arena, struct waitfor_thread);
    *added = (struct waitfor_thread){ .search = search, .thread = thread, .process = thread->process->index };
    added->number = (uint32_t)search->threads.count;
    added->read_on = read_on;
    added->reader = reader;
    added->is_over = !read_on;
    vec_push(search->trace->arena, &search->threads, added);
    return added;
}

static void take_next(struct waitfor_search *search, struct waitfor_thread *thread)
{
    const struct record *record = next_of(thread);
    if (record->gives)
        take_release(search, thread, record);
    else
        take_wait(search, thread, record);
    thread->next++;
}

void waitfor_finish(struct waitfor_search *search)
{
    struct waitfor *waitfor = search->result;
    for (size_t i = 0; i < search->threads.count; i++)
        if (fill(search->threads.items[i]))
            vec_push(search->trace->arena, &search->heap, search->threads.items[i]);
    for (size_t i = search->heap.count; i-- > 0;)
        heap_sink(search->heap.items, search->heap.count, i, is_before);
    while (search->heap.count > 0) {
        struct waitfor_thread *thread = search->heap.items[0];
        take_next(search, thread);
        if (!fill(thread))
            search->heap.items[0] = search->heap.items[--search->heap.count];
        heap_sink(search->heap.items, search->heap.count, 0, is_before);
    }
    list_edges(search);
    if (waitfor->edges.count > 0)
        qsort(waitfor->edges.items, waitfor->edges.count, sizeof *waitfor->edges.items, compare_totals);
    if (waitfor->arrows.count > search->max_arrows) {
        qsort(waitfor->arrows.items, waitfor->arrows.count, sizeof *waitfor->arrows.items, compare_lengths);
        waitfor->arrows.count = search->max_arrows;
    }
    if (waitfor->arrows.count > 0)
        qsort(waitfor->arrows.items, waitfor->arrows.count, sizeof *waitfor->arrows.items, compare_times);
}
