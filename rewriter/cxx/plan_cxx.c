#include "plan_cxx.h"

#include <stdlib.h>

#include "clang_messages.h"
#include "memory_emit.h"
#include "plan.h"
#include "point_capture.h"

bool plan_cxx_arms(const struct point *point, const struct cxx_operand *operand)
{
    return point->scheme == SCHEME_PLACE && (cxx_arms(operand->arm) || operand->captured);
}

static bool some_operand_arms(const struct point *point)
{
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++)
        if (plan_cxx_arms(point, &cxx_of(point)->operands[i]))
            return true;
    return false;
}

bool plan_cxx_holds(const struct point *point)
{
    const struct cxx_point *call = cxx_of(point);
    bool trivial = call->result == CXX_TRIVIAL && !(call->facts & (CXX_REPEATED | CXX_UNGUARDED));
    bool object = call->result == CXX_OBJECT || call->result == CXX_UNKNOWN || call->result == CXX_DIFFERENT;
    if (capture_result(point))
        return false;
    return call->use == CXX_USE_FULL ? object || trivial || (call->facts & CXX_ORDERED) : object && plan_cxx_encloses(point);
}

/* The object is constructed outside this full expression. */
static bool is_elsewhere(const struct cxx_point *call)
{
    return call->use == CXX_USE_OTHER || (call->use == CXX_USE_FULL && (call->facts & CXX_REPEATED));
}

bool plan_cxx_encloses(const struct point *point)
{
    const struct cxx_point *call = cxx_of(point);
    return is_elsewhere(call) && (call->facts & CXX_ENCLOSABLE) && (call->facts & CXX_CLEAN);
}

/* Does an operand of a declared object arm the point, but may be evaluated before the one in which the point is
 * opened? */
static bool some_operand_is_early(const struct point *point)
{
    for (uint32_t i = 0; (cxx_of(point)->facts & CXX_UNORDERED) && i < cxx_of(point)->n_operands; i++)
        if (plan_cxx_arms(point, &cxx_of(point)->operands[i]) &&
            (cxx_of(point)->operands[i].span.begin != cxx_of(point)->first.begin || cxx_of(point)->operands[i].is_pattern))
            return true;
    return false;
}

/* An operand opens the point, and what it leaves behind ends the point. So there has to be one that is not a
 * statement expression, and not a pack, which may be empty. */
bool plan_cxx_enters(const struct point *point)
{
    if (!some_operand_is_early(point) || point->function_begin == UINT32_MAX || point->probe->capture)
        return false;
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++)
        if (cxx_arms(cxx_of(point)->operands[i].arm) && cxx_of(point)->operands[i].arm < CXX_ARM_OBJECT && !cxx_of(point)->operands[i].is_pattern)
            return true;
    return false;
}

uint32_t plan_cxx_outer_states(const struct unit *unit, bool once)
{
    uint32_t n = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        bool is_outside = point->scheme != SCHEME_LEAVE && !point->is_entry && !point->part && cxx_of(point)->body == UINT32_MAX;
        if (is_outside && ((cxx_of(point)->facts & CXX_ONCE) != 0) == once && cxx_of(point)->state >= n)
            n = cxx_of(point)->state + 1;
    }
    return n;
}

static bool some_cost_stays(const struct point *point, bool all)
{
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++)
        if (cxx_of(point)->operands[i].costs && (all || (cxx_of(point)->operands[i].arm == CXX_ARM_NOT && !cxx_of(point)->operands[i].captured)))
            return true;
    return false;
}

/* A guard that ends the call is destroyed after the temporaries of its operands. */
static bool some_life_ends_inside(const struct point *point)
{
    if (cxx_of(point)->facts & CXX_ORDERED)
        return true; /* the left side is evaluated before the call */
    for (uint32_t i = 0; plan_cxx_holds(point) && i < cxx_of(point)->n_operands; i++)
        if (cxx_of(point)->operands[i].leaves && cxx_of(point)->operands[i].arm != CXX_ARM_OBJECT)
            return true;
    return false;
}

bool plan_cxx_can_end(const struct point *point, const struct cxx_operand *operand)
{
    return plan_cxx_arms(point, operand) && operand->arm != CXX_ARM_OBJECT && operand->arm != CXX_TASK_CAPTURE;
}

static bool some_operand_can_end(const struct point *point)
{
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++)
        if (plan_cxx_can_end(point, &cxx_of(point)->operands[i]))
            return true;
    return false;
}

