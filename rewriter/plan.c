#include "plan.h"

#include <stdlib.h>
#include <string.h>

/* Source order, outer before inner. */
static int compare_points(const void *a, const void *b)
{
    const struct point *x = a, *y = b;
    if (x->in_header != y->in_header)
        return x->in_header ? 1 : -1;
    if (x->in_header && x->line_begin != y->line_begin)
        return x->line_begin < y->line_begin ? -1 : 1;
    if (x->call.begin != y->call.begin)
        return x->call.begin < y->call.begin ? -1 : 1;
    if (x->is_entry && y->is_entry) /* the interval of the program begins before that of main's body */
        return (x->probe->target == TARGET_BODY) - (y->probe->target == TARGET_BODY);
    if (x->call.end != y->call.end)
        return x->call.end > y->call.end ? -1 : 1;
    if (x->part != y->part) /* the statement of a directive may be another construct, or a call */
        return x->part > y->part ? -1 : 1;
    return (x->column > y->column) - (x->column < y->column);
}

/* Calls of one macro's body stand at one place, its invocation. */
static bool is_same_call(const struct point *a, const struct point *b)
{
    return a->call.begin == b->call.begin && a->call.end == b->call.end && a->is_entry == b->is_entry && !a->part && !b->part &&
           (!b->is_entry || a->probe == b->probe) && (!b->in_macro || (a->depth == b->depth && strcmp(a->name, b->name) == 0));
}

/* libclang visits some expressions more than once (a ?: b, the type of a local structure). One call is one point. */
static void drop_doubles(struct unit *unit)
{
    size_t kept = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i], *last = kept ? &unit->points.items[kept - 1] : NULL;
        bool macro = point->reason == REASON_MACRO_BODY || point->reason == REASON_MACRO_ARGUMENT || point->in_header;
        if (!macro && last && is_same_call(last, point)) {
            last->reason = last->reason ? last->reason : point->reason;
            unit->n_calls -= !point->is_entry;
        } else {
            unit->points.items[kept++] = *point;
        }
    }
    unit->points.count = kept;
}

void plan_order(struct unit *unit)
{
    if (unit->points.count) /* qsort must not get a null pointer, even for no elements */
        qsort(unit->points.items, unit->points.count, sizeof *unit->points.items, compare_points);
    drop_doubles(unit);
}

void plan_fall_back(struct unit *unit, const struct fall_back *steps, size_t n_steps, void (*down)(struct point *point))
{
    for (size_t s = 0; s < n_steps; s++) {
        struct point *point = steps[s].point < unit->points.count ? &unit->points.items[steps[s].point] : NULL;
        for (uint32_t k = 0; point && fall_back_is_of(&steps[s], point) && k < steps[s].steps && point->scheme != SCHEME_LEAVE; k++)
            down(point);
    }
}

void plan_number_sites(struct unit *unit)
{
    unit->n_sites = unit->n_written = unit->n_captures = 0;
    for (uint32_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_LEAVE)
            continue;
        point_number_sites(point, &unit->n_sites);
        unit->n_written++;
        if (point->probe->capture)
            point->capture = unit->n_captures++;
        if (point->release)
            point->release_capture = unit->n_captures++;
    }
}
