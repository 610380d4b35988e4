/* Chooses a scheme for each point that the front end found, by what it knows about operands and context. */
#include "plan_c.h"

#include "memory_emit.h"
#include "c_point.h"
#include "clang_messages.h"
#include "clang_unit.h"
#include "plan.h"
#include "point_capture.h"
#include "start_calls.h"

#include <string.h>

bool plan_c_start_routine(const struct point *point, uint32_t *start, uint32_t *argument, const char **family)
{
    if (!start_call_find(point->probe, point->name, start, argument) || *start >= point->n_operands || *argument >= point->n_operands)
        return false;
    const char *type = point->operands[*start].parameter;
    bool is_int = (type && text_starts_with(type, "int (*")) || strcmp(point->name, "thrd_create") == 0;
    *family = is_int ? "thrd" : "thread";
    return true;
}

bool plan_c_is_task_body(const struct point *point, uint32_t i)
{
    return point->has_tasks && point->probe->body == (int)i;
}

bool plan_c_is_task_argument(const struct point *point, uint32_t i)
{
    return point->has_tasks && point->probe->argument == (int)i;
}

static bool has_base(const struct operand *operand)
{
    return operand->base.begin != operand->span.begin || operand->base.end != operand->span.end;
}

bool plan_c_hoists(const struct point *point, uint32_t i)
{
    const struct operand *operand = &point->operands[i];
    if (!(operand->facts & OPERAND_COSTS) || (operand->facts & OPERAND_IN_PLACE))
        return false;
    if (operand->facts & OPERAND_BY_BASE)
        return has_base(operand);
    return !(operand->facts & OPERAND_TEMPORARY);
}

bool plan_c_captures(const struct point *point, uint32_t i)
{
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        if (point->captured[k].operand == (int)i)
            return true;
    return false;
}

/* May the operand be evaluated into a variable of its parameter's type, or of its own type if there is no
 * parameter? */
static bool can_capture(const struct point *point, uint32_t i)
{
    const struct operand *operand = &point->operands[i];
    uint32_t start, argument;
    const char *family;
    if (operand->facts & (OPERAND_IN_PLACE | OPERAND_TEMPORARY | OPERAND_LITERAL_OBJECT | OPERAND_PACK))
        return false;
    if (probe_starts_thread(point->probe) && plan_c_start_routine(point, &start, &argument, &family) && (i == start || i == argument))
        return false;
    if (plan_c_is_task_body(point, i) || plan_c_is_task_argument(point, i))
        return false;
    return operand->parameter || !(operand->facts & OPERAND_BY_BASE);
}

static unsigned all_facts(const struct point *point)
{
    unsigned facts = 0;
    for (uint32_t i = 0; i < point->n_operands; i++)
        facts |= point->operands[i].facts;
    return facts;
}

const char *plan_c_parameter(const struct point *point, uint32_t i)
{
    const char *type = point->operands[i].parameter;
    return type || !(point->facts & POINT_VARIADIC) ? type : c_of(point)->operands[i].promoted;
}

/* Form W needs all types of the callee's prototype at file scope, and the callee, unless it is an operand itself. */
static bool has_prototype(const struct point *point)
{
    if (!(point->facts & POINT_PROTOTYPED) || !point->result)
        return false;
    if (point->inclusive) /* the operands could not be told apart */
        return false;
    for (uint32_t i = 0; i < point->n_operands; i++)
        if (!plan_c_parameter(point, i))
            return false;
    return true;
}

static bool can_wrap_in_function(const struct point *point)
{
    return (point->facts & POINT_CALLEE_GLOBAL) && !(point->facts & POINT_VARIADIC) && has_prototype(point);
}

/* Would braces around the call end the life of something that its result may refer to? That is a compound literal
 * (C17 6.5.2.5/5), or a temporary object whose array member an operand points to (6.2.4/8). */
static bool braces_end_a_life(const struct point *point, unsigned facts)
{
    return (facts & OPERAND_LITERAL_OBJECT) || ((facts & OPERAND_TEMPORARY) && (point->facts & POINT_RESULT_HOLDS_POINTER));
}

static bool some_cost_stays(const struct point *point)
{
    for (uint32_t i = 0; i < point->n_operands; i++)
        if ((point->operands[i].facts & OPERAND_COSTS) && !plan_c_hoists(point, i))
            return true;
    return false;
}

