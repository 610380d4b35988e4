/* How the points of a C file are written: forms A (countdown, inclusive), W (wrapper), E (expression) and S (block)
 * of docs/schemes-c.md, and the entries of bodies.
 *
 * No text of the user's becomes an argument of a macro: __LINE__ and directives in it would change their meaning. */
#include "scheme_c.h"
#include "memory_emit.h"

#include "c_point.h"
#include "edit.h"
#include "emit.h"
#include "omp_scheme.h"
#include "plan_c.h"
#include "point_capture.h"

/* The operands of a `local` point that are replaced. */
struct replacement {
    bool active;
    uint32_t start, argument;
    const char *family;
};

static struct replacement find_replacement(const struct point *point)
{
    struct replacement r = { 0 };
    r.active = probe_starts_thread(point->probe) && plan_c_start_routine(point, &r.start, &r.argument, &r.family);
    return r;
}

/* submit(pool, weft_task_void_body(work), weft_task_void_pack(WEFT_SITE(1), work, argument, 0)) */
static void write_task_body(struct edit *edit, const struct point *point, const struct operand *body)
{
    edit_text(edit, "weft_task_%s_body(", c_of(point)->task);
    edit_source(edit, body->span.begin, body->span.end);
    edit_text(edit, ")");
}

static void write_task_argument(struct edit *edit, const struct point *point, const struct operand *argument)
{
    struct span body = point->operands[point->probe->body].span;
    edit_text(edit, "weft_task_%s_pack(WEFT_SITE(%u), %.*s, ", c_of(point)->task, point->task_site, (int)(body.end - body.begin),
              edit->unit->source.text + body.begin);
    edit_source(edit, argument->span.begin, argument->span.end);
    edit_text(edit, ", %d)", c_of(point)->repeats);
}

/* The text of an operand, or what replaces it: the trampoline, and the pack of the start routine and its argument. */
static void write_operand_text(struct edit *edit, const struct point *point, uint32_t i)
{
    struct replacement r = find_replacement(point);
    const struct operand *operand = &point->operands[i];
    if (plan_c_is_task_body(point, i)) {
        write_task_body(edit, point, operand);
    } else if (plan_c_is_task_argument(point, i)) {
        write_task_argument(edit, point, operand);
    } else if (r.active && i == r.start) {
        edit_text(edit, "weft_%s_main", r.family);
    } else if (r.active && i == r.argument) {
        const struct operand *start = &point->operands[r.start];
        edit_text(edit, "weft_%s_pack(WEFT_SITE(%u), ", r.family, point->site);
        edit_source(edit, start->span.begin, start->span.end);
        edit_text(edit, ", ");
        edit_source(edit, operand->span.begin, operand->span.end);
        edit_text(edit, ")");
    } else {
        edit_source(edit, operand->span.begin, operand->span.end);
    }
}

/* Is what is written for operand i evaluated before the begin probe? Packs always are: they allocate. */
static bool hoists(const struct point *point, uint32_t i)
{
    struct replacement r = find_replacement(point);
    if (plan_c_is_task_body(point, i) || plan_c_is_task_argument(point, i))
        return plan_c_is_task_argument(point, i);
    if (r.active && i == r.start)
        return false;
    if (r.active && i == r.argument)
        return true;
    return plan_c_hoists(point, i);
}

/* The number in the names of the point's own variables. It differs from the site's if the source has such names
 * itself. */
static uint32_t number(const struct edit *edit, const struct point *point)
{
    return edit->unit->name_base + point->site;
}

static const char *arm_function(const struct point *point)
{
    return point->probe->capture ? "weft_kept_arm" : "weft_arm";
}

static void open_temporary(struct edit *edit, const struct point *point, uint32_t i)
{
    bool atomic = i < point->n_operands && (point->operands[i].facts & OPERAND_ATOMIC);
    /* the comma makes a value of an _Atomic lvalue (C17 6.3.2.1/2) */
    edit_text(edit, "__extension__({ register __auto_type weft_v%u_%u = (%s", number(edit, point), i, atomic ? "(void)0, " : "");
}

static void close_temporary(struct edit *edit, const struct point *point, uint32_t i)
{
    edit_text(edit, "); %s(&weft_p%u); weft_v%u_%u; })", arm_function(point), number(edit, point), number(edit, point), i);
}