bool plan_cxx_ends_early(const struct point *point)
{
    return plan_cxx_enters(point) ||
           (some_life_ends_inside(point) && some_operand_can_end(point) && !point->probe->capture && !(cxx_of(point)->facts & CXX_ORDERED));
}

static bool is_inclusive(const struct point *point)
{
    bool lasts = (cxx_of(point)->facts & CXX_LASTS) && plan_cxx_holds(point);
    return lasts || (cxx_of(point)->facts & CXX_COMPARED) || some_cost_stays(point, point->scheme != SCHEME_PLACE) ||
           (some_life_ends_inside(point) && !plan_cxx_ends_early(point));
}

static struct cxx_operand *find_argument(const struct point *point, int argument)
{
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++)
        if (cxx_of(point)->operands[i].argument == argument && cxx_of(point)->operands[i].can_capture)
            return &cxx_of(point)->operands[i];
    return NULL;
}

static bool can_capture(const struct point *point, uint32_t argument)
{
    const struct cxx_operand *operand = find_argument(point, (int)argument);
    return operand && operand->arm < CXX_TASK_CAPTURE;
}

static bool is_parameter(const struct point *point, uint32_t i)
{
    return point->operands[i].name != NULL;
}

/* Chooses the values that are captured, and the operands that they pass through. Outside of bodies a state is put
 * back when the point is over: there is no room for values. */
static bool choose_values(struct arena *arena, struct point *point)
{
    if (point->is_entry)
        return capture_choose(arena, point, is_parameter);
    if (point->function_begin == UINT32_MAX || !capture_choose(arena, point, can_capture))
        return false;
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        find_argument(point, point->captured[k].operand)->captured = &point->captured[k];
    return true;
}

/* Without an arena for a point that falls back: its values have been chosen. */
static void choose(struct arena *arena, struct point *point)
{
    const struct cxx_point *call = cxx_of(point);
    point->scheme = SCHEME_LEAVE;
    if (point->reason)
        return;
    if (point->part) {
        point->scheme = SCHEME_REGION;
        return;
    }
    if (point->probe->capture && arena && !choose_values(arena, point)) {
        point->reason = REASON_NO_VALUE;
        return;
    }
    if (point->is_entry) { /* a declaration of a variable with a destructor */
        point->scheme = point->probe->target == TARGET_MEMORY ? SCHEME_MEMORY : SCHEME_ENTRY;
        return;
    }
    if ((call->facts & CXX_ORDERED) && (call->use != CXX_USE_FULL || (call->facts & CXX_REPEATED) || capture_result(point))) {
        point->reason = REASON_ASSIGN_ORDER;
        return;
    }
    if (call->use == CXX_USE_NONE && !capture_result(point)) /* the call is on the left side of a comma */
        cxx_of(point)->result = CXX_VOID;
    if (call->result == CXX_UNKNOWN && (call->use == CXX_USE_OTHER || (call->use == CXX_USE_FULL && (call->facts & CXX_UNGUARDED))))
        cxx_of(point)->result = CXX_EITHER;
    bool object = call->result == CXX_OBJECT || call->result == CXX_UNKNOWN || call->result == CXX_DIFFERENT;
    bool needs_guard = (call->facts & CXX_UNGUARDED) && plan_cxx_holds(point);
    if (needs_guard || ((call->facts & CXX_CONSTANT) && point->probe->capture)) {
        point->reason = REASON_CONSTEXPR;
        return;
    }
    if (object && is_elsewhere(call) && (!plan_cxx_encloses(point) || capture_result(point))) {
        point->reason = REASON_OBJECT_RESULT;
        return;
    }
    point->scheme = SCHEME_PLACE;
    if (some_operand_is_early(point) && !plan_cxx_enters(point)) {
        point->scheme = point->probe->capture ? SCHEME_LEAVE : SCHEME_INCLUSIVE;
        point->reason = point->probe->capture ? REASON_NO_VALUE : REASON_NONE;
    }
    point->inclusive = is_inclusive(point);
}

/* A call of MPI that has no place for what it captures is one like any other. */
static void choose_with_messages(struct arena *arena, struct point *point)
{
    bool was_free = !point->reason;
    choose(arena, point);
    if (!was_free || point->scheme != SCHEME_LEAVE || !point->probe->plain)
        return;
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        find_argument(point, point->captured[k].operand)->captured = NULL;
    clang_drop_messages(point);
    choose(arena, point);
}

