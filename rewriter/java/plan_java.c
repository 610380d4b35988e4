#include "plan_java.h"

#include "java_point.h"
#include "plan.h"

static void take_form(struct point *point)
{
    const struct java_point *java = java_of(point);
    if (java->form == java->n_forms) {
        point->scheme = SCHEME_LEAVE;
        return;
    }
    const struct java_form *form = java_form_of(point);
    point->scheme = form->scheme;
    point->inclusive = form->scheme == SCHEME_INCLUSIVE;
}

static void fall_back(struct point *point)
{
    java_of(point)->form++;
    take_form(point);
    point->reason = REASON_COMPILER;
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
            if (java_of(outer)->body != java_of(&unit->points.items[i])->body)
                break;
        }
}

void plan_java(struct unit *unit, const struct fall_back *steps, size_t n_steps)
{
    plan_order(unit);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        point->index = i;
        if (point->reason)
            point->scheme = SCHEME_LEAVE;
        else
            take_form(point);
    }
    plan_fall_back(unit, steps, n_steps, fall_back);
    count_nesting(unit);
    plan_number_sites(unit);
}