/* The text that stores the value of a variable in the point object. */
static const char *capture_text(struct arena *arena, uint32_t number, const struct point *point, const struct captured *captured,
                                const char *variable)
{
    static const char *const functions[] = {
        [VALUE_INT] = "int", [VALUE_UNSIGNED] = "unsigned", [VALUE_FLOAT] = "float", [VALUE_POINTER] = "pointer"
    };
    uint32_t slot = (uint32_t)(captured - point->captured);
    if (captured->role == 'u')
        return arena_printf(arena, "%s = weft_kept_status(&weft_p%u, %u, %s); ", variable, number, slot, variable);
    if (captured->limit)
        return arena_printf(arena, "weft_keep_string(&weft_p%u, %u, %s, %u); ", number, slot, variable, captured->limit);
    if (captured->class == VALUE_CHARACTERS || captured->class == VALUE_POINTER)
        return arena_printf(arena, "weft_keep_pointer(&weft_p%u, %u, (__UINTPTR_TYPE__)%s); ", number, slot, variable);
    return arena_printf(arena, "weft_keep_%s(&weft_p%u, %u, %s%s); ", functions[captured->class], number, slot,
                        captured->class == VALUE_FLOAT ? "(double)" : "", variable);
}

static void write_capture(struct edit *edit, const struct point *point, const struct captured *captured, const char *variable)
{
    edit_text(edit, "%s", capture_text(edit->out->arena, number(edit, point), point, captured, variable));
}

static const struct captured *captured_operand(const struct point *point, uint32_t i)
{
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        if (point->captured[k].operand == (int)i)
            return &point->captured[k];
    return NULL;
}

/* The operand, evaluated into a variable of its parameter's type, as the call would convert it (C17 6.5.2.2/7), and
 * captured. */
static void write_captured_operand(struct edit *edit, const struct point *point, uint32_t i)
{
    const char *variable = arena_printf(edit->out->arena, "weft_v%u_%u", number(edit, point), i);
    if (point->operands[i].parameter)
        edit_text(edit, "__extension__({ register __typeof__(%s) %s = (", point->operands[i].parameter, variable);
    else
        open_temporary(edit, point, i);
    write_operand_text(edit, point, i);
    edit_text(edit, "); ");
    write_capture(edit, point, captured_operand(point, i), variable);
    edit_text(edit, "weft_kept_arm(&weft_p%u); %s; })", number(edit, point), variable);
}

/* The operand, evaluated into a temporary where it stands. Then it arms the point. */
static void write_armed_operand(struct edit *edit, const struct point *point, uint32_t i)
{
    const struct operand *operand = &point->operands[i];
    bool by_base = operand->facts & OPERAND_BY_BASE;
    if (by_base)
        edit_source(edit, operand->span.begin, operand->base.begin);
    open_temporary(edit, point, i);
    if (by_base)
        edit_source(edit, operand->base.begin, operand->base.end);
    else
        write_operand_text(edit, point, i);
    close_temporary(edit, point, i);
    if (by_base)
        edit_source(edit, operand->base.end, operand->span.end);
}

typedef void operand_writer(struct edit *edit, const struct point *point, uint32_t i);

/* From `at`, behind the callee, to the closing parenthesis: the source's own text, with the operands as `write` wants
 * them. */
static void write_operands(struct edit *edit, const struct point *point, uint32_t at, operand_writer *write)
{
    for (uint32_t i = 0; i < point->n_operands; i++) {
        edit_source(edit, at, point->operands[i].span.begin);
        write(edit, point, i);
        at = point->operands[i].span.end;
    }
    edit_source(edit, at, point->call.end);
}

static void write_countdown_operand(struct edit *edit, const struct point *point, uint32_t i)
{
    if (plan_c_captures(point, i))
        write_captured_operand(edit, point, i);
    else if (hoists(point, i))
        write_armed_operand(edit, point, i);
    else
        write_operand_text(edit, point, i);
}

/* --- form A with functions --- */

static const char *const passages[C_PASSAGES] = { [C_PASSES_SIGNED] = "signed",
                                                  [C_PASSES_UNSIGNED] = "unsigned",
                                                  [C_PASSES_FLOAT] = "float",
                                                  [C_PASSES_DOUBLE] = "double",
                                                  [C_PASSES_POINTER] = "pointer" };

/* The conversion back to the value's own type. */
static void write_type(struct edit *edit, const struct c_value *value)
{
    bool is_integer = value->passage == C_PASSES_SIGNED || value->passage == C_PASSES_UNSIGNED;
    edit_text(edit, "(WEFT_%s(%s)", is_integer ? "INTEGER" : "AS", value->type);
}

