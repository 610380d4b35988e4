#include "graph_roles.h"

#include <string.h>

#include "str.h"
#include "messages.h"

enum { NO_BARRIER = 1, BARRIER = 2 }; /* WEFT_SITE_END_SHIFT */

struct graph_roles {
    struct trace *trace;
    struct graph_role **by_process; /* by site and kind */
};

struct graph_roles *graph_roles_new(struct trace *trace)
{
    struct graph_roles *roles = arena_new(trace->arena, struct graph_roles);
    *roles = (struct graph_roles){ trace, arena_array(trace->arena, struct graph_role *, trace->processes.count + 1) };
    for (size_t i = 0; i < trace->processes.count; i++)
        roles->by_process[i] = arena_array(trace->arena, struct graph_role, (trace->processes.items[i]->n_sites + (size_t)1) * WEFT_N_KINDS);
    return roles;
}

static bool begins_with(const char *text, const char *word)
{
    size_t length = strlen(word);
    return strncmp(text, word, length) == 0 && (text[length] == '\0' || text[length] == ' ' || text[length] == '(');
}

/* The directive whose statement the site is: the innermost one around it. */
static const struct weft_site *construct_of(const struct trace_process *process, const struct weft_site *work)
{
    const struct weft_site *found = work;
    for (uint32_t i = 1; i < process->n_sites; i++) {
        const struct weft_site *site = &process->sites[i];
        bool is_around = site->callee && site->kind == WEFT_KIND_REGION && site->line_begin <= work->line_begin &&
                         site->line_end >= work->line_begin && strcmp(site->callee, work->callee) == 0 && strcmp(site->file, work->file) == 0;
        if (is_around && (found == work || site->line_begin >= found->line_begin))
            found = site;
    }
    return found;
}

/* The directive whose section the site is: `sections`, or `parallel sections`. NULL: it is not recorded. */
static const struct weft_site *sections_of(const struct trace_process *process, const struct weft_site *section)
{
    const struct weft_site *found = NULL;
    for (uint32_t i = 1; i < process->n_sites; i++) {
        const struct weft_site *site = &process->sites[i];
        bool is_around = site->callee && site->kind == WEFT_KIND_REGION && site->line_begin < section->line_begin &&
                         site->line_end >= section->line_end && strcmp(site->file, section->file) == 0 &&
                         (strcmp(site->callee, "omp::sections") == 0 || strcmp(site->callee, "omp::parallel sections") == 0);
        if (is_around && (!found || site->line_begin >= found->line_begin))
            found = site;
    }
    return found;
}

static uint64_t team_of(struct arena *arena, const struct weft_site *construct)
{
    return hash_text(HASH_START, arena_printf(arena, "%s:%u:%u", construct->file, construct->line_begin, construct->column)) | 1;
}

/* Directives are named as they are written (docs/openmp.md). */
static struct graph_role role_of_region(struct arena *arena, const struct trace_process *process, const struct weft_site *site, bool is_work)
{
    const char *name = strncmp(site->callee, "omp::", 5) == 0 ? site->callee + 5 : "";
    bool is_loop = !is_work && (begins_with(name, "parallel for") || begins_with(name, "parallel loop"));
    const struct weft_site *sections = is_work && strcmp(name, "section") == 0 ? sections_of(process, site) : NULL;
    if (sections && strcmp(sections->callee, "omp::parallel sections") == 0) /* whichever thread executes it */
        return (struct graph_role){ .kind = GRAPH_ROLE_TEAM, .object = team_of(arena, sections) };
    if (strcmp(name, "parallel") == 0 || strcmp(name, "parallel sections") == 0 || is_loop) {
        uint64_t at = team_of(arena, is_work ? construct_of(process, site) : site);
        return (struct graph_role){ .kind = is_work ? GRAPH_ROLE_TEAM : is_loop ? GRAPH_ROLE_PARALLEL_LOOP : GRAPH_ROLE_PARALLEL, .object = at };
    }
    if (begins_with(name, "parallel") && !is_work)
        return (struct graph_role){ .kind = GRAPH_ROLE_NONE, .object = 1 };
    if (begins_with(name, "critical"))
        return (struct graph_role){ .kind = is_work ? GRAPH_ROLE_CRITICAL_WORK : GRAPH_ROLE_CRITICAL, .object = hash_text(HASH_START, name) | 1 };
    if (!is_work && strcmp(name, "barrier") == 0)
        return (struct graph_role){ .kind = GRAPH_ROLE_BARRIER };
    if (!is_work && strcmp(name, "taskwait") == 0)
        return (struct graph_role){ .kind = GRAPH_ROLE_TASK_WAIT };
    if (is_work && strcmp(name, "taskgroup") == 0)
        return (struct graph_role){ .kind = GRAPH_ROLE_GROUP_WORK };
    unsigned end = site->flags >> WEFT_SITE_END_SHIFT & 3;
    static const char *const shared[] = { "single", "sections", "section", "scope" }, *const loops[] = { "for", "loop", "taskloop" };
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
        if (begins_with(name, shared[i]) && end != NO_BARRIER)
            return (struct graph_role){ .kind = is_work ? GRAPH_ROLE_SHARE_WORK : GRAPH_ROLE_SHARE, .object = end == BARRIER };
    for (size_t i = 0; i < sizeof loops / sizeof *loops; i++)
        if (!is_work && begins_with(name, loops[i]) && end != NO_BARRIER)
            return (struct graph_role){ .kind = GRAPH_ROLE_LOOP, .object = end == BARRIER };
    if (!is_work && (begins_with(name, "ordered") || begins_with(name, "flush")))
        return (struct graph_role){ .kind = GRAPH_ROLE_FENCE };
    return (struct graph_role){ .kind = GRAPH_ROLE_NONE };
}

