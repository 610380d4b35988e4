#include "intervals.h"

#include <stdlib.h>
#include <string.h>

/* An open interval as its callbacks get it, without copying: what is not known before its end is 0. */
struct interval_entry {
    struct interval is;
    uint64_t inside; /* total duration of closed intervals directly inside, and of the gaps between them, ns */
};

static void *grow(void *memory, size_t count, size_t size)
{
    void *grown = reallocarray(memory, count, size);
    if (!grown)
        arena_out_of_memory(count * size);
    return grown;
}

const char *const interval_kind_names[WEFT_N_KINDS] = {
#define KIND(number, NAME, name, category, suffix, events) [number] = (name),
#include <weft/kinds.def>
};
const char *const interval_kind_categories[WEFT_N_KINDS] = {
#define KIND(number, NAME, name, category, suffix, events) [number] = (category),
#include <weft/kinds.def>
};
const char *const interval_kind_suffixes[WEFT_N_KINDS] = {
#define KIND(number, NAME, name, category, suffix, events) [number] = (suffix),
#include <weft/kinds.def>
};

static inline enum weft_kind kind_of_site(const struct intervals *intervals, uint32_t site)
{
    enum weft_kind kind = site < intervals->n_sites ? (enum weft_kind)intervals->sites[site].kind : WEFT_KIND_CALL;
    return interval_is_scope(kind) ? WEFT_KIND_CALL : kind;
}

/* Returns the kind of the interval that an event of this type and site begins or ends. Scopes have their own event
 * types, so an ordinary event with a site of such a kind belongs to the call that starts the scope. */
static inline enum weft_kind kind_of(const struct intervals *intervals, enum weft_event type, uint32_t site)
{
    enum weft_kind scope = weft_event_scope(type);
    return scope != WEFT_KIND_CALL ? scope : kind_of_site(intervals, site);
}

/* Sites beyond the table (in a damaged definitions stream) share counter 0, which belongs to no site. */
static inline uint32_t *open_counter(const struct intervals *intervals, enum weft_kind kind, uint32_t site)
{
    return &intervals->open[kind][site < intervals->n_open ? site : 0];
}

void intervals_start(struct intervals *intervals, const struct weft_site *sites, size_t n_sites)
{
    intervals->sites = sites;
    intervals->n_sites = sites ? n_sites : 0;
    intervals->n_events = intervals->unfinished = intervals->unbalanced = intervals->unwound = intervals->cut = 0;
    intervals->is_off = intervals->was_off = false;
    free(intervals->off_sites);
    intervals->off_sites = NULL;
    intervals->n_off_sites = 0;
    if (n_sites == 0)
        n_sites = 1;
    for (int kind = 0; kind < WEFT_N_KINDS; kind++) {
        if (n_sites > intervals->n_open)
            intervals->open[kind] = grow(intervals->open[kind], n_sites, sizeof *intervals->open[kind]);
        memset(intervals->open[kind], 0, (n_sites > intervals->n_open ? n_sites : intervals->n_open) * sizeof *intervals->open[kind]);
    }
    if (n_sites > intervals->n_open)
        intervals->n_open = n_sites;
}

static const struct trace_values no_values = { 0 };

static struct trace_values keep_values(struct trace_values values)
{
    values.bytes = memcpy(grow(NULL, values.size + (size_t)1, 1), values.bytes, values.size);
    return values;
}

static uint32_t depth_of(size_t index)
{
    return index > UINT32_MAX ? UINT32_MAX : (uint32_t)index;
}

static inline struct interval_entry *push(struct intervals *intervals)
{
    if (intervals->depth == intervals->stack_capacity) {
        intervals->stack_capacity = intervals->stack_capacity ? 2 * intervals->stack_capacity : 64;
        intervals->stack = grow(intervals->stack, intervals->stack_capacity, sizeof *intervals->stack);
    }
    return &intervals->stack[intervals->depth++];
}

/* Assigns each member, because for an initialiser gcc first clears the whole struct, with an instruction that takes
 * longer than everything else here. */
