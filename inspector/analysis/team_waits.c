#include "team_waits.h"

#include <stdlib.h>
#include <string.h>

#include "arena.h"

enum { LEAST = 1000 /* ns */ };

const char *const team_state_names[N_TEAM_STATES] = { "wait at barrier", "wait for critical", "no task ready", "task not begun" };

/* What an interval is to its thread. */
enum role {
    NO_ROLE,
    ROLE_TEAM,     /* the construct of a parallel region */
    ROLE_MEMBER,   /* its work */
    ROLE_BARRIER,  /* a construct with a barrier at its end */
    ROLE_TASKS,    /* one that waits for tasks */
    ROLE_CRITICAL, /* one that waits until others leave it */
    ROLE_STAY,     /* its work */
    ROLE_OTHER
};

/* ---- what is collected ---- */

/* A team has met at a barrier. */
struct meeting {
    uint64_t last; /* when the last thread arrived */
    const struct trace_thread *thread;
    const struct weft_site *cause;
};

/* One thread is at a barrier. */
struct arrival {
    uint64_t time;
    const struct weft_site *site, *cause;
    struct meeting *meeting; /* NULL: not known */
};

struct wait {
    const struct trace_thread *thread;
    const struct weft_site *site;
    uint64_t start, end;
    uint64_t followed; /* the task that the thread begins then; 0: none */
    enum role role;
    struct arrival *arrival; /* NULL: it is at no barrier */
};

/* A thread executes a parallel region. */
struct team_member {
    const struct trace_thread *thread;
    const struct weft_site *site; /* of the work */
    uint64_t start, end;
    uint64_t idle_since; /* behind its end */
    VEC(struct arrival *) arrivals;
};

/* A parallel region, on the thread that meets it. */
struct team {
    const struct weft_site *site, *work; /* work: of its thread's member; NULL: none yet */
    uint64_t start, end;
    VEC(struct team_member *) members;
};

/* Who was in a critical section. */
struct stay {
    const char *name;
    const struct trace_thread *thread;
    const struct weft_site *site;
    uint64_t start, end;
};

struct team_waits {
    struct arena *arena;
    struct task_times *times;
    bool is_full;
    VEC(struct wait) waits;
    VEC(struct team_member *) members;
    VEC(struct team) teams;
    VEC(struct stay) stays;
};

/* What is open on a thread. */
struct team_open {
    uint64_t id;
    enum role role;
    const struct weft_site *site;
    uint64_t idle_since;        /* of constructs that wait */
    struct team_member *member; /* of ROLE_MEMBER; of ROLE_TEAM that of its own thread */
    struct arrival *arrival;    /* of ROLE_BARRIER; NULL: in no team */
};

struct team_waits *team_waits_new(struct arena *arena, struct task_times *times)
{
    struct team_waits *waits = arena_new(arena, struct team_waits);
    waits->arena = arena;
    waits->times = times;
    return waits;
}

bool team_waits_is_full(const struct team_waits *waits)
{
    return waits->is_full;
}

/* ---- roles ---- */

static bool is_named(const struct weft_site *site, const char *name)
{
    size_t length = strlen(name);
    return strncmp(site->callee, name, length) == 0 && (site->callee[length] == '\0' || site->callee[length] == '(');
}

static enum role role_of(const struct weft_site *site, enum weft_kind kind)
{
    bool is_region = kind == WEFT_KIND_REGION;
    if (!is_region && kind != WEFT_KIND_WORK)
        return kind == WEFT_KIND_TASK ? ROLE_OTHER : NO_ROLE;
    if (is_named(site, "omp::parallel"))
        return is_region ? ROLE_TEAM : ROLE_MEMBER;
    if (is_named(site, "omp::critical"))
        return is_region ? ROLE_CRITICAL : ROLE_STAY;
    if (is_region && (is_named(site, "omp::barrier") || is_named(site, "omp::single") || is_named(site, "omp::sections")))
        return ROLE_BARRIER;
    if (is_region && (is_named(site, "omp::taskwait") || is_named(site, "omp::taskgroup")))
        return ROLE_TASKS;
    return ROLE_OTHER;
}

static bool is_waiting(enum role role)
{
    return role == ROLE_BARRIER || role == ROLE_TASKS || role == ROLE_CRITICAL;
}

