/* The pieces of a thread, as they are cut, and the stack of the contexts that are open on it. */
#ifndef GRAPH_PIECES_H
#define GRAPH_PIECES_H

#include <weft/graph.h>

#include "intervals.h"
#include "vec.h"

/* What a piece is beside a call of the table of functions. */
enum graph_act {
    GRAPH_CALL,         /* no more than what the table says */
    GRAPH_TASK_CREATE,  /* of the task `subject` */
    GRAPH_TASK_WAIT,    /* for the children of its context */
    GRAPH_TASK_DONE,    /* a moment: the task `subject` is over, and what created it goes on */
    GRAPH_FORK,         /* of the team `subject` */
    GRAPH_TEAM_JOIN,    /* waits for the team `subject` */
    GRAPH_TEAM_BARRIER, /* of the team that its context belongs to */
    GRAPH_ALLOCATE,     /* work, at whose end the memory at `subject` is allocated, */
    GRAPH_FREE,         /* or freed, at the site `memory`; */
    GRAPH_FRAME         /* what its context keeps on the stack lies below `subject` */
};

struct graph_piece {
    struct weft_graph_node is; /* as far as the thread knows it: `place` is the number of the site */
    uint64_t task;             /* whose context it belongs to; 0: the thread's own */
    uint64_t team;             /* the context belongs to a team that was forked at this site; 0: to none */
    uint64_t subject;
    uint64_t mutex; /* of a wait for a condition */
    int64_t count;  /* of MEANS_INITIALISE, _SIGNAL and _ALLOCATE; -1: not known */
    uint64_t size;  /* of MEANS_ALLOCATE: bytes (of each of `count`); UINT64_MAX: not known */
    uint32_t memory;
    enum graph_act act;
    bool is_shared, has_object;
    bool has_waited; /* at its end, for the other threads of a loop: a record of that nanosecond is behind it */
};

/* Numbers of contexts that have no task's number: teams' and those of bodies that nobody created. */
#define GRAPH_OWN_NUMBERS (UINT64_C(1) << 61)

/* A context that runs on the thread, or is interrupted by the next one. */
struct graph_context {
    uint64_t task, team;
    uint64_t since;          /* when its current piece began, unless it is in a call: */
    uint64_t call;           /* the interval of that; 0: in none */
    uint64_t interval;       /* its own; 0: the thread's context */
    struct graph_piece sync; /* the call, as far as it is known */
    bool is_undeferred;      /* a task; what created it goes on behind it */
};

struct graph_pieces {
    struct arena *arena;
    VEC(struct graph_context) contexts; /* the innermost one last; the thread's own is the first */
    VEC(struct graph_piece) queue;      /* begins at `next` */
    size_t next;
    uint64_t n_nested; /* calls inside of others that synchronise: no pieces */
    bool is_worker;    /* of a pool: what it does beside its contexts is the pool's, and no work */
};

/* The innermost context; valid until another one is entered. There must be one. */
struct graph_context *graph_pieces_top(struct graph_pieces *pieces);
void graph_pieces_push(struct graph_pieces *pieces, const struct graph_context *context, struct graph_piece piece);
void graph_pieces_push_moment(struct graph_pieces *pieces, const struct graph_context *context, enum weft_graph_node_kind kind, uint64_t time,
                              uint32_t site);
/* A moment that may order anything, since nobody knows what it has to do with, unless the innermost context is in a call. */
void graph_pieces_push_unknown(struct graph_pieces *pieces, enum weft_graph_node_kind kind, uint64_t time, uint32_t site);
/* What the context did up to `time` becomes a piece. */
void graph_pieces_flush_work(struct graph_pieces *pieces, struct graph_context *context, uint64_t time);
/* Work ends here, with the act GRAPH_ALLOCATE or GRAPH_FREE of `size` bytes at `address`, or GRAPH_FRAME. Returns false within a call that
 * synchronises. */
bool graph_pieces_push_memory(struct graph_pieces *pieces, enum graph_act act, uint64_t time, uint32_t site, uint64_t address, uint64_t size);
/* The innermost context begins a call that synchronises. Inside of another such call it only counts. */
void graph_pieces_begin_call(struct graph_pieces *pieces, const struct interval *interval, struct graph_piece piece);
void graph_pieces_end_call(struct graph_pieces *pieces, uint64_t time, unsigned flags);
/* Something else begins within a call: the part so far is a piece of its own. */
void graph_pieces_interrupt_call(struct graph_pieces *pieces, struct graph_context *context, uint64_t time);
/* A context begins within the innermost one, or goes on. */
void graph_pieces_enter(struct graph_pieces *pieces, const struct interval *interval, uint64_t task, uint64_t team);
/* The innermost one ends; `has_left`: it goes on later. */
void graph_pieces_leave(struct graph_pieces *pieces, uint64_t time, bool has_left);

#endif
