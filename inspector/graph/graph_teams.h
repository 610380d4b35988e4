/* What the graph knows of tasks and of teams of OpenMP, by their numbers: which nodes created, began and ended them. */
#ifndef GRAPH_TEAMS_H
#define GRAPH_TEAMS_H

#include <stdbool.h>
#include <stdint.h>

#include "vec.h"

/* A task: some 100 bytes each, which stay, since a later one may depend on it. */
struct graph_task {
    struct graph_task *next;
    uint32_t process;
    uint64_t number;
    uint32_t context, creator; /* 0: not there yet */
    uint64_t created, ended;   /* nodes; 0: not known */
    uint64_t team;             /* number of the team that it belongs to; 0: none */
    uint32_t phase;            /* how many barriers were behind whoever created it, or the task that did */
    bool is_waited_for;        /* by who created it */
    VEC(uint64_t) before;      /* numbers of tasks that it depends on */
    VEC(uint64_t) exclusive;   /* addresses that it has to itself while it runs: mutexinoutset */
};

/* Tasks of a team that were created with so many barriers behind them are over when the next one is. */
struct graph_phase {
    uint32_t phase;
    uint64_t meeting; /* node: all are over; 0: not yet */
};

/* A team: one execution of a parallel region. */
struct graph_team {
    struct graph_team *next;
    uint32_t process;
    uint64_t site, number; /* site: which directive; number: unique */
    uint64_t fork, n_members;
    VEC(uint64_t) ends;             /* nodes */
    VEC(struct graph_task *) tasks; /* that are over, and that nobody has waited for, as far as is known */
    VEC(struct graph_phase) phases;
};

struct graph_teams; /* opaque, in the arena */
struct graph_teams *graph_teams_new(struct arena *arena);
/* The task of this number, which is new if it was not asked for before. */
struct graph_task *graph_teams_task(struct graph_teams *teams, uint32_t process, uint64_t number);
/* A team is forked. */
struct graph_team *graph_teams_fork(struct graph_teams *teams, uint32_t process, uint64_t site);
/* The only team that is there of this directive; NULL: there is none, or several, so that nobody knows which. */
struct graph_team *graph_teams_find(struct graph_teams *teams, uint32_t process, uint64_t site);
/* The team of this number, if it is still there; or NULL. */
struct graph_team *graph_teams_open(struct graph_teams *teams, uint64_t number);
void graph_teams_over(struct graph_teams *teams, struct graph_team *team);

#endif
