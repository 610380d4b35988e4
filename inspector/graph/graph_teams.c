#include "graph_teams.h"

enum { N_BUCKETS = 1 << 16 };

struct graph_teams {
    struct arena *arena;
    struct graph_task **tasks; /* N_BUCKETS */
    struct graph_team *open, *unused;
    uint64_t n_teams;
};

struct graph_teams *graph_teams_new(struct arena *arena)
{
    struct graph_teams *teams = arena_new(arena, struct graph_teams);
    *teams = (struct graph_teams){ .arena = arena, .tasks = arena_array(arena, struct graph_task *, N_BUCKETS) };
    return teams;
}

struct graph_task *graph_teams_task(struct graph_teams *teams, uint32_t process, uint64_t number)
{
    struct graph_task **bucket = &teams->tasks[((number ^ process) * UINT64_C(0x9E3779B97F4A7C15) >> 40) % N_BUCKETS];
    for (struct graph_task *task = *bucket; task; task = task->next)
        if (task->number == number && task->process == process)
            return task;
    struct graph_task *task = arena_new(teams->arena, struct graph_task);
    *task = (struct graph_task){ .next = *bucket, .process = process, .number = number };
    return *bucket = task;
}

struct graph_team *graph_teams_fork(struct graph_teams *teams, uint32_t process, uint64_t site)
{
    struct graph_team *team = teams->unused;
    if (team)
        teams->unused = team->next;
    else
        team = arena_new(teams->arena, struct graph_team);
    team->next = teams->open;
    team->process = process;
    team->site = site;
    team->number = ++teams->n_teams;
    team->fork = team->n_members = 0;
    team->ends.count = team->tasks.count = team->phases.count = 0;
    return teams->open = team;
}

struct graph_team *graph_teams_find(struct graph_teams *teams, uint32_t process, uint64_t site)
{
    struct graph_team *found = NULL;
    for (struct graph_team *team = teams->open; team; team = team->next) {
        if (team->process != process || team->site != site)
            continue;
        if (found)
            return NULL;
        found = team;
    }
    return found;
}

struct graph_team *graph_teams_open(struct graph_teams *teams, uint64_t number)
{
    struct graph_team *team = teams->open;
    while (team && team->number != number)
        team = team->next;
    return team;
}

void graph_teams_over(struct graph_teams *teams, struct graph_team *team)
{
    struct graph_team **at = &teams->open;
    while (*at != team)
        at = &(*at)->next;
    *at = team->next;
    team->next = teams->unused;
    teams->unused = team;
}
