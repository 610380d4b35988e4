#include "plan_rust.h"

#include <stdlib.h>

#include "plan.h"
#include "rust_point.h"
#include "point_capture.h"

static bool can_capture(const struct point *point, uint32_t operand)
{
    return rust_of(point)->capturing[operand].as != RUST_CAPTURED_NOT;
}

/* Each poll of a future is an interval, of which nobody could say whether it is the one that a condition is about. */
static bool has_conditions(const struct capture *capture)
{
    return capture->conditions.count || capture->every || capture->backtrace || capture->counters || capture->min_ns || capture->max_events;
}

/* Can all that the probe captures be captured? What a task is given is made before it. Nobody sees what a body returns.
 * What is evaluated after the begin probe comes too late for it, and it may continue in another thread, where no begin
 * can be taken back. */
static bool choose_values(struct arena *arena, struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    if (rust->facts & RUST_POINT_FUTURE && has_conditions(point->probe->capture))
        return false;
    return !(rust->facts & (RUST_POINT_TASK | RUST_BODY_ASYNC)) && !rust->inclusive && rust->capturing &&
           !(point->is_entry && capture_wants_result(point->probe->capture)) && capture_choose(arena, point, can_capture);
}

static void choose(struct arena *arena, struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    if (!point->reason && point->probe->capture && !choose_values(arena, point))
        point->reason = REASON_NO_VALUE;
    if (point->reason) {
        point->scheme = SCHEME_LEAVE;
        return;
    }
    if (point->is_entry) {
        point->scheme = SCHEME_ENTRY;
        return;
    }
    point->scheme = SCHEME_EXACT;
    point->inclusive = rust->inclusive;
    if (point->probe->form != FORM_BLOCK || point->has_tasks || (rust->facts & (RUST_POINT_FUTURE | RUST_POINT_TASK)))
        return;
    if (rust->facts & RUST_POINT_TEMPORARY)
        point->reason = REASON_TEMPORARY;
    else if (rust->facts & RUST_POINT_ORDER || point->probe->on || point->probe->capture)
        point->reason = REASON_BLOCK_ORDER;
    else {
        point->scheme = SCHEME_BLOCK;
        point->inclusive = false; /* all that costs has a name */
    }
}

/* No reference to a field of a packed structure can be made: fields pass as values. Returns whether there are any. */
static bool move_fields(struct point *point)
{
    bool some = false;
    for (uint32_t k = 0; k < point->n_captured_arguments; k++) {
        struct rust_capturing *way = &rust_of(point)->capturing[point->captured[k].operand];
        if (!way->is_field || (way->as != RUST_CAPTURED_AS_PLACE && way->as != RUST_CAPTURED_IN_FRONT))
            continue;
        way->as = RUST_CAPTURED_MOVED;
        some = true;
    }
    return some;
}

/* Is it the value of a variable or field? One that was asked for as a text is not told from a value of a type that has none. */
static bool is_of_place(const struct point *point, int k)
{
    const struct captured *captured = k >= 0 && k < (int)point->n_captured_arguments ? &point->captured[k] : NULL;
    return captured && !captured->limit && rust_of(point)->capturing[captured->operand].as != RUST_CAPTURED_AS_VALUE;
}

/* Variables and fields are captured no longer: a `&mut` cannot be where a later operand needs it. Returns whether there were any, and
 * no condition is about one. */
static bool drop_places(struct point *point)
{
    const struct capture *capture = point->probe->capture;
    uint32_t kept = 0, n = point->n_captured;
    for (size_t i = 0; i < capture->conditions.count; i++)
        if (is_of_place(point, capture_find(point, &capture->conditions.items[i].value)))
            return false;
    for (uint32_t k = 0; k < n; k++)
        if (!is_of_place(point, (int)k))
            point->captured[kept++] = point->captured[k];
    point->n_captured_arguments -= n - kept;
    point->n_captured = kept;
    point->is_asked = point->is_asked && kept == n; /* it has what its entry names */
    return kept < n;
}