/* The name of the variable that the point counts its operands in, or that is its object. */
static const char *counter_name(const struct edit *edit, const struct point *point)
{
    return arena_printf(edit->out->arena, "weft_n%u_%u", edit->unit->name_base + point->body, c_of(point)->counter);
}

static void write_passing_operand(struct edit *edit, const struct point *point, uint32_t i)
{
    if (point->scheme == SCHEME_INCLUSIVE || !plan_c_hoists(point, i)) {
        write_operand_text(edit, point, i);
        return;
    }
    const struct c_value *value = &c_of(point)->operands[i];
    write_type(edit, value);
    if (c_of(point)->is_guarded)
        edit_text(edit, "weft_armed_%s(&%s, ", passages[value->passage], counter_name(edit, point));
    else if (plan_c_counts(point))
        edit_text(edit, "weft_counted_%s(&%s, WEFT_SITE(%u), ", passages[value->passage], counter_name(edit, point), point->site);
    else
        edit_text(edit, "weft_ready_%s(WEFT_SITE(%u), ", passages[value->passage], point->site);
    write_operand_text(edit, point, i);
    edit_text(edit, "))");
}

static bool waits(const struct point *point)
{
    for (uint32_t i = 0; point->scheme == SCHEME_COUNTDOWN && i < point->n_operands; i++)
        if (plan_c_hoists(point, i))
            return true;
    return false;
}

/* What a passing point begins with: (WEFT_COUNT(n, 2), or (WEFT_BEGIN(0), or nothing if an operand begins the call. */
static void write_passing_begin(struct edit *edit, const struct point *point)
{
    uint32_t pending = 0;
    for (uint32_t i = 0; plan_c_counts(point) && point->scheme == SCHEME_COUNTDOWN && i < point->n_operands; i++)
        pending += plan_c_hoists(point, i);
    if (c_of(point)->is_guarded)
        edit_text(edit, "WEFT_OPEN(%s, %u, %u), ", counter_name(edit, point), point->site, pending);
    else if (pending)
        edit_text(edit, "WEFT_COUNT(%s, %u), ", counter_name(edit, point), pending);
    else if (!waits(point))
        edit_text(edit, "WEFT_BEGIN(%u), ", point->site);
}

/* (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1)))). The comma is inside the argument: as an
 * operand of + or the like, its left side could be moved before the other operand. */
static void write_passing(struct edit *edit, const struct point *point)
{
    const struct c_point *own = c_of(point);
    bool returns = c_may_be_used(own->use) && !(point->facts & POINT_RESULT_VOID);
    const char *end = own->use == C_USED_AS_TRUTH ? "ED" : "";
    if (returns) {
        write_type(edit, &own->result);
        if (own->is_guarded)
            edit_text(edit, "weft_closed_%s(&%s, ", passages[own->result.passage], counter_name(edit, point));
        else
            edit_text(edit, "weft_value_%s(WEFT_SITE(%u), ", passages[own->result.passage], point->site);
    }
    edit_text(edit, "(");
    write_passing_begin(edit, point);
    if (!returns) /* for -Wcomma */
        edit_text(edit, "(void)");
    edit_source(edit, point->callee.begin, point->callee.end);
    write_operands(edit, point, point->callee.end, write_passing_operand);
    if (returns)
        edit_text(edit, ")))");
    else if (own->is_guarded)
        edit_text(edit, ", WEFT_CLOSE%s(%s))", *end ? "D" : "", counter_name(edit, point));
    else
        edit_text(edit, ", WEFT_END%s(%u))", end, point->site);
}

/* The result. What the optimiser knows of a call's value decides what is dead behind it, and programs count on that (`if (five() != 5)
 * link_error();`): a value that is wanted is not read through memory. */
static void write_result(struct edit *edit, const struct point *point)
{
    edit_text(edit, c_of(point)->use == C_USED ? "weft_r%u; " : "WEFT_RESULT(%u); ", number(edit, point));
}

/* --- form A with an object --- */

