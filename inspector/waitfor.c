#include "waitfor.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "heap.h"
#include "spans.h"
#include "values.h"

/* What ends waits. */
enum release { RELEASE_NONE, RELEASE_LOCK, RELEASE_CONDITION, RELEASE_FILL, RELEASE_DRAIN, RELEASE_END, RELEASE_ARRIVAL, RELEASE_MEETING };

/* Facts about a call by its callee: what it waits for, and what it does for others. */
struct role {
    bool is_known;
    enum call_class class;
    enum release awaits, gives;
};

struct happening {
    uint32_t thread, depth;
    uint64_t time;
};

/* The last one of a kind, and the last one of another thread than that. */
struct last {
    struct last *next;
    uint32_t process;
    enum release release;
    uint64_t object; /* 0: any */
    bool any, has_other;
    struct happening newest, other;
};

struct source {
    struct search *search;
    struct trace_thread *thread;
    uint32_t number, process;
    struct trace_cursor *cursor;
    struct trace_event event; /* the next one */
    struct spans spans;
    uint32_t open[N_CLASSES]; /* waits of each class: one inside another one (of a library's own) is the same wait */
};

struct edge {
    struct edge *next;
    uint32_t waiter, releaser; /* NOBODY: not known */
    struct waitfor_edge is;
};

#define ANY_PROCESS UINT32_MAX
#define NOBODY UINT32_MAX
enum { N_BUCKETS = 1 << 12 };

struct search {
    struct waitfor *result;
    struct trace *trace;
    size_t max_arrows;
    struct role **roles; /* by process and site */
    struct last *buckets[N_BUCKETS];
    struct edge *edges[N_BUCKETS];
    VEC(void *) heap;                   /* of struct source, by time of the next event */
    VEC(struct trace_thread *) threads; /* by number */
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
        return strstr(callee, "cond") || strstr(callee, "cnd") ? RELEASE_LOCK : RELEASE_NONE; /* its mutex is free from here on */
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

static const struct role *role_of(const struct source *source, uint32_t site)
{
    const struct trace_process *process = source->thread->process;
    struct role *role = &source->search->roles[source->process][site < process->n_sites ? site : 0];
    if (!role->is_known) {
        const struct weft_site *found = reader_site(process, site);
        role->is_known = true;
        role->class = class_of(found);
        role->gives = given_by(found->callee, role->class);
        role->awaits = class_waits(role->class) ? awaited_by(role->class, role->gives) : RELEASE_NONE;
    }
    return role;
}

/* What the call is about: its first argument, or (a condition's mutex) its second, if that was captured and is an address. */
static uint64_t object_of(const struct span *span, int position)
{
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, &span->arguments, "");
    while (position-- > 0)
        if (!values_next(&cursor, &value))
            return 0;
    return values_next(&cursor, &value) && value.kind == WEFT_WIRE_POINTER ? value.is.natural : 0;
}

static struct last *last_of(struct search *search, uint32_t process, enum release release, uint64_t object)
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

static void give(const struct source *source, enum release release, uint64_t object, const struct span *span, uint64_t time)
{
    const struct happening happening = { source->number, span->depth, time };
    uint32_t process = release == RELEASE_MEETING ? ANY_PROCESS : source->process;
    note(last_of(source->search, process, release, 0), &happening);
    if (object)
        note(last_of(source->search, process, release, object), &happening);
}

static void on_opened(const struct span *span, void *context)
{
    struct source *source = context;
    const struct role *role = span->kind == WEFT_KIND_CALL ? role_of(source, span->site) : NULL;
    if (role && role->awaits)
        source->open[role->class]++;
    if (role && role->gives)
        give(source, role->gives, object_of(span, role->class == CLASS_CONDITION ? 1 : 0), span, span->start);
}

/* ---- what is found ---- */

static struct waitfor_edge *edge_of(struct search *search, uint32_t waiter, uint32_t releaser, enum call_class class)
{
    struct edge **bucket = &search->edges[(waiter * 31 + releaser * 0x9E3779B1u + class) % N_BUCKETS];
    for (struct edge *edge = *bucket; edge; edge = edge->next)
        if (edge->waiter == waiter && edge->releaser == releaser && edge->is.class == class)
            return &edge->is;
    struct edge *edge = arena_new(search->trace->arena, struct edge);
    *edge = (struct edge){ .next = *bucket, .waiter = waiter, .releaser = releaser, .is = { .class = class, .is_sure = true } };
    edge->is.waiter = search->threads.items[waiter];
    edge->is.releaser = releaser == NOBODY ? NULL : search->threads.items[releaser];
    *bucket = edge;
    return &edge->is;
}

static void add_wait(struct search *search, uint32_t waiter, uint32_t releaser, enum call_class class, bool is_sure, const struct span *span)
{
    struct waitfor_edge *edge = edge_of(search, waiter, releaser, class);
    edge->calls++;
    edge->total += span->duration;
    if (!edge->site || span->duration > edge->max) {
        edge->max = span->duration;
        edge->site = reader_site(edge->waiter->process, span->site);
    }
    edge->is_sure = edge->is_sure && is_sure;
}