static inline __attribute__((always_inline)) void begin_interval(struct intervals *intervals, enum weft_kind kind, const struct trace_event *event)
{
    struct interval_entry *entry = push(intervals);
    struct interval *interval = &entry->is;
    bool has_parent = intervals->depth > 1;
    entry->inside = 0;
    interval->id = ++intervals->last_id;
    interval->parent = has_parent ? entry[-1].is.id : 0;
    interval->begin_event = intervals->n_events;
    interval->end_event = 0;
    interval->parent_event = has_parent ? entry[-1].is.begin_event : 0;
    interval->start = event->time;
    interval->stamp = event->stamp;
    interval->duration = interval->self = interval->off = 0;
    interval->task = kind == WEFT_KIND_TASK ? event->number & ~WEFT_TASK_RESUMED : 0;
    interval->site = event->site;
    interval->depth = depth_of(intervals->depth - 1);
    interval->kind = kind;
    interval->open = interval->unfinished = interval->left = interval->cut = interval->unwound = false;
    interval->resumed = kind == WEFT_KIND_TASK && (event->number & WEFT_TASK_RESUMED);
    interval->arguments = event->values.bytes ? keep_values(event->values) : no_values;
    interval->result = no_values;
    ++*open_counter(intervals, kind, event->site);
    if (intervals->opened)
        intervals->opened(interval, intervals->context);
}

/* How an interval ended: by its own event (RETURNED, UNWOUND), together with the enclosing interval, or because it was
 * recorded no longer (CUT). */
enum ending { RETURNED, LEFT, UNFINISHED, UNWOUND, UNWOUND_INSIDE, CUT };

static inline void close_top(struct intervals *intervals, uint64_t time, enum ending ending, const struct trace_values *result)
{
    struct interval_entry *entry = &intervals->stack[--intervals->depth];
    struct interval *interval = &entry->is;
    /* In a damaged trace time may run backwards, but a duration is never negative. */
    interval->duration = time > interval->start ? time - interval->start : 0;
    interval->self = interval->duration > entry->inside ? interval->duration - entry->inside : 0;
    interval->unfinished = ending == UNFINISHED || ending == CUT;
    interval->cut = ending == CUT;
    interval->left = ending == LEFT;
    interval->unwound = ending == UNWOUND || ending == UNWOUND_INSIDE;
    interval->end_event = ending == RETURNED || ending == LEFT || ending == UNWOUND ? intervals->n_events : 0;
    intervals->unfinished += interval->unfinished;
    intervals->unwound += interval->unwound;
    intervals->cut += interval->cut;
    interval->result = *result;
    --*open_counter(intervals, interval->kind, interval->site);
    if (intervals->depth > 0)
        entry[-1].inside += interval->duration;
    if (intervals->closed)
        intervals->closed(interval, intervals->context);
    if (interval->arguments.bytes)
        free((uint8_t *)(uintptr_t)interval->arguments.bytes);
}

static inline bool is_top(const struct intervals *intervals, enum weft_kind kind, uint32_t site)
{
    const struct interval *top = &intervals->stack[intervals->depth - 1].is;
    return top->site == site && top->kind == kind;
}

static bool is_open(const struct intervals *intervals, enum weft_kind kind, uint32_t site)
{
    if (*open_counter(intervals, kind, site) == 0)
        return false;
    if (site < intervals->n_open && site > 0)
        return true;
    for (size_t i = intervals->depth; i-- > 0;) /* the counter is shared: search the stack */
        if (intervals->stack[i].is.site == site && intervals->stack[i].is.kind == kind)
            return true;
    return false;
}

static bool end_interval(struct intervals *intervals, enum weft_kind kind, const struct trace_event *event)
{
    if (!is_open(intervals, kind, event->site)) {
        /* GLOBAL_END is recorded by the thread that ends the program, which may not be the one that began it. */
        intervals->unbalanced += kind != WEFT_KIND_GLOBAL && !intervals->was_off;
        return false;
    }
    while (!is_top(intervals, kind, event->site))
        close_top(intervals, event->time, UNFINISHED, &no_values);
    close_top(intervals, event->time, event->type == WEFT_EVENT_TASK_LEAVE ? LEFT : RETURNED, &event->values);
    return true;
}