/* Is it recorded when the guard that the call constructs gives the lock back? Then its destructor has a site there, too. */
static bool gives_back(const struct trace_process *process, const struct weft_site *guard)
{
    for (uint32_t i = 1; i < process->n_sites; i++) {
        const struct weft_site *site = &process->sites[i];
        const char *name = site->callee ? strrchr(site->callee, ':') : NULL;
        if (name && name[1] == '~' && site->line_begin == guard->line_begin && site->column == guard->column && strcmp(site->file, guard->file) == 0)
            return true;
    }
    return false;
}

static struct graph_role role_of_call(const struct trace_process *process, const struct weft_site *site)
{
    static const struct function_row guard = { .means = MEANS_ACQUIRE, .class = CLASS_LOCK }, start = { .means = MEANS_CREATE, .class = CLASS_START };
    const struct function_row *row = site->flags & WEFT_SITE_FUTURE ? NULL : class_row(site);
    if (site->kind == WEFT_KIND_LOCAL && (!row || row->means == MEANS_NOTHING)) /* whatever it is called */
        row = &start;
    bool waits = row && (row->class == CLASS_LOCK || row->class == CLASS_CONDITION || row->class == CLASS_BARRIER || row->class == CLASS_CHANNEL);
    if (waits && row->means == MEANS_NOTHING && row->object != FUNCTION_NO_POSITION && gives_back(process, site))
        return (struct graph_role){ .kind = GRAPH_ROLE_CALL, .row = &guard };
    if (row && ((waits && row->means == MEANS_NOTHING) || row->means == MEANS_ARRIVE)) /* no meeting is made of it */
        return (struct graph_role){ .kind = GRAPH_ROLE_WAITING };
    if (row && (row->means == MEANS_ALLOCATE || row->means == MEANS_FREE))
        return (struct graph_role){ .kind = row->means == MEANS_FREE ? GRAPH_ROLE_FREE : GRAPH_ROLE_ALLOCATE, .row = row };
    if (!row || row->means == MEANS_NOTHING || row->means == MEANS_COPY)
        return (struct graph_role){ .kind = GRAPH_ROLE_NONE, .object = row && row->class == CLASS_COLLECTIVE ? 3 : 0 };
    return (struct graph_role){ .kind = GRAPH_ROLE_CALL, .row = row };
}

const struct graph_role *graph_roles_find(struct graph_roles *roles, const struct trace_process *process, uint32_t number, enum weft_kind kind)
{
    struct graph_role *role = &roles->by_process[process->index][(number < process->n_sites ? number : 0) * (size_t)WEFT_N_KINDS + kind];
    if (role->kind != GRAPH_ROLE_UNKNOWN)
        return role;
    const struct weft_site *site = reader_site(process, number);
    *role = (struct graph_role){ .kind = GRAPH_ROLE_NONE };
    if (kind == WEFT_KIND_TASK)
        role->kind = GRAPH_ROLE_TASK;
    else if (kind == WEFT_KIND_REGION || kind == WEFT_KIND_WORK)
        *role = role_of_region(roles->trace->arena, process, site, kind == WEFT_KIND_WORK);
    else if (kind == WEFT_KIND_CALL && messages_wants(process, number))
        *role = (struct graph_role){ .kind = GRAPH_ROLE_MESSAGE, .row = class_row(site) };
    else if (kind == WEFT_KIND_CALL)
        *role = role_of_call(process, site);
    return role;
}