bool team_waits_wants(const struct weft_site *site, enum weft_kind kind)
{
    return role_of(site, kind) != NO_ROLE || kind == WEFT_KIND_CALL || kind == WEFT_KIND_FUNCTION;
}

bool team_waits_is_wait(const struct weft_site *site, enum weft_kind kind)
{
    enum role role = role_of(site, kind);
    return is_waiting(role) || role == ROLE_TEAM;
}

/* ---- one thread ---- */

static bool has_room(struct team_waits *waits, size_t count)
{
    waits->is_full |= count >= TEAM_WAITS_MOST;
    return count < TEAM_WAITS_MOST;
}

static void add_wait(struct team_waits *waits, const struct trace_thread *thread, const struct team_open *in, uint64_t end, uint64_t followed)
{
    if (end >= in->idle_since + LEAST && has_room(waits, waits->waits.count))
        vec_push(waits->arena, &waits->waits, (struct wait){ thread, in->site, in->idle_since, end, followed, in->role, in->arrival });
}

static struct team_open *innermost(const struct team_thread *own)
{
    return own->open.count ? &own->open.items[own->open.count - 1] : NULL;
}

static struct team_member *member_around(const struct team_thread *own)
{
    for (size_t i = own->open.count; i-- > 0;)
        if (own->open.items[i].role == ROLE_MEMBER)
            return own->open.items[i].member;
    return NULL;
}

/* From now on it waits. What it has done up to now is what it may be late for. */
static void note_arrival(const struct team_thread *own, struct arrival *arrival, uint64_t time)
{
    if (!arrival)
        return;
    arrival->time = time;
    arrival->cause = own->longest ? own->longest : arrival->site;
}

static struct arrival *arrive(struct team_waits *waits, const struct team_thread *own, struct team_member *member, const struct weft_site *site,
                              uint64_t time)
{
    if (!member)
        return NULL;
    struct arrival *arrival = arena_new(waits->arena, struct arrival);
    arrival->site = site;
    note_arrival(own, arrival, time);
    vec_push(waits->arena, &member->arrivals, arrival);
    return arrival;
}

static void begin_anew(struct team_thread *own, uint64_t time)
{
    own->longest = NULL;
    own->longest_time = 0;
    own->since = time;
}

/* At the end of its region. */
static void add_wait_at_end(struct team_waits *waits, const struct team_member *member, uint64_t end, uint64_t followed)
{
    size_t n = member->arrivals.count;
    struct team_open open = { .site = member->site, .role = ROLE_BARRIER, .idle_since = member->idle_since };
    open.arrival = n ? member->arrivals.items[n - 1] : NULL;
    if (open.arrival)
        add_wait(waits, member->thread, &open, end, followed);
}

/* Is it in nothing but the construct of the region that the thread has left? */
static bool is_outside(const struct team_thread *own, const struct team_open *outer, const struct interval *interval)
{
    return outer ? outer->role == ROLE_TEAM && outer->member == own->over && outer->id == interval->parent : interval->parent == 0;
}

uint64_t team_waits_free(const struct team_thread *own, const struct interval *interval)
{
    const struct team_open *outer = innermost(own);
    if (outer && outer->id == interval->parent && is_waiting(outer->role))
        return outer->idle_since;
    return own->over && is_outside(own, outer, interval) ? own->over->idle_since : 0;
}

void team_waits_opened(struct team_waits *waits, struct team_thread *own, const struct trace_thread *thread, const struct interval *interval)
{
    const struct weft_site *site = reader_site(thread->process, interval->site);
    enum role role = role_of(site, interval->kind);
    struct team_open *outer = innermost(own);
    uint64_t followed = interval->kind == WEFT_KIND_TASK ? interval->task : 0;
    if (outer && outer->id == interval->parent && is_waiting(outer->role)) {
        add_wait(waits, thread, outer, interval->start, followed);
        own->idle += interval->start - outer->idle_since;
    } else if (own->over && interval->kind == WEFT_KIND_TASK && is_outside(own, outer, interval))
        add_wait_at_end(waits, own->over, interval->start, followed);
    else if (own->over && is_outside(own, outer, interval))
        own->over = NULL;
    if (role == NO_ROLE)
        return;
    struct team_open open = { .id = interval->id, .role = role, .site = site, .idle_since = interval->start };
    if (role == ROLE_MEMBER && has_room(waits, waits->members.count)) {
        open.member = arena_new(waits->arena, struct team_member);
        *open.member = (struct team_member){ .thread = thread, .site = site, .start = interval->start };
        vec_push(waits->arena, &waits->members, open.member);
        begin_anew(own, interval->start);
        if (outer && outer->role == ROLE_TEAM)
            outer->member = open.member;
    } else if (role == ROLE_BARRIER) {
        open.arrival = arrive(waits, own, member_around(own), site, interval->start);
    }
    vec_push(waits->arena, &own->open, open);
}