/* The textbook form evaluates the hoisted operands in order of writing and before all others, where C leaves the
 * order open (C17 6.5.2.2/10). It means the same if at most one operand costs, and if that cannot change the values
 * of the others. */
static bool block_keeps_meaning(const struct unit *unit, const struct point *point)
{
    uint32_t costly = 0, unstable = 0;
    for (uint32_t i = 0; i < point->n_operands; i++) {
        if (point->operands[i].facts & OPERAND_COSTS)
            costly++;
        else if (!(point->operands[i].facts & OPERAND_STABLE))
            unstable++;
    }
    bool open = unstable > 0 || !(point->facts & POINT_CALLEE_STABLE) || (all_facts(point) & OPERAND_ASSIGNS);
    if (costly > 1 || (costly == 1 && open) || some_cost_stays(point) || point->inclusive || (point->facts & POINT_CALLEE_COSTS))
        return false;
    if (point->has_tasks || (costly && probe_starts_thread(point->probe)))
        return false; /* the pack is evaluated apart, and so are its two parts */
    return memchr(unit->source.text + point->call.begin, '\n', point->call.end - point->call.begin) ==
           NULL; /* a moved operand has to stay on its line */
}

static void leave(struct point *point, enum reason reason)
{
    point->scheme = SCHEME_LEAVE;
    point->reason = reason;
}

/* In form W all operands are in variables. */
static bool has_value(const struct point *point, uint32_t i)
{
    return point->operands[i].value != VALUE_NOTHING;
}

static void choose_braceless(const struct unit *unit, struct point *point)
{
    if (point->probe->capture && (!can_wrap_in_function(point) || !capture_choose(unit->arena, point, has_value))) {
        leave(point, REASON_NO_VALUE);
        return;
    }
    bool assign = point->facts & POINT_ASSIGN_ORDER;
    if (can_wrap_in_function(point))
        point->scheme = SCHEME_WRAPPER;
    else if (assign)
        leave(point, REASON_ASSIGN_ORDER);
    else if (!(point->facts & POINT_RESULT_VOID) && !point->result)
        leave(point, REASON_LITERAL_OBJECT);
    else {
        point->scheme = SCHEME_EXPRESSION;
        point->inclusive = point->inclusive || (all_facts(point) & OPERAND_COSTS) || (point->facts & POINT_CALLEE_COSTS);
    }
}

/* Values are captured between the evaluation of the operands and the call: forms A and W have room for that. */
static void choose_capturing(const struct unit *unit, struct point *point)
{
    if (!capture_choose(unit->arena, point, can_capture)) {
        leave(point, REASON_NO_VALUE);
        return;
    }
    point->scheme = SCHEME_COUNTDOWN;
    point->inclusive = point->inclusive || some_cost_stays(point);
}

static void choose(const struct unit *unit, struct point *point)
{
    uint32_t start, argument;
    const char *family;
    unsigned facts = all_facts(point);
    if (point->reason)
        leave(point, point->reason);
    else if (point->part)
        point->scheme = SCHEME_REGION;
    else if (point->is_entry && point->probe->capture && !capture_choose(unit->arena, point, can_capture))
        leave(point, REASON_NO_VALUE);
    else if (point->is_entry)
        point->scheme = point->probe->target == TARGET_MEMORY ? SCHEME_MEMORY : SCHEME_ENTRY;
    else if (probe_starts_thread(point->probe) && !plan_c_start_routine(point, &start, &argument, &family))
        leave(point, REASON_NO_START);
    else if (facts & OPERAND_JUMPS)
        leave(point, REASON_LABEL);
    else if (facts & OPERAND_PACK)
        leave(point, REASON_VARARGS);
    else if (braces_end_a_life(point, facts) || (point->facts & POINT_ASSIGN_ORDER))
        choose_braceless(unit, point);
    else if (point->probe->capture)
        choose_capturing(unit, point);
    else if (point->probe->form == FORM_BLOCK && block_keeps_meaning(unit, point))
        point->scheme = SCHEME_BLOCK;
    else {
        point->scheme = SCHEME_COUNTDOWN;
        point->inclusive = point->inclusive || some_cost_stays(point);
        if (point->probe->form == FORM_BLOCK)
            point->reason = REASON_BLOCK_ORDER;
    }
}