static void fall_back(struct point *point)
{
    if (point->scheme == SCHEME_EXACT && point->probe->capture && (move_fields(point) || drop_places(point))) {
        point->reason = REASON_COMPILER;
        return;
    }
    if (point->scheme == SCHEME_EXACT && !point->probe->capture && rust_of(point)->as_task) {
        point->own = rust_of(point)->as_task;
        point->reason = REASON_COMPILER;
        return;
    }
    switch (point->probe->capture ? SCHEME_LEAVE : point->scheme) {
    case SCHEME_BLOCK:
        point->scheme = SCHEME_EXACT;
        point->inclusive = rust_of(point)->inclusive;
        break;
    /* Without costly operands the exact form already is the inclusive one. The inclusive form asks for the receiver's
     * type before anything is evaluated. */
    case SCHEME_EXACT:
        point->scheme =
            rust_of(point)->begin == RUST_BEGIN_ENTER || (rust_of(point)->on && !rust_of(point)->on_receiver) ? SCHEME_LEAVE : SCHEME_INCLUSIVE;
        point->inclusive = true;
        break;
    default:
        point->scheme = SCHEME_LEAVE;
        break;
    }
    point->reason = REASON_COMPILER;
}

static int compare_points(const void *a, const void *b)
{
    const struct point *x = a, *y = b;
    if (x->call.begin != y->call.begin)
        return x->call.begin < y->call.begin ? -1 : 1;
    if (x->is_entry != y->is_entry)
        return x->is_entry ? -1 : 1;
    if (x->is_entry) /* the program begins before main does */
        return (x->probe->target == TARGET_BODY) - (y->probe->target == TARGET_BODY);
    if (x->call.end != y->call.end)
        return x->call.end > y->call.end ? -1 : 1;
    /* a task is around the call that makes its future */
    return !(rust_of(x)->facts & RUST_POINT_AWAITED) - !(rust_of(y)->facts & RUST_POINT_AWAITED);
}

/* One table for each outermost function body that holds a point. Nested functions share that of their outermost
 * function, so that the points of a table are neighbours. */
static void number_sites(struct unit *unit)
{
    uint32_t table = 0, site = 0, capture = 0, at = UINT32_MAX;
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_LEAVE)
            continue;
        if (point->function_begin != at) {
            table += at != UINT32_MAX;
            site = capture = 0;
            at = point->function_begin;
        }
        point->table = unit->name_base + table;
        point_number_sites(point, &site);
        if (point->probe->capture)
            point->capture = capture++;
        unit->n_sites += 1 + point->has_tasks;
        unit->n_written++;
    }
}

bool plan_rust_is_framed(const struct unit *unit, const struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    return rust_unit_of(unit)->has_frames && point->scheme == SCHEME_EXACT && !point->is_entry && !point->probe->capture && rust->on == RUST_ON_ANY &&
           rust->body && !rust->is_regrouped && !(rust->facts & (RUST_POINT_FUTURE | RUST_POINT_TASK));
}

/* A frame is named after the first point that uses it. */
static void name_frames(struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (!plan_rust_is_framed(unit, point) || rust_of(point)->body->is_framed)
            continue;
        rust_of(point)->body->is_framed = true;
        rust_of(point)->body->frame = point->site;
    }
}

static void count_nesting(struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++) /* enclosing points come before, and close ones last */
        for (size_t j = i; j-- > 0;) {
            const struct point *outer = &unit->points.items[j];
            if (!outer->is_entry && outer->call.end >= unit->points.items[i].call.end) {
                unit->points.items[i].nesting = (uint16_t)(outer->nesting + 1);
                break;
            }
            if (outer->function_begin != unit->points.items[i].function_begin)
                break;
        }
}

void plan_rust(struct unit *unit, const struct fall_back *steps, size_t n_steps)
{
    if (unit->points.count)
        qsort(unit->points.items, unit->points.count, sizeof *unit->points.items, compare_points);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        unit->points.items[i].index = i;
        choose(unit->arena, &unit->points.items[i]);
    }
    plan_fall_back(unit, steps, n_steps, fall_back);
    count_nesting(unit);
    number_sites(unit);
    name_frames(unit);
}