/* Is it the longest that the thread has done since it was at a barrier? What is around others is closed after them. */
static void note_longest(struct team_thread *own, const struct interval *interval, const struct weft_site *site)
{
    const struct team_open *outer = innermost(own);
    bool is_in_barrier = outer && outer->role == ROLE_BARRIER && outer->id == interval->parent;
    bool is_wait = role_of(site, interval->kind) == ROLE_TASKS;
    if (interval->kind == WEFT_KIND_WORK || is_in_barrier || is_wait || interval->start < own->since || interval->duration <= own->longest_time)
        return;
    own->longest = site;
    own->longest_time = interval->duration;
}

/* The construct around `interval` goes on. */
static void go_on(struct team_thread *own, const struct interval *interval, uint64_t end)
{
    struct team_open *outer = innermost(own);
    if (own->over && interval->kind == WEFT_KIND_TASK && is_outside(own, outer, interval))
        own->over->idle_since = end;
    if (!outer || outer->id != interval->parent || !is_waiting(outer->role))
        return;
    outer->idle_since = end;
    if (outer->role == ROLE_BARRIER && interval->kind == WEFT_KIND_WORK)
        note_arrival(own, outer->arrival, end);
}

void team_waits_closed(struct team_waits *waits, struct team_thread *own, const struct trace_thread *thread, const struct interval *interval,
                       uint64_t owner)
{
    const struct weft_site *site = reader_site(thread->process, interval->site);
    uint64_t end = interval->start + interval->duration;
    struct team_open open = { 0 };
    while (own->open.count && own->open.items[own->open.count - 1].id >= interval->id)
        open = own->open.items[--own->open.count];
    bool is_own = open.id == interval->id;
    if (is_own && is_waiting(open.role) && !interval->unfinished) {
        add_wait(waits, thread, &open, end, 0);
        own->idle += end - open.idle_since;
    }
    if (is_own && open.role == ROLE_TASKS)
        task_times_wait(waits->times, owner, interval->start, end);
    if (is_own && open.role == ROLE_BARRIER) {
        task_times_wait(waits->times, owner, open.arrival ? open.arrival->time : interval->start, end);
        begin_anew(own, end);
    } else if (is_own && open.role == ROLE_MEMBER && open.member) {
        open.member->end = open.member->idle_since = end;
        own->over = open.member;
        arrive(waits, own, open.member, site, end);
        begin_anew(own, end);
    } else if (is_own && open.role == ROLE_TEAM && open.member && !interval->unfinished && has_room(waits, waits->teams.count)) {
        vec_push(waits->arena, &waits->teams, (struct team){ .site = site, .work = open.member->site, .start = interval->start, .end = end });
        task_times_wait(waits->times, owner, open.member->end, end);
    } else if (is_own && open.role == ROLE_STAY && has_room(waits, waits->stays.count)) {
        vec_push(waits->arena, &waits->stays, (struct stay){ site->callee, thread, site, interval->start, end });
    }
    note_longest(own, interval, site);
    go_on(own, interval, end);
}

/* ---- teams ---- */

static int compare_teams(const void *left, const void *right)
{
    const struct team *a = left, *b = right;
    int order = (a->work > b->work) - (a->work < b->work);
    return order ? order : (a->start > b->start) - (a->start < b->start);
}

