#include "omp_untied.h"

#include <string.h>

static bool is_within(const struct omp_region *region, const struct omp_region *outer)
{
    return outer != region && outer->directive.text.end <= region->directive.text.begin && region->directive.text.end <= outer->statement.end;
}

static bool is_task(const struct omp_directive *d)
{
    return strcmp(d->name, "task") == 0;
}

const struct omp_region *omp_task_around(const struct omp_unit *all, const struct omp_region *region)
{
    const struct omp_region *innermost = NULL;
    for (size_t i = 0; i < all->regions.count && &all->regions.items[i] != region; i++)
        if (is_task(&all->regions.items[i].directive) && is_within(region, &all->regions.items[i]))
            innermost = &all->regions.items[i];
    return innermost;
}

bool omp_may_move_task(const struct omp_directive *d)
{
    return is_task(d) || strcmp(d->name, "taskwait") == 0 || strcmp(d->name, "taskyield") == 0;
}

const struct omp_region *omp_next_pause(const struct omp_unit *all, const struct omp_region *task, const struct omp_region *after)
{
    size_t i = (size_t)((after ? after : task) - all->regions.items) + 1;
    for (; omp_find_clause(&task->directive, "untied") && i < all->regions.count; i++) {
        const struct omp_region *inner = &all->regions.items[i];
        if (omp_may_move_task(&inner->directive) && is_within(inner, task) && omp_task_around(all, inner) == task)
            return inner;
    }
    return NULL;
}

bool omp_contains_pause(const struct omp_unit *all, const struct omp_region *region)
{
    bool has_none = is_task(&region->directive) || (region->directive.facts & OMP_ALONE);
    const struct omp_region *task = has_none ? NULL : omp_task_around(all, region);
    for (const struct omp_region *pause = NULL; task && (pause = omp_next_pause(all, task, pause));)
        if (is_within(pause, region))
            return true;
    return false;
}
