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

/* The innermost task whose text has the directive, or NULL. */
static const struct omp_region *task_around(const struct omp_unit *all, const struct omp_region *region)
{
    const struct omp_region *innermost = NULL;
    for (size_t i = 0; i < all->regions.count && &all->regions.items[i] != region; i++)
        if (is_task(&all->regions.items[i].directive) && is_within(region, &all->regions.items[i]))
            innermost = &all->regions.items[i];
    return innermost;
}

static bool may_move_task(const struct omp_directive *d)
{
    return is_task(d) || strcmp(d->name, "taskwait") == 0 || strcmp(d->name, "taskyield") == 0;
}

static bool is_moving(const struct omp_unit *all, const struct omp_region *task)
{
    if (!omp_find_clause(&task->directive, "untied"))
        return false;
    for (size_t i = (size_t)(task - all->regions.items) + 1; i < all->regions.count; i++) {
        const struct omp_region *inner = &all->regions.items[i];
        if (may_move_task(&inner->directive) && is_within(inner, task) && task_around(all, inner) == task)
            return true;
    }
    return false;
}

bool omp_is_across_threads(const struct omp_unit *all, const struct omp_region *region)
{
    const struct omp_region *task = is_task(&region->directive) ? region : task_around(all, region);
    if (!task || !is_moving(all, task))
        return false;
    if (task == region)
        return true;
    for (size_t i = (size_t)(region - all->regions.items); i < all->regions.count; i++) {
        const struct omp_region *inner = &all->regions.items[i];
        bool is_there = inner == region || is_within(inner, region);
        if (is_there && may_move_task(&inner->directive) && task_around(all, inner) == task)
            return true;
    }
    return false;
}