/* The team with this work that lasts throughout the member's; NULL: there is none, or more than one. */
static struct team *team_of(struct team_waits *waits, const struct team_member *member)
{
    size_t low = 0, high = waits->teams.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct team *team = &waits->teams.items[middle];
        if (team->work < member->site || (team->work == member->site && team->start <= member->start))
            low = middle + 1;
        else
            high = middle;
    }
    enum { LOOKED_AT = 64 }; /* those that overlap are few, or it is nested parallelism that cannot be told apart */
    struct team *found = NULL;
    for (size_t i = low; i-- > 0 && low - i <= LOOKED_AT && waits->teams.items[i].work == member->site;)
        if (waits->teams.items[i].end >= member->end) {
            if (found)
                return NULL;
            found = &waits->teams.items[i];
        }
    return found;
}

/* All members have met at their k-th barrier. Returns false if they were not at the same one. */
static bool meet(struct team_waits *waits, const struct team *team, size_t k)
{
    struct meeting *meeting = arena_new(waits->arena, struct meeting);
    const struct weft_site *site = team->members.items[0]->arrivals.items[k]->site;
    for (size_t i = 0; i < team->members.count; i++) {
        const struct team_member *member = team->members.items[i];
        if (k >= member->arrivals.count || member->arrivals.items[k]->site != site)
            return false;
        const struct arrival *arrival = member->arrivals.items[k];
        if (!meeting->thread || arrival->time > meeting->last)
            *meeting = (struct meeting){ arrival->time, member->thread, arrival->cause };
    }
    for (size_t i = 0; i < team->members.count; i++)
        team->members.items[i]->arrivals.items[k]->meeting = meeting;
    return true;
}

static void meet_all(struct team_waits *waits)
{
    if (waits->teams.count)
        qsort(waits->teams.items, waits->teams.count, sizeof *waits->teams.items, compare_teams);
    for (size_t i = 0; i < waits->members.count; i++) {
        struct team *team = team_of(waits, waits->members.items[i]);
        if (team)
            vec_push(waits->arena, &team->members, waits->members.items[i]);
    }
    for (size_t i = 0; i < waits->teams.count; i++) {
        struct team *team = &waits->teams.items[i];
        size_t n = team->members.count ? team->members.items[0]->arrivals.count : 0;
        for (size_t k = 0; k < n && meet(waits, team, k);)
            k++;
        for (size_t k = 0; k < team->members.count; k++) {
            const struct team_member *member = team->members.items[k];
            if (member->arrivals.count)
                member->arrivals.items[member->arrivals.count - 1]->site = team->site;
            add_wait_at_end(waits, member, team->end, 0);
        }
    }
}

/* ---- rows ---- */

struct division {
    struct team_waits *waits;
    struct team_rows *rows;
    const struct wait *wait;
};

static const struct weft_site *site_of(const struct wait *wait)
{
    return wait->arrival ? wait->arrival->site : wait->site;
}

static bool is_same_place(const struct weft_site *a, const struct weft_site *b)
{
    return a == b || (a && b && a->line_begin == b->line_begin && strcmp(a->file, b->file) == 0 && strcmp(a->callee, b->callee) == 0);
}

static struct team_row *row_of(const struct division *d, enum team_state state, const struct weft_site *cause, bool is_creation)
{
    for (size_t i = 0; i < d->rows->items.count; i++) {
        struct team_row *row = &d->rows->items.items[i];
        if (row->state == state && row->is_creation == is_creation && is_same_place(row->waiting, site_of(d->wait)) &&
            is_same_place(row->cause, cause))
            return row;
    }
    struct team_row row = { .state = state, .waiting = site_of(d->wait), .cause = cause, .is_creation = is_creation };
    vec_push(d->waits->arena, &d->rows->items, row);
    return &d->rows->items.items[d->rows->items.count - 1];
}

static void add_share(struct arena *arena, struct team_row *row, bool is_cause, const struct trace_thread *thread, uint64_t ns)
{
    struct team_share share = { thread, ns };
    size_t n = is_cause ? row->causers.count : row->waiters.count;
    struct team_share *shares = is_cause ? row->causers.items : row->waiters.items;
    for (size_t i = 0; i < n; i++)
        if (shares[i].thread == thread) {
            shares[i].total += ns;
            return;
        }
    if (is_cause)
        vec_push(arena, &row->causers, share);
    else
        vec_push(arena, &row->waiters, share);
}