/* A call of MPI that has no place for what it captures is one like any other. */
static void choose_with_messages(const struct unit *unit, struct point *point)
{
    bool was_free = !point->reason, was_inclusive = point->inclusive;
    choose(unit, point);
    if (was_free && point->scheme == SCHEME_LEAVE && clang_drop_messages(point)) {
        point->inclusive = was_inclusive;
        choose(unit, point);
    }
}

static void fall_back(struct point *point)
{
    switch (point->scheme) {
    case SCHEME_BLOCK:
        point->scheme = SCHEME_COUNTDOWN;
        break;
    case SCHEME_COUNTDOWN:
        if (point->probe->plain && !point->probe->plain->capture && clang_drop_messages(point))
            break;
        if (point->probe->capture) {
            point->scheme = SCHEME_LEAVE;
            break;
        }
        point->scheme = SCHEME_INCLUSIVE;
        point->inclusive = point->inclusive || (all_facts(point) & OPERAND_COSTS) || (point->facts & POINT_CALLEE_COSTS);
        break;
    default:
        point->scheme = SCHEME_LEAVE;
        break;
    }
    point->reason = REASON_COMPILER;
}

/* --- values through functions --- */

static uint32_t count_hoisted(const struct point *point)
{
    uint32_t n = 0;
    for (uint32_t i = 0; point->scheme == SCHEME_COUNTDOWN && i < point->n_operands; i++)
        n += plan_c_hoists(point, i);
    return n;
}

/* May the point be written without an object? */
static bool passes(const struct point *point)
{
    const struct c_point *own = c_of(point);
    if (!own || (point->scheme != SCHEME_COUNTDOWN && point->scheme != SCHEME_INCLUSIVE))
        return false;
    if ((own->unwinds && !own->is_guarded) || point->probe->capture || probe_starts_thread(point->probe) || point->has_tasks)
        return false;
    if (own->use == C_USED_AS_TYPE)
        return false;
    if (c_may_be_used(own->use) && own->result.passage == C_PASSES_NOT && !(point->facts & POINT_RESULT_VOID))
        return false;
    if (point->scheme == SCHEME_INCLUSIVE) /* operands may jump out of a call that has begun */
        return !own->unwinds;
    for (uint32_t i = 0; i < point->n_operands; i++)
        if (plan_c_hoists(point, i) && ((point->operands[i].facts & OPERAND_BY_BASE) || own->operands[i].passage == C_PASSES_NOT))
            return false;
    return !(point->facts & POINT_CALLEE_COSTS) && (count_hoisted(point) < 2 || point->declarations != UINT32_MAX);
}

bool plan_c_counts(const struct point *point)
{
    return c_of(point)->passes && (c_of(point)->is_guarded || count_hoisted(point) > 1);
}

/* Where nothing is optimised, the object and the landing pad of a point take 13 bytes and more of the frame: as many
 * points of a body as these may have their own. With more points, the variables of the body are the objects, and what
 * cannot be written with them is an inline function's, in a frame of its own, or left alone. */
enum { MOST_OBJECTS = 1 };

static bool stands_in_body(const struct point *point)
{
    return !point->is_entry && !point->part && point->scheme != SCHEME_LEAVE && c_of(point);
}

static void choose_guards(struct unit *unit)
{
    struct point *points = unit->points.items;
    for (size_t i = 0, end; i < unit->points.count; i = end) {
        size_t n = 0;
        for (end = i; end < unit->points.count && points[end].function_begin == points[i].function_begin; end++)
            n += stands_in_body(&points[end]);
        for (size_t k = i; k < end; k++)
            if (stands_in_body(&points[k]) && n > MOST_OBJECTS) {
                struct c_point *own = c_of(&points[k]);
                own->is_crowded = !own->is_optimised;
                own->is_guarded = own->is_crowded && own->unwinds && points[k].declarations != UINT32_MAX;
            }
    }
}

uint32_t plan_c_parenthesis(const struct unit *unit, const struct point *point)
{
    uint32_t at = point->callee.end;
    while (unit->source.text[at] == ' ')
        at++;
    return unit->source.text[at] == '(' ? at : UINT32_MAX;
}

static bool all_are_stable(const struct point *point)
{
    for (uint32_t i = 0; i < point->n_operands; i++)
        if (!(point->operands[i].facts & OPERAND_STABLE) || (point->operands[i].facts & OPERAND_COSTS))
            return false;
    return true;
}