static bool unwind_interval(struct intervals *intervals, enum weft_kind kind, const struct trace_event *event)
{
    if (!is_open(intervals, kind, event->site))
        return false;
    while (!is_top(intervals, kind, event->site))
        close_top(intervals, event->time, UNWOUND_INSIDE, &no_values);
    close_top(intervals, event->time, UNWOUND, &no_values);
    return true;
}

/* ---- longjmp ---- */

/* Leaves the calls that were open at setjmp, and the scope, which no jump can leave. */
static void jump(struct intervals *intervals, const struct trace_event *event)
{
    while (intervals->depth > 0) {
        const struct interval *top = &intervals->stack[intervals->depth - 1].is;
        if (top->stamp < event->number || interval_is_scope(top->kind))
            break;
        close_top(intervals, event->time, UNWOUND_INSIDE, &no_values);
    }
}

/* ---- off and on ---- */

/* The number of intervals that go on while calls are not recorded: the innermost scope, and what is around it. */
static size_t depth_of_scope(const struct intervals *intervals)
{
    size_t depth = intervals->depth;
    while (depth > 0 && !interval_is_scope(intervals->stack[depth - 1].is.kind))
        depth--;
    return depth;
}

static void cut(struct intervals *intervals, size_t depth, uint64_t time)
{
    size_t least = depth_of_scope(intervals);
    while (intervals->depth > depth && intervals->depth > least)
        close_top(intervals, time, CUT, &no_values);
}

/* Leaves the time since the last call, or since recording stopped, out of what is open. */
static void add_gap(struct intervals *intervals, uint64_t time)
{
    if (!intervals->is_off || time <= intervals->off_since)
        return;
    uint64_t gap = time - intervals->off_since;
    for (size_t i = 0; i < intervals->depth; i++)
        intervals->stack[i].is.off += gap;
    if (intervals->depth > 0)
        intervals->stack[intervals->depth - 1].inside += gap;
    intervals->off_since = time;
}

static void switch_all(struct intervals *intervals, bool is_on, uint64_t time)
{
    if (is_on) {
        add_gap(intervals, time);
    } else if (!intervals->is_off) {
        cut(intervals, 0, time);
        intervals->off_since = time;
    }
    intervals->is_off = !is_on;
}

enum { MOST_SITES = 1 << WEFT_SITE_BITS };

/* What is open inside of the site's calls is closed with them, although its end will come. */
static void switch_site(struct intervals *intervals, uint32_t site, bool is_on, uint64_t time)
{
    if (site >= intervals->n_off_sites && site < MOST_SITES) {
        size_t count = 2 * (size_t)site + 64;
        intervals->off_sites = grow(intervals->off_sites, count, 1);
        memset(intervals->off_sites + intervals->n_off_sites, 0, count - intervals->n_off_sites);
        intervals->n_off_sites = count;
    }
    if (site < MOST_SITES)
        intervals->off_sites[site] = !is_on;
    size_t depth = 0;
    while (!is_on && depth < intervals->depth && intervals->stack[depth].is.site != site)
        depth++;
    if (!is_on)
        cut(intervals, depth, time);
}

/* Between off and on a thread that has not noticed yet may record another event. */
static bool is_off(const struct intervals *intervals, enum weft_kind kind, uint32_t site)
{
    if (interval_is_scope(kind))
        return false;
    return intervals->is_off || (site < intervals->n_off_sites && intervals->off_sites[site]);
}

static bool add_any(struct intervals *intervals, const struct trace_event *event)
{
    enum weft_kind kind = kind_of(intervals, event->type, event->site);
    enum weft_role role = weft_event_role(event->type);
    if (role == WEFT_ROLE_OFF || role == WEFT_ROLE_ON) {
        intervals->was_off = true;
        if (event->site == 0)
            switch_all(intervals, role == WEFT_ROLE_ON, event->time);
        else
            switch_site(intervals, event->site, role == WEFT_ROLE_ON, event->time);
        return true;
    }
    intervals->n_events++;
    add_gap(intervals, event->time);
    switch (role) {
    case WEFT_ROLE_BEGIN:
        if (is_off(intervals, kind, event->site))
            break;
        begin_interval(intervals, kind, event);
        return true;
    case WEFT_ROLE_END:
        return end_interval(intervals, kind, event);
    case WEFT_ROLE_UNWIND:
        return unwind_interval(intervals, kind, event);
    case WEFT_ROLE_JUMP:
        jump(intervals, event);
        break;
    case WEFT_ROLE_OFF:
    case WEFT_ROLE_ON:
    case WEFT_ROLE_INSTANT:
    case WEFT_ROLE_LINK:
    case WEFT_ROLE_NOTHING:
    case WEFT_ROLE_UNKNOWN:
        break;
    }
    return false;
}