/* A part of the wait. */
static void add_part(const struct division *d, enum team_state state, const struct weft_site *cause, bool is_creation,
                     const struct trace_thread *causer, uint64_t from, uint64_t to)
{
    if (to <= from)
        return;
    struct team_row *row = row_of(d, state, cause, is_creation);
    row->pending += to - from;
    row->total += to - from;
    add_share(d->waits->arena, row, false, d->wait->thread, to - from);
    if (causer)
        add_share(d->waits->arena, row, true, causer, to - from);
}

static void count_wait(const struct division *d)
{
    for (size_t i = 0; i < d->rows->items.count; i++) {
        struct team_row *row = &d->rows->items.items[i];
        row->calls += row->pending > 0;
        row->longest = row->pending > row->longest ? row->pending : row->longest;
        row->pending = 0;
    }
}

static void on_task_part(void *context, enum task_part part, const struct task_time *task, uint64_t from, uint64_t to)
{
    const struct division *d = context;
    if (part == TASK_LINGERS)
        add_part(d, TEAM_NOT_BEGUN, task->site, false, NULL, from, to);
    else if (part == TASK_EVENT)
        add_part(d, TEAM_NO_TASK, task->site, false, NULL, from, to);
    else
        add_part(d, TEAM_NO_TASK, task->site, part == TASK_CREATION, part == TASK_CREATION ? task->creator : task->thread, from, to);
}

static void add_barrier_part(const struct division *d, uint64_t from, uint64_t to)
{
    const struct meeting *meeting = d->wait->arrival ? d->wait->arrival->meeting : NULL;
    if (meeting && meeting->thread != d->wait->thread)
        add_part(d, TEAM_BARRIER, meeting->cause, false, meeting->thread, from, to < meeting->last ? to : meeting->last);
}

/* Until a task began on this thread, or until the last one was over: back along what held that up. */
static void divide_by_tasks(struct division *d)
{
    const struct wait *wait = d->wait;
    const struct task_times *times = d->waits->times;
    uint32_t task = wait->followed ? task_times_find(times, wait->followed) : task_times_last_over(times, wait->start, wait->end);
    uint64_t reached = wait->end;
    if (task != TASK_NONE) {
        const struct task_time *known = &times->tasks.items[task];
        uint64_t time = wait->followed ? known->begin : known->end;
        time = time < wait->end ? time : wait->end;
        add_barrier_part(d, time, wait->end);
        reached = task_times_walk(times, task, time, &(struct task_walk){ wait->start, d, on_task_part });
    }
    add_barrier_part(d, wait->start, reached);
}

static int compare_stays(const void *left, const void *right)
{
    const struct stay *a = left, *b = right;
    int order = strcmp(a->name, b->name);
    return order ? order : (a->start > b->start) - (a->start < b->start);
}

/* By who was in the critical section meanwhile. */
static void divide_by_stays(const struct division *d)
{
    const struct wait *wait = d->wait;
    size_t low = 0, high = d->waits->stays.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct stay *stay = &d->waits->stays.items[middle];
        int order = strcmp(stay->name, wait->site->callee);
        if (order < 0 || (order == 0 && stay->start < wait->end))
            low = middle + 1;
        else
            high = middle;
    }
    uint64_t to = wait->end;
    while (low-- > 0 && to > wait->start) {
        const struct stay *stay = &d->waits->stays.items[low];
        if (strcmp(stay->name, wait->site->callee) != 0 || stay->end <= wait->start)
            break;
        uint64_t from = stay->start > wait->start ? stay->start : wait->start;
        if (stay->thread != wait->thread)
            add_part(d, TEAM_CRITICAL, stay->site, false, stay->thread, from, stay->end < to ? stay->end : to);
        to = from;
    }
}

void team_waits_finish(struct team_waits *waits, struct team_rows *rows)
{
    meet_all(waits);
    if (waits->stays.count)
        qsort(waits->stays.items, waits->stays.count, sizeof *waits->stays.items, compare_stays);
    for (size_t i = 0; i < waits->waits.count; i++) {
        struct division d = { waits, rows, &waits->waits.items[i] };
        if (d.wait->role == ROLE_CRITICAL)
            divide_by_stays(&d);
        else
            divide_by_tasks(&d);
        count_wait(&d);
    }
}
