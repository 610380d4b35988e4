#include "plan_cxx.h"

#include <stdlib.h>

#include "cxx_point.h"
#include "plan.h"

uint32_t plan_cxx_pending(const struct point *point)
{
    uint32_t n = 0;
    for (uint32_t i = 0; point->scheme == SCHEME_PLACE && i < point->cxx->n_operands; i++)
        n += cxx_is_ready(point->cxx->operands[i].ready);
    return n;
}

bool plan_cxx_holds(const struct point *point)
{
    const struct cxx_call *call = point->cxx;
    bool object = call->result == CXX_OBJECT || call->result == CXX_UNKNOWN || (call->result == CXX_TRIVIAL && !(call->facts & CXX_REPEATED));
    return call->use == CXX_USE_FULL && object;
}

uint32_t plan_cxx_thread_states(const struct unit *unit)
{
    uint32_t n = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme != SCHEME_LEAVE && !point->is_entry && point->cxx->body == UINT32_MAX && point->cxx->state >= n)
            n = point->cxx->state + 1;
    }
    return n;
}

static bool some_cost_stays(const struct point *point, bool all)
{
    for (uint32_t i = 0; i < point->cxx->n_operands; i++)
        if (point->cxx->operands[i].costs && (all || point->cxx->operands[i].ready == CXX_READY_NOT))
            return true;
    return false;
}

static void choose(struct point *point)
{
    const struct cxx_call *call = point->cxx;
    point->scheme = SCHEME_LEAVE;
    if (point->reason)
        return;
    if (point->probe->detail) { /* what is to be recorded would not be */
        point->reason = REASON_NO_VALUE;
        return;
    }
    if (point->is_entry) { /* a declaration of a variable with a destructor */
        point->scheme = SCHEME_ENTRY;
        return;
    }
    bool object = call->result == CXX_OBJECT || call->result == CXX_UNKNOWN;
    if (object && (call->use == CXX_USE_OTHER || (call->use == CXX_USE_FULL && (call->facts & CXX_REPEATED)))) {
        point->reason = REASON_OBJECT_RESULT;
        return;
    }
    point->scheme = SCHEME_PLACE;
    point->inclusive = some_cost_stays(point, false);
}

static void step_down(struct point *point)
{
    if (point->scheme == SCHEME_PLACE && plan_cxx_pending(point) > 0) {
        point->scheme = SCHEME_INCLUSIVE;
        point->inclusive = some_cost_stays(point, true);
    } else {
        point->scheme = SCHEME_LEAVE;
    }
    point->reason = REASON_COMPILER;
}

/* --- states --- */

static int compare_bodies(const void *a, const void *b)
{
    const struct point *x = *(struct point *const *)a, *y = *(struct point *const *)b;
    if (x->function_begin != y->function_begin)
        return x->function_begin < y->function_begin ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

/* Points of one statement have a state each; those of the next statement of the body use the same again. Outside of bodies each has its own. */
static void number_states(struct unit *unit)
{
    size_t n = 0;
    struct point **list = arena_array(unit->arena, struct point *, unit->points.count + 1), *first = NULL;
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && !unit->points.items[i].is_entry)
            list[n++] = &unit->points.items[i];
    qsort(list, n, sizeof *list, compare_bodies);
    uint32_t body = 0, state = 0, statement = 0;
    for (size_t i = 0; i < n; i++) {
        struct cxx_call *call = list[i]->cxx;
        bool outside = list[i]->function_begin == UINT32_MAX;
        if (!first || first->function_begin != list[i]->function_begin) {
            body += first != NULL;
            first = list[i];
            state = 0;
        } else {
            state = call->statement == statement || outside ? state + 1 : 0;
        }
        statement = call->statement;
        call->body = outside ? UINT32_MAX : body;
        call->state = state;
        if (!outside && state >= first->cxx->n_states)
            first->cxx->n_states = state + 1;
    }
}

void plan_cxx(struct unit *unit, const struct step_down *steps, size_t n_steps)
{
    plan_order(unit);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        unit->points.items[i].index = i;
        choose(&unit->points.items[i]);
    }
    plan_step_down(unit, steps, n_steps, step_down);
    number_states(unit);
    unit->n_sites = 0;
    for (uint32_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE)
            unit->points.items[i].site = unit->n_sites++;
}