static void list_edges(struct search *search)
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

/* Twice as many as are wanted are kept before the shorter half goes. */
static void add_arrow(struct search *search, const struct waitfor_arrow *arrow)
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

static void on_closed(const struct span *span, void *context)
{
    struct source *source = context;
    struct search *search = source->search;
    uint64_t end = span->start + span->duration;
    if (span->kind == WEFT_KIND_LOCAL)
        give(source, RELEASE_END, 0, span, end);
    const struct role *role = span->kind == WEFT_KIND_CALL ? role_of(source, span->site) : NULL;
    if (!role || !role->awaits || --source->open[role->class] > 0)
        return;
    uint32_t process = role->awaits == RELEASE_MEETING ? ANY_PROCESS : source->process;
    uint64_t object = object_of(span, 0);
    const struct last *last = last_of(search, process, role->awaits, object);
    bool is_sure = object && last->any;
    if (!is_sure)
        last = last_of(search, process, role->awaits, 0);
    bool is_own = last->any && last->newest.thread == source->number;
    const struct happening *released = !last->any ? NULL : !is_own ? &last->newest : last->has_other ? &last->other : NULL;
    bool is_known = released && released->time >= span->start && released->time <= end;
    add_wait(search, source->number, is_known ? released->thread : NOBODY, role->class, is_known && is_sure, span);
    if (is_known)
        add_arrow(search, &(struct waitfor_arrow){ .waiter = source->number,
                                                   .releaser = released->thread,
                                                   .depth = span->depth,
                                                   .releaser_depth = released->depth,
                                                   .start = span->start,
                                                   .end = end,
                                                   .released = released->time,
                                                   .class = role->class,
                                                   .is_sure = is_sure });
}

/* ---- all threads in order of time ---- */

static bool is_before(const void *left, const void *right)
{
    const struct source *a = left, *b = right;
    return a->event.time != b->event.time ? a->event.time < b->event.time : a->number < b->number;
}

static bool advance(struct source *source)
{
    if (cursor_next(source->cursor, &source->event))
        return true;
    cursor_close(source->cursor);
    spans_finish(&source->spans, source->thread->last_time);
    spans_release(&source->spans);
    return false;
}

static void add_source(struct search *search, struct trace_thread *thread, uint32_t process)
{
    struct source *source = arena_new(search->trace->arena, struct source);
    source->search = search;
    source->thread = thread;
    source->process = process;
    source->number = (uint32_t)search->threads.count;
    vec_push(search->trace->arena, &search->threads, thread);
    source->cursor = cursor_open(search->trace, thread);
    source->spans = (struct spans){ .opened = on_opened, .closed = on_closed, .context = source };
    spans_start(&source->spans, thread->process->sites, thread->process->n_sites);
    if (source->cursor && advance(source))
        vec_push(search->trace->arena, &search->heap, source);
}

static size_t count_threads(const struct trace *trace)
{
    size_t count = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        count += trace->processes.items[i]->threads.count;
    return count;
}

void waitfor_find(struct waitfor *waitfor, struct trace *trace, size_t max_arrows)
{
    struct search search = { .result = waitfor, .trace = trace, .max_arrows = max_arrows };
    *waitfor = (struct waitfor){ .arena = trace->arena };
    if (count_threads(trace) > WAITFOR_THREADS)
        return;
    search.roles = arena_array(trace->arena, struct role *, trace->processes.count + 1);
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        search.roles[i] = arena_array(trace->arena, struct role, process->n_sites + (size_t)1);
        for (size_t j = 0; j < process->threads.count; j++)
            add_source(&search, process->threads.items[j], (uint32_t)i);
    }
    for (size_t i = search.heap.count; i-- > 0;)
        heap_sink(search.heap.items, search.heap.count, i, is_before);
    while (search.heap.count > 0) {
        struct source *source = search.heap.items[0];
        spans_add(&source->spans, &source->event);
        if (!advance(source))
            search.heap.items[0] = search.heap.items[--search.heap.count];
        heap_sink(search.heap.items, search.heap.count, 0, is_before);
    }
    list_edges(&search);
    if (waitfor->edges.count > 0)
        qsort(waitfor->edges.items, waitfor->edges.count, sizeof *waitfor->edges.items, compare_totals);
    if (waitfor->arrows.count > max_arrows) {
        qsort(waitfor->arrows.items, waitfor->arrows.count, sizeof *waitfor->arrows.items, compare_lengths);
        waitfor->arrows.count = max_arrows;
    }
    if (waitfor->arrows.count > 0)
        qsort(waitfor->arrows.items, waitfor->arrows.count, sizeof *waitfor->arrows.items, compare_times);
}