/* Form A: __extension__({ WEFT_POINT(p, site, 2); f(ARMED, x, ARMED); }) */
static void write_countdown(struct edit *edit, const struct point *point)
{
    if (c_of(point)->passes) {
        write_passing(edit, point);
        return;
    }
    bool callee_costs = point->facts & POINT_CALLEE_COSTS;
    unsigned pending = callee_costs;
    for (uint32_t i = 0; i < point->n_operands; i++)
        pending += hoists(point, i) || plan_c_captures(point, i);
    const struct captured *result = capture_result(point);
    if (point->probe->capture)
        edit_text(edit, "__extension__({ WEFT_KEPT(weft_p%u, %u, %u, %u); ", number(edit, point), point->site, pending, point->capture);
    else
        edit_text(edit, "__extension__({ WEFT_POINT(weft_p%u, %u, %u); ", number(edit, point), point->site, pending);
    if (result)
        edit_text(edit, "__auto_type weft_r%u = ", number(edit, point));
    if (callee_costs)
        open_temporary(edit, point, point->n_operands);
    edit_source(edit, point->callee.begin, point->callee.end);
    if (callee_costs)
        close_temporary(edit, point, point->n_operands);
    write_operands(edit, point, point->callee.end, write_countdown_operand);
    edit_text(edit, "; ");
    if (result) {
        write_capture(edit, point, result, arena_printf(edit->out->arena, "weft_r%u", number(edit, point)));
        write_result(edit, point);
    }
    edit_text(edit, "})");
}

static void write_inclusive(struct edit *edit, const struct point *point)
{
    if (c_of(point)->passes) {
        write_passing(edit, point);
        return;
    }
    edit_text(edit, "__extension__({ WEFT_POINT(weft_p%u, %u, 0); ", number(edit, point), point->site);
    edit_source(edit, point->callee.begin, point->callee.end);
    write_operands(edit, point, point->callee.end, write_operand_text);
    edit_text(edit, "; })");
}

static bool passes_callee(const struct point *point)
{
    return !(point->facts & POINT_CALLEE_GLOBAL);
}

/* Form W, the call: weft_w3(a, b). The text of the callee moves into the definition, or becomes an operand. */
static void write_wrapper_call(struct edit *edit, const struct point *point)
{
    edit_text(edit, "weft_w%u", number(edit, point));
    if (!passes_callee(point)) {
        write_operands(edit, point, point->callee.end, write_operand_text);
        return;
    }
    uint32_t behind = plan_c_parenthesis(edit->unit, point) + 1;
    edit_source(edit, point->callee.end, behind);
    edit_source(edit, point->callee.begin, point->callee.end);
    edit_text(edit, "%s", point->n_operands ? ", " : "");
    write_operands(edit, point, behind, write_operand_text);
}

static bool needs_definition(const struct point *point)
{
    return point->scheme == SCHEME_WRAPPER;
}

/* In form W all values exist at once. */
static void write_captured_parameters(struct edit *edit, const struct point *point)
{
    edit_text(edit, "WEFT_KEPT(weft_p%u, %u, %u, %u); ", number(edit, point), point->site, point->n_captured_arguments ? 1u : 0u, point->capture);
    if (point->n_captured_arguments == 0)
        return;
    edit_text(edit, "__attribute((__unused__)) int weft_v%u = __extension__({ ", number(edit, point));
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        write_capture(edit, point, &point->captured[k], arena_printf(edit->out->arena, "weft_a%d", point->captured[k].operand));
    edit_text(edit, "weft_kept_arm(&weft_p%u); 0; }); ", number(edit, point));
}

/* Form W, the definition, before the enclosing function. */
static void write_wrapper_definition(struct edit *edit, const struct point *point)
{
    bool is_void = point->facts & POINT_RESULT_VOID;
    /* C17 6.7.4/3: an inline function with external linkage must not call a static one; what calls one is static */
    const char *linkage = point->facts & POINT_IN_INLINE ? "WEFT_INLINE" : plan_c_stands_apart(point) ? "WEFT_STATIC_APART" : "WEFT_STATIC_INLINE";
    edit_text(edit, "%s __typeof__(%s) weft_w%u(", linkage, point->result, number(edit, point));
    if (passes_callee(point))
        edit_text(edit, "__typeof__(%s) weft_f", c_of(point)->callee);
    for (uint32_t i = 0; i < point->n_operands; i++)
        edit_text(edit, "%s__typeof__(%s) weft_a%u", i || passes_callee(point) ? ", " : "", plan_c_parameter(point, i), i);
    edit_text(edit, "%s) { ", point->n_operands || passes_callee(point) ? "" : "void");
    const struct captured *result = capture_result(point);
    if (point->probe->capture)
        write_captured_parameters(edit, point);
    else
        edit_text(edit, "WEFT_POINT(weft_p%u, %u, 0); ", number(edit, point), point->site);
    if (result)
        edit_text(edit, "__typeof__(%s) weft_r%u = ", point->result, number(edit, point));
    else
        edit_text(edit, "%s", is_void ? "" : "return ");
    if (passes_callee(point))
        edit_text(edit, "weft_f");
    else
        edit_source(edit, point->callee.begin, point->callee.end);
    edit_text(edit, "(");
    for (uint32_t i = 0; i < point->n_operands; i++)
        edit_text(edit, "%sweft_a%u", i ? ", " : "", i);
    edit_text(edit, "); ");
    if (result) {
        write_capture(edit, point, result, arena_printf(edit->out->arena, "weft_r%u", number(edit, point)));
        edit_text(edit, "return weft_r%u; ", number(edit, point));
    }
    edit_text(edit, "} ");
}