/* The callee of form W may be an operand, written into the parenthesis, if it does not matter when it is evaluated: C leaves
 * that open (C17 6.5.2.2/10), compilers evaluate callees before operands, and operands from right to left. */
static bool can_pass_callee(const struct unit *unit, const struct point *point)
{
    if (point->facts & POINT_CALLEE_GLOBAL)
        return true;
    if (!c_of(point)->callee || plan_c_parenthesis(unit, point) == UINT32_MAX)
        return false;
    if (point->facts & POINT_CALLEE_COSTS)
        return all_are_stable(point);
    return (point->facts & POINT_CALLEE_STABLE) || !(all_facts(point) & (OPERAND_COSTS | OPERAND_ASSIGNS));
}

bool plan_c_stands_apart(const struct point *point)
{
    return c_of(point)->is_crowded && !point->probe->capture; /* a backtrace that is captured has the program's frames only */
}

static bool can_leave_frame(const struct unit *unit, const struct point *point)
{
    if (!plan_c_stands_apart(point) || point->scheme != SCHEME_COUNTDOWN || (point->facts & POINT_IN_INLINE))
        return false;
    bool is_call = !probe_starts_thread(point->probe) && !point->has_tasks;
    if ((point->facts & POINT_VARIADIC) && c_of(point)->result.passage != C_PASSES_NOT)
        return false; /* compilers want to see the format of printf */
    return is_call && has_prototype(point) && can_pass_callee(unit, point);
}

/* The points of a full expression that have a variable have one each: C leaves the order of its parts open. All
 * variables of a body are declared together: its first such point says how many. */
struct counters {
    struct c_point *first; /* of the body */
    uint32_t declarations; /* ... which begins there */
    uint32_t statement, n;
};

static void choose_counter(struct counters *counters, struct point *point)
{
    struct c_point *own = c_of(point);
    if (!counters->first || counters->declarations != point->declarations)
        *counters = (struct counters){ .first = own, .declarations = point->declarations, .statement = own->statement };
    if (counters->statement != own->statement)
        counters->n = 0;
    counters->statement = own->statement;
    own->counter = counters->n++;
    if (counters->first->n_counters < counters->n)
        counters->first->n_counters = counters->n;
}

/* Has the point an object, which the compiler gives a place of its own in the frame? */
static bool takes_place(const struct point *point)
{
    const struct c_point *own = c_of(point);
    bool has_object = !own->passes && (point->scheme == SCHEME_COUNTDOWN || point->scheme == SCHEME_INCLUSIVE);
    return has_object && own->is_crowded && !own->shares_places && !point->probe->capture && !probe_starts_thread(point->probe) && !point->has_tasks;
}

/* The compiler alone knows the types of values then: of operands, and of what is declared by __auto_type or typeof. */
static void distrust_types(const struct unit *unit, struct point *point)
{
    if (!clang_unit_of(unit)->has_unknown_types || !c_of(point))
        return;
    c_of(point)->result.passage = C_PASSES_NOT;
    for (uint32_t i = 0; c_of(point)->operands && i < point->n_operands; i++) {
        c_of(point)->operands[i] = (struct c_value){ 0 };
        if (!point->operands[i].parameter)
            point->operands[i].value = VALUE_NOTHING;
    }
}

static void choose_passages(struct unit *unit)
{
    struct counters counters = { 0 };
    uint32_t function = 0, n_objects = 0;
    choose_guards(unit);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (!stands_in_body(point))
            continue;
        c_of(point)->passes = passes(point);
        if (!c_of(point)->passes && can_leave_frame(unit, point))
            point->scheme = SCHEME_WRAPPER;
        n_objects = point->function_begin == function ? n_objects : 0;
        function = point->function_begin;
        if (takes_place(point) && ++n_objects > MOST_OBJECTS)
            leave(point, REASON_FRAME);
        if (plan_c_counts(point))
            choose_counter(&counters, point);
    }
}

void plan_c(struct unit *unit, const struct fall_back *steps, size_t n_steps)
{
    plan_order(unit);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        unit->points.items[i].index = i;
        distrust_types(unit, &unit->points.items[i]);
        choose_with_messages(unit, &unit->points.items[i]);
    }
    for (uint32_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme == SCHEME_MEMORY)
            memory_correct_positions(unit, c_of(&unit->points.items[i])->memory);
    plan_fall_back(unit, steps, n_steps, fall_back);
    choose_passages(unit);
    plan_number_sites(unit);
}
