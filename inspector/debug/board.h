/* Tasks and threads as the debugger's stream tells them (debugger.h), for the terminal. Not thread safe. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "vec.h"

enum board_state { BOARD_CREATED, BOARD_READY, BOARD_HELD, BOARD_RUNNING, BOARD_WAITING, BOARD_FINISHED, BOARD_NEVER, N_BOARD_STATES };
extern const char *const board_state_names[N_BOARD_STATES];

struct board_task {
    uint32_t process, line, thread; /* thread: on which it has begun; 0: it has not */
    uint32_t creator, n_pending;    /* predecessors that have not finished */
    uint64_t number;
    const char *name, *file; /* in the arena, each text once */
    enum board_state state;
    double created, ready, begun, ended; /* s since the first event; negative: not yet */
    struct board_task *parent, *next;    /* next: in its bucket */
    bool is_kept;
    VEC(struct board_edge {
        struct board_task *task;
        const char *hazard; /* of a message: its tag */
    })
    before, after, receives, sends; /* the latter: messages between ranks */
};

struct board_thread {
    uint32_t process, number;
    const char *name;
    struct board_task *task; /* whose body is innermost */
    const char *held;        /* name of what it holds; NULL: nothing */
    struct board_task *held_task;
    bool is_gone;
    VEC(struct board_task *) stack;
};

struct board_rule {
    unsigned number;
    const char *conditions; /* divided by tabs */
};

struct board {
    struct arena arena;
    VEC(struct board_task *) tasks; /* in order of creation */
    VEC(struct board_thread *) threads;
    VEC(struct board_rule) rules;
    VEC(struct board_end {
        struct board_task *task;
        const char *way;
        const char *key;
    })
    ends;                    /* of messages, whose other end has not come */
    VEC(const char *) words; /* that are known */
    struct board_task **buckets;
    size_t n_buckets, counts[N_BOARD_STATES];
    uint64_t start; /* ns */
    bool is_holding, has_ended;
    int status;
    char wrong[256]; /* what a gate has said of a command last */
};

/* Zero it first. A line without its end; it is written to. */
void board_add(struct board *board, char *line);
void board_release(struct board *board);

/* "1.7": as the page shows it. */
const char *board_number(uint64_t number, char out[32]);

#endif
