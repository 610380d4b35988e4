#include "wait_search.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "heap.h"
#include "values.h"
#include "window.h"

/* The kinds of acts that end waits. */
enum release { RELEASE_NONE, RELEASE_LOCK, RELEASE_CONDITION, RELEASE_FILL, RELEASE_DRAIN, RELEASE_END, RELEASE_ARRIVAL, RELEASE_MEETING };

/* Facts about a callee: what its calls wait for, and which waits they end. */
struct role {
    bool is_known;
    enum call_class class;
    enum release awaits, gives;
};

struct happening {
    uint32_t thread, depth;
    uint64_t time;
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
    uint8_t class;         /* of a wait: enum call_class */
    uint8_t awaits, gives; /* enum release: one of them is set */
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

static enum release given_by(const char *callee, enum call_class class)
{
    static const struct {
        const char *pattern;
        enum release release;
    } table[] = {
        { "*unlock*", RELEASE_LOCK },           { "funlockfile", RELEASE_LOCK },   { "omp_unset_*lock", RELEASE_LOCK },
        { "GOMP_critical_*end", RELEASE_LOCK }, { "*_signal", RELEASE_CONDITION }, { "*_broadcast", RELEASE_CONDITION },
        { "*notify_*", RELEASE_CONDITION },     { "sem_post", RELEASE_CONDITION }, { "*::release", RELEASE_CONDITION },
        { "*unpark", RELEASE_CONDITION },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (fnmatch(table[i].pattern, callee, 0) == 0)
            return table[i].release;
    switch (class) {
    case CLASS_CONDITION:
        return strstr(callee, "cond") || strstr(callee, "cnd") ? RELEASE_LOCK : RELEASE_NONE; /* unlocks its mutex */
    case CLASS_CHANNEL:
        return strstr(callee, "send") || strstr(callee, "snd") ? RELEASE_FILL : RELEASE_DRAIN;
    case CLASS_BARRIER:
        return RELEASE_ARRIVAL;
    case CLASS_COLLECTIVE:
        return RELEASE_MEETING;
    default:
        return RELEASE_NONE;
    }
}

static enum release awaited_by(enum call_class class, enum release given)
{
    switch (class) {
    case CLASS_LOCK:
        return RELEASE_LOCK;
    case CLASS_CONDITION:
        return RELEASE_CONDITION;
    case CLASS_CHANNEL:
        return given == RELEASE_FILL ? RELEASE_DRAIN : RELEASE_FILL;
    case CLASS_JOIN:
        return RELEASE_END;
    case CLASS_BARRIER:
    case CLASS_COLLECTIVE:
        return given;
    default:
        return RELEASE_NONE;
    }
}

static const struct role *role_of(const struct waitfor_search *search, const struct trace_process *process, uint32_t site)
{
    struct role *role = &search->roles[process->index][site < process->n_sites ? site : 0];
    if (!role->is_known) {
        const struct weft_site *found = reader_site(process, site);
        role->is_known = true;
        role->class = class_of(found);
        role->gives = given_by(found->callee, role->class);
        role->awaits = class_waits(role->class) ? awaited_by(role->class, role->gives) : RELEASE_NONE;
    }
    return role;
}

/* Returns the object of the call, if it was captured and is an address, else 0: its first argument (position 0), or
 * the second one (position 1) for a condition's mutex. */
static uint64_t object_of(const struct interval *interval, int position)
{
    struct value_cursor cursor;
    struct value value;
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
    const struct happening happening = { thread->number, record->depth, record->time };
    uint32_t process = record->gives == RELEASE_MEETING ? ANY_PROCESS : thread->process;
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

static void add_wait(struct waitfor_search *search, uint32_t waiter, uint32_t releaser, bool is_sure, const struct record *wait)
{
    struct waitfor_edge *edge = edge_of(search, waiter, releaser, wait->class);
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

static void take_wait(struct waitfor_search *search, const struct waitfor_thread *thread, const struct record *wait)
{
    uint32_t process = wait->awaits == RELEASE_MEETING ? ANY_PROCESS : thread->process;
    const struct last *last = last_of(search, process, wait->awaits, wait->object);
    bool is_sure = wait->object && last->any;
    if (!is_sure)
        last = last_of(search, process, wait->awaits, 0);
    bool is_own = last->any && last->newest.thread == thread->number;
    const struct happening *released = !last->any ? NULL : !is_own ? &last->newest : last->has_other ? &last->other : NULL;
    bool is_known = released && !wait->is_cut && released->time >= wait->start && released->time <= wait->time;
    add_wait(search, thread->number, is_known ? released->thread : NOBODY, is_known && is_sure, wait);
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
static const struct role *role_of_call(const struct waitfor_thread *thread, const struct interval *interval)
{
    return interval->kind == WEFT_KIND_CALL ? role_of(thread->search, thread->thread->process, interval->site) : NULL;
}

static void add_record(struct waitfor_thread *thread, struct record record)
{
    if (thread->next == thread->records.count)
        thread->next = thread->records.count = 0;
    vec_push(thread->search->trace->arena, &thread->records, record);
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
    if (role && role->gives)
        add_record(thread, (struct record){ .time = interval->start,
                                            .object = object_of(interval, role->class == CLASS_CONDITION ? 1 : 0),
                                            .depth = interval->depth,
                                            .gives = (uint8_t)role->gives });
}

void waitfor_closed(struct waitfor_thread *thread, const struct interval *interval)
{
    uint64_t end = interval->start + interval->duration;
    if (interval->kind == WEFT_KIND_LOCAL)
        add_record(thread, (struct record){ .time = end, .depth = interval->depth, .gives = RELEASE_END });
    const struct role *role = role_of_call(thread, interval);
    if (role && role->awaits && --thread->open[role->class] == 0)
        add_record(thread, (struct record){ .time = end,
                                            .start = interval->start,
                                            .object = object_of(interval, 0),
                                            .site = interval->site,
                                            .depth = interval->depth,
                                            .class = (uint8_t)role->class,
                                            .awaits = (uint8_t)role->awaits,
                                            .is_cut = interval->cut });
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