static void fall_back(struct point *point)
{
    bool is_call = point->scheme == SCHEME_PLACE, is_plain_call = is_call && !point->probe->capture; /* (bodies and directives have no cxx_point) */
    if (is_call && cxx_of(point)->result == CXX_EITHER) { /* an instance that was not seen gives an object */
        cxx_of(point)->result = CXX_DIFFERENT;
        choose(NULL, point);
    } else if (is_plain_call && some_operand_arms(point)) {
        point->scheme = SCHEME_INCLUSIVE;
        point->inclusive = is_inclusive(point);
    } else {
        point->scheme = SCHEME_LEAVE;
    }
    point->reason = REASON_COMPILER;
}

/* --- states --- */

enum cxx_state plan_cxx_state(const struct point *point)
{
    return point->probe->capture ? CXX_STATE_CAPTURE : plan_cxx_enters(point) ? CXX_STATE_FRESH : CXX_STATE_PLAIN;
}

static int compare_bodies(const void *a, const void *b)
{
    const struct point *x = *(struct point *const *)a, *y = *(struct point *const *)b;
    if (x->function_begin != y->function_begin)
        return x->function_begin < y->function_begin ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

/* A temporary at each point takes 8 to 16 bytes of the frame where nothing is optimised: as many as these may, so that
 * the frame of any body grows by less than 64 bytes. With more points, the states are the guards. */
enum { MOST_TEMPORARIES = 4 };

static void choose_guards(struct point **list, size_t n)
{
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && list[end]->function_begin == list[i]->function_begin; end++)
            ;
        bool guards = end - i > MOST_TEMPORARIES && list[i]->function_begin != UINT32_MAX && !(cxx_of(list[i])->facts & CXX_CONSTANT);
        for (size_t k = i; k < end; k++) {
            cxx_of(list[k])->is_guarded = guards;
            cxx_of(list[k])->complex = guards ? cxx_of(list[k])->complex : CXX_COMPLEX_NOT;
            cxx_of(list[i])->complex_types |= 1u << cxx_of(list[k])->complex;
        }
    }
}

/* Each point of a statement has its own state; the points of the next statement use the same states again. Outside of
 * bodies each point has its own. Each type of state is numbered apart. */
static void number_states(struct unit *unit, enum cxx_state kind)
{
    size_t n = 0;
    struct point **list = arena_array(unit->arena, struct point *, unit->points.count + 1), *first = NULL;
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && !unit->points.items[i].is_entry && !unit->points.items[i].part &&
            plan_cxx_state(&unit->points.items[i]) == kind)
            list[n++] = &unit->points.items[i];
    qsort(list, n, sizeof *list, compare_bodies);
    uint32_t body = 0, state = 0, statement = 0, outer_states[2] = { 0, 0 }; /* kept, once */
    for (size_t i = 0; i < n; i++) {
        struct cxx_point *call = cxx_of(list[i]);
        bool outside = list[i]->function_begin == UINT32_MAX;
        if (!first || first->function_begin != list[i]->function_begin) {
            body += first != NULL;
            first = list[i];
            state = 0;
        } else {
            state = call->statement == statement ? state + 1 : 0;
        }
        statement = call->statement;
        call->body = outside ? UINT32_MAX : body;
        call->state = outside ? outer_states[(call->facts & CXX_ONCE) != 0]++ : state;
        cxx_of(first)->facts |= call->facts & CXX_CONSTANT;
        if (!outside && state >= cxx_of(first)->n_states)
            cxx_of(first)->n_states = state + 1;
    }
    if (kind == CXX_STATE_PLAIN)
        choose_guards(list, n);
}

void plan_cxx(struct unit *unit, const struct fall_back *steps, size_t n_steps)
{
    plan_order(unit);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        unit->points.items[i].index = i;
        choose_with_messages(unit->arena, &unit->points.items[i]);
    }
    for (uint32_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme == SCHEME_MEMORY)
            memory_correct_positions(unit, cxx_of(&unit->points.items[i])->memory);
    plan_fall_back(unit, steps, n_steps, fall_back);
    for (enum cxx_state kind = CXX_STATE_PLAIN; kind <= CXX_STATE_FRESH; kind++)
        number_states(unit, kind);
    plan_number_sites(unit);
}