/* Form E: there is no block around the call, so that compound literals among the operands live on. The comma is in the
 * literal: gcc takes the left of one that is an operand out of the expression around it, before the other operand. */
static void write_expression(struct edit *edit, const struct point *point)
{
    bool is_void = point->facts & POINT_RESULT_VOID;
    if (is_void)
        edit_text(edit, "__extension__(WEFT_BEGIN(%u), ", point->site);
    else
        edit_text(edit, "__extension__(WEFT_VALUE(%s)weft_end_pointer(WEFT_SITE(%u), (__typeof__(%s)[1]){ (WEFT_BEGIN(%u), ", point->result,
                  point->site, point->result, point->site);
    edit_source(edit, point->callee.begin, point->callee.end);
    write_operands(edit, point, point->callee.end, write_operand_text);
    if (is_void)
        edit_text(edit, ", WEFT_END(%u))", point->site);
    else
        edit_text(edit, ") }))");
}

static void write_block_operand(struct edit *edit, const struct point *point, uint32_t i)
{
    const struct operand *operand = &point->operands[i];
    if (!hoists(point, i)) {
        write_operand_text(edit, point, i);
    } else if (operand->facts & OPERAND_BY_BASE) {
        edit_source(edit, operand->span.begin, operand->base.begin);
        edit_text(edit, "weft_v%u_%u", number(edit, point), i);
        edit_source(edit, operand->base.end, operand->span.end);
    } else {
        edit_text(edit, "weft_v%u_%u", number(edit, point), i);
    }
}

/* Form S, the textbook form: operands into named temporaries, begin, the call into a result, end. */
static void write_block(struct edit *edit, const struct point *point)
{
    bool is_void = point->facts & POINT_RESULT_VOID;
    edit_text(edit, "__extension__({ ");
    for (uint32_t i = 0; i < point->n_operands; i++) {
        if (!hoists(point, i))
            continue;
        edit_text(edit, "__auto_type weft_v%u_%u = (%s", number(edit, point), i, point->operands[i].facts & OPERAND_ATOMIC ? "(void)0, " : "");
        if (point->operands[i].facts & OPERAND_BY_BASE)
            edit_source(edit, point->operands[i].base.begin, point->operands[i].base.end);
        else
            write_operand_text(edit, point, i);
        edit_text(edit, "); ");
    }
    if (is_void)
        edit_text(edit, "WEFT_BEGIN(%u); ", point->site);
    /* no statement before a declaration */
    else
        edit_text(edit, "__auto_type weft_r%u = (WEFT_BEGIN(%u), ", number(edit, point), point->site);
    edit_source(edit, point->callee.begin, point->callee.end);
    write_operands(edit, point, point->callee.end, write_block_operand);
    edit_text(edit, "%s; WEFT_END(%u); ", is_void ? "" : ")", point->site);
    if (!is_void)
        write_result(edit, point);
    edit_text(edit, "})");
}

/* The entry of a function whose parameters are captured: two declarations. */
static void write_capturing_entry(struct edit *edit, const struct point *point)
{
    uint32_t n = point->n_captured_arguments;
    edit_text(edit, " WEFT_KEPT(weft_p%u, %u, %u, %u);", number(edit, point), point->site, n ? 1u : 0u, point->capture);
    if (!n)
        return;
    edit_text(edit, " __attribute((__unused__)) int weft_v%u = __extension__({ ", number(edit, point));
    for (uint32_t k = 0; k < n; k++)
        write_capture(edit, point, &point->captured[k], point->captured[k].name);
    edit_text(edit, "weft_kept_arm(&weft_p%u); 0; });", number(edit, point));
}

