/* What the threads of OpenMP waited for, and in which lines it was.
 *
 *   wait at barrier     until the last thread of the team arrived, at the end of `parallel`, `single`, `sections`, too
 *   wait for critical   until the thread that was in it left
 *   no task ready       in any of these, and in taskwait and taskgroup: for tasks that others still ran, or had not
 *                       created yet; because of each task on the way back to what held it up (task_times.h)
 *   task not begun      a task was ready, and nobody had begun it yet
 *
 * A team are the threads that execute a `parallel` region; those of one are known by time, so threads of two
 * instances of one region at the same time are in no team. Waits below 1 us are not counted.
 *
 * Memory: some 100 bytes for each wait, up to TEAM_WAITS_MOST; then is_full is set, and the rest is left out. */
#ifndef TEAM_WAITS_H
#define TEAM_WAITS_H

#include "intervals.h"
#include "task_times.h"

enum { TEAM_WAITS_MOST = 1 << 20 };
enum team_state { TEAM_BARRIER, TEAM_CRITICAL, TEAM_NO_TASK, TEAM_NOT_BEGUN, N_TEAM_STATES };
extern const char *const team_state_names[N_TEAM_STATES];

struct team_share {
    const struct trace_thread *thread;
    uint64_t total;
};

/* All waits of one kind in one line because of another. */
struct team_row {
    enum team_state state;
    const struct weft_site *waiting, *cause; /* cause NULL: not known */
    bool is_creation;                        /* of the cause: its task was not created yet */
    uint64_t calls, total, longest;          /* ns */
    VEC(struct team_share) waiters, causers;
    uint64_t pending; /* of the wait that is being divided */
};

struct team_waits; /* of one process */

/* One thread's; zeroed. */
struct team_thread {
    VEC(struct team_open) open;
    const struct weft_site *longest; /* of what it has done since it was at a barrier last; NULL: nothing known */
    uint64_t longest_time, since;
    uint64_t idle;            /* how long it has waited so far */
    struct team_member *over; /* it has left this one, and may execute tasks until all others have; NULL: none */
};

struct team_rows {
    VEC(struct team_row) items; /* in no order */
};

struct team_waits *team_waits_new(struct arena *arena, struct task_times *times);
/* Is it of interest where it waits or what it does? */
bool team_waits_wants(const struct weft_site *site, enum weft_kind kind);
/* Is its self time a wait? Of loops it is not: they have no work of their own. */
bool team_waits_is_wait(const struct weft_site *site, enum weft_kind kind);
/* For a task that is about to be opened: since when has the thread been in a wait without anything else to do? 0: it is
 * not. */
uint64_t team_waits_free(const struct team_thread *own, const struct interval *interval);
void team_waits_opened(struct team_waits *waits, struct team_thread *own, const struct trace_thread *thread, const struct interval *interval);
/* `owner`: of what is created now (task_times.h). Adds to `times` what it waits for. */
void team_waits_closed(struct team_waits *waits, struct team_thread *own, const struct trace_thread *thread, const struct interval *interval,
                       uint64_t owner);
/* Divides the waits, when `times` is finished. */
void team_waits_finish(struct team_waits *waits, struct team_rows *rows);
bool team_waits_is_full(const struct team_waits *waits);

#endif