/* Nearly all events of most traces: where nothing was ever switched off, a BEGIN, and the END of what is innermost. */
bool intervals_add(struct intervals *intervals, const struct trace_event *event)
{
    if (event->type > WEFT_EVENT_END || intervals->was_off)
        return add_any(intervals, event);
    enum weft_kind kind = kind_of_site(intervals, event->site);
    if (event->type == WEFT_EVENT_BEGIN) {
        intervals->n_events++;
        begin_interval(intervals, kind, event);
        return true;
    }
    if (intervals->depth == 0 || !is_top(intervals, kind, event->site))
        return add_any(intervals, event);
    intervals->n_events++;
    close_top(intervals, event->time, RETURNED, &event->values);
    return true;
}

void intervals_finish(struct intervals *intervals, uint64_t time)
{
    add_gap(intervals, time);
    while (intervals->depth > 0)
        close_top(intervals, time, UNFINISHED, &no_values);
}

void intervals_open(const struct intervals *intervals, uint64_t time, void (*visit)(const struct interval *interval, void *context), void *context)
{
    for (size_t i = 0; i < intervals->depth; i++) {
        struct interval interval = intervals->stack[i].is;
        uint64_t inside = intervals->stack[i].inside;
        if (i + 1 < intervals->depth && time > intervals->stack[i + 1].is.start)
            inside += time - intervals->stack[i + 1].is.start;
        if (i + 1 == intervals->depth && intervals->is_off && time > intervals->off_since)
            inside += time - intervals->off_since;
        interval.duration = time > interval.start ? time - interval.start : 0;
        interval.self = interval.duration > inside ? interval.duration - inside : 0;
        interval.open = interval.unfinished = true;
        visit(&interval, context);
    }
}

void intervals_restore(struct intervals *intervals, const struct interval *interval)
{
    if (intervals->depth > 0) /* closing it will add this again */
        intervals->stack[intervals->depth - 1].inside -= interval->duration;
    struct interval_entry *entry = push(intervals);
    bool has_parent = intervals->depth > 1;
    *entry = (struct interval_entry){
        .is.id = ++intervals->last_id,
        .is.parent = has_parent ? entry[-1].is.id : 0,
        .is.begin_event = interval->begin_event,
        .is.parent_event = has_parent ? entry[-1].is.begin_event : 0,
        .is.start = interval->start,
        .is.stamp = interval->stamp,
        .is.task = interval->task,
        .is.site = interval->site,
        .is.depth = depth_of(intervals->depth - 1),
        .is.kind = interval->kind,
        .is.resumed = interval->resumed,
        .inside = interval->duration - interval->self,
    };
    ++*open_counter(intervals, interval->kind, interval->site);
    if (intervals->is_off) /* the gap up to here is known */
        intervals->off_since = interval->start + interval->duration;
}

void intervals_abandon(struct intervals *intervals)
{
    while (intervals->depth > 0)
        free((uint8_t *)(uintptr_t)intervals->stack[--intervals->depth].is.arguments.bytes);
}

void intervals_release(struct intervals *intervals)
{
    intervals_abandon(intervals);
    free(intervals->stack);
    free(intervals->off_sites);
    intervals->off_sites = NULL;
    intervals->n_off_sites = 0;
    for (int kind = 0; kind < WEFT_N_KINDS; kind++)
        free(intervals->open[kind]);
    intervals->stack = NULL;
    intervals->stack_capacity = intervals->depth = intervals->n_open = 0;
    memset(intervals->open, 0, sizeof intervals->open);
}