/* The variables that the points of a body count their operands in, or that are their objects: then all are. */
static void add_counters(struct arena *arena, const struct unit *unit, memory_arounds *arounds)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (!point->own || c_of(point)->n_counters == 0)
            continue;
        struct str text = { .arena = arena };
        bool guarded = c_of(point)->is_guarded;
        for (uint32_t k = 0; k < c_of(point)->n_counters; k++)
            str_printf(&text, "%s weft_n%u_%u%s",
                       k         ? ","
                       : guarded ? " WEFT_GUARDS"
                                 : " unsigned",
                       unit->name_base + point->body, k, guarded ? " = WEFT_NO_CALL" : "");
        str_add(&text, ";");
        vec_push(arena, arounds, (struct around){ { point->declarations, point->declarations }, text.text, "" });
    }
}

static memory_list find_memory(struct arena *arena, const struct unit *unit)
{
    memory_list list = { 0 };
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_MEMORY)
            vec_push(arena, &list, (struct memory_written){ c_of(point)->memory, point->site });
    }
    return list;
}

static bool has_tasks_or_threads(const struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme != SCHEME_LEAVE && (point->part != POINT_NO_REGION || point->has_tasks || probe_starts_thread(point->probe)))
            return true;
    }
    return false;
}

static void write_prologue(struct str *out, const struct unit *unit)
{
    bool has_memory = find_memory(out->arena, unit).count > 0;
    const char *task = has_tasks_or_threads(unit) ? "#include <weft/task.h>\n" : "", *memory = has_memory ? "#include <weft/memory.h>\n" : "";
    emit_prologue_with(out, unit, arena_printf(out->arena, "%s%s", task, memory), has_memory ? " WEFT_MEMORY_DECLARE" : "");
}

static void write_epilogue(struct str *out, const struct unit *unit)
{
    memory_list list = find_memory(out->arena, unit);
    emit_epilogue(out, unit);
    if (list.count)
        memory_emit_tables(out, &list);
}

/* `return x;` in a body whose result is captured: x goes into a variable of the result's type, as if by assignment
 * (C17 6.8.6.4/3), and from there into the point object. */
static const struct around *find_arounds(struct arena *arena, const struct unit *unit, size_t *n)
{
    memory_arounds arounds = { 0 };
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        const struct captured *result = capture_result(point);
        if (point->scheme != SCHEME_ENTRY || !result)
            continue;
        uint32_t number = unit->name_base + point->site;
        const char *variable = arena_printf(arena, "weft_r%u", number);
        const char *before = arena_printf(arena, "__extension__({ __typeof__(%s) %s = (", point->result, variable);
        const char *capture = capture_text(arena, number, point, result, variable);
        const char *behind = arena_printf(arena, "); %s%s; })", capture, variable);
        for (uint32_t k = 0; k < point->n_returns; k++)
            vec_push(arena, &arounds, (struct around){ point->returns[k], before, behind });
    }
    add_counters(arena, unit, &arounds);
    memory_list list = find_memory(arena, unit);
    memory_emit_arounds(arena, unit, &list, &arounds);
    *n = arounds.count;
    return arounds.items;
}

static void write_entry(struct edit *edit, const struct point *point)
{
    if (point->probe->target == TARGET_PROGRAM)
        edit_text(edit, " WEFT_GLOBAL(%u);", point->site);
    else if (point->probe->capture)
        write_capturing_entry(edit, point);
    else
        edit_text(edit, " WEFT_POINT(weft_p%u, %u, 0);", number(edit, point), point->site);
}

/* All that is written of these points stands in the body. */
static void write_nothing(struct edit *edit, const struct point *point)
{
    (void)edit;
    (void)point;
}

static void write_c_point(struct edit *edit, const struct point *point)
{
    static void (*const writers[SCHEME_COUNT])(struct edit *, const struct point *) = {
        [SCHEME_COUNTDOWN] = write_countdown, [SCHEME_WRAPPER] = write_wrapper_call, [SCHEME_EXPRESSION] = write_expression,
        [SCHEME_BLOCK] = write_block,         [SCHEME_INCLUSIVE] = write_inclusive,  [SCHEME_ENTRY] = write_entry,
        [SCHEME_REGION] = omp_write_region,   [SCHEME_MEMORY] = write_nothing,
    };
    writers[point->scheme](edit, point);
}

const struct scheme_set scheme_c = {
    .plan = plan_c,
    .write_point = write_c_point,
    .needs_definition = needs_definition,
    .write_definition = write_wrapper_definition,
    .find_arounds = find_arounds,
    .write_prologue = write_prologue,
    .write_epilogue = write_epilogue,
};
