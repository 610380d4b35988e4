/* How the points of a C++ file are written: in place, as docs/schemes-cxx.md describes. No text of the user's becomes
 * an argument of a macro. */
#include "scheme_cxx.h"

#include <string.h>

#include "emit.h"
#include "memory_emit.h"
#include "omp_scheme.h"
#include "plan_cxx.h"
#include "point_capture.h"

static const char state_letters[] = { [CXX_STATE_PLAIN] = 'p', [CXX_STATE_CAPTURE] = 'd', [CXX_STATE_FRESH] = 'q' };

/* The name of the point's state. */
static const char *state_name(struct arena *arena, const struct unit *unit, const struct point *point)
{
    const struct cxx_point *call = cxx_of(point);
    if (call->body == UINT32_MAX && !point->probe->capture)
        return arena_printf(arena, "weft_%c[%u]", call->facts & CXX_ONCE ? 'o' : 's', call->state);
    return arena_printf(arena, "weft_%c%u_%u", state_letters[plan_cxx_state(point)], unit->name_base + call->body, call->state);
}

/* "keep_int<long>(STATE, 0, ": the beginning of a call of one of the functions of detail.hpp, through which a value
 * passes. `type`: NULL for the value's own. */
static const char *through(struct arena *arena, const struct point *point, const struct captured *captured, const char *verb, const char *type,
                           const char *state)
{
    static const char *const kinds[] = {
        [VALUE_INT] = "int",   [VALUE_UNSIGNED] = "unsigned", [VALUE_FLOAT] = "float", [VALUE_POINTER] = "pointer", [VALUE_CHARACTERS] = "pointer",
        [VALUE_TEXT] = "text", [VALUE_PLACE] = "place"
    };
    const char *kind = captured->class == VALUE_CHARACTERS && captured->limit ? "string" : kinds[captured->class];
    const char *limit = captured->limit ? arena_printf(arena, "%u, ", captured->limit) : "";
    if (captured->role == 'u')
        kind = "status";
    const char *as = type ? arena_printf(arena, "<%s>", type) : "";
    return arena_printf(arena, "::weft::%s_%s%s(%s, %u, %s", verb, kind, as, state, (unsigned)(captured - point->captured), limit);
}

/* weft::keep_receiver(STATE, 0, m): what it gives is what it is given. */
static void write_captured_receiver(struct edit *edit, const struct point *point, const char *state, const struct cxx_operand *operand)
{
    edit_text(edit, "::weft::keep_receiver(%s, %u, ", state, (unsigned)(operand->captured - point->captured));
    edit_source(edit, operand->span.begin, operand->span.end);
    for (uint32_t i = 0; i < operand->n_arrows; i++)
        edit_text(edit, ".operator->()");
    edit_text(edit, ")");
}

static void write_captured_operand(struct edit *edit, const struct point *point, const char *state, const struct cxx_operand *operand)
{
    if (operand->argument == OPERAND_RECEIVER) {
        write_captured_receiver(edit, point, state, operand);
        return;
    }
    const char *type = point->operands[operand->argument].parameter;
    if (operand->is_view)
        edit_text(edit, "::weft::keep_view<%s>(%s, %u, %u, ", type, state, (unsigned)(operand->captured - point->captured), operand->captured->limit);
    else
        edit_text(edit, "%s", through(edit->out->arena, point, operand->captured, "keep", type, state));
    edit_source(edit, operand->span.begin, operand->span.end);
    edit_text(edit, ")");
}

/* Places in a lambda, and functions, of `local`. */
static bool is_of_scope(const struct cxx_operand *operand)
{
    return operand->arm == CXX_SCOPE_BODY || operand->arm == CXX_SCOPE_FUNCTION || operand->arm == CXX_SCOPE_ROUTINE ||
           operand->arm == CXX_SCOPE_CAPTURE;
}

/* weft_thread_pack(WEFT_SITE(1), work, argument) */
static void write_start(struct edit *edit, const struct point *point, const char *state, const struct cxx_operand *operand)
{
    bool arms = plan_cxx_arms(point, operand);
    if (arms)
        edit_text(edit, "::weft::ready_value(%s, ", state);
    edit_text(edit, "::weft_%s_pack(WEFT_SITE(%u), ", operand->type, point->site);
    edit_source(edit, operand->body.begin, operand->body.end);
    edit_text(edit, ", ");
    edit_source(edit, operand->span.begin, operand->span.end);
    edit_text(edit, arms ? "))" : ")");
}

/* weft::task_object(STATE, WEFT_SITE(1), f), weft::task_pack<void>(WEFT_SITE(1), work, argument, 0), or the places in a
 * lambda. Without a state the point does not wait for it. */
static void write_task(struct edit *edit, const struct point *point, const char *state, const struct cxx_operand *operand)
{
    uint32_t site = point->task_site, number = edit->unit->name_base + site;
    bool arms = plan_cxx_arms(point, operand), is_argument = operand->arm == CXX_TASK_ARGUMENT;
    const char *counter = arms ? state : "::weft::no_point()";
    switch (operand->arm) {
    case CXX_TASK_BODY:
        edit_text(edit, " ::weft::task_body weft_b%u(WEFT_SITE(%u), weft_t%u);", number, site, number);
        return;
    case CXX_TASK_RUN:
        edit_text(edit, " ::weft::task_body weft_b%u(WEFT_SITE(%u), ::weft_task_number());", number, site);
        return;
    case CXX_TASK_CAPTURE:
        edit_text(edit, "%sweft_t%u = ::weft::task_created(%s, WEFT_SITE(%u))", operand->is_next ? ", " : "", number, counter, site);
        return;
    case CXX_TASK_FUNCTION:
        edit_text(edit, "::weft::task_pointer<%s>(", operand->type);
        break;
    case CXX_TASK_ARGUMENT:
        edit_text(edit, "%s::weft::task_pack<%s>(WEFT_SITE(%u), %.*s, ",
                  arms ? arena_printf(edit->out->arena, "::weft::ready_value(%s, ", state) : "", operand->type, site,
                  (int)(operand->body.end - operand->body.begin), edit->unit->source.text + operand->body.begin);
        break;
    default:
        edit_text(edit, "::weft::task_%s%s(%s, WEFT_SITE(%u), ", operand->type, operand->is_often ? "_often" : "", counter, site);
    }
    edit_source(edit, operand->span.begin, operand->span.end);
    edit_text(edit, "%s%s", is_argument ? operand->is_often ? ", 1)" : ", 0)" : "", is_argument && !arms ? "" : ")");
}

static void write_operand(struct edit *edit, const struct point *point, const char *state, const struct cxx_operand *operand)
{
    uint32_t site = point->site;
    switch (operand->arm) {
    case CXX_SCOPE_BODY:
        edit_text(edit, " ::weft::scope weft_l%u(WEFT_SITE(%u)%s);", edit->unit->name_base + site, site,
                  operand->is_next ? arena_printf(edit->out->arena, ", weft_c%u", edit->unit->name_base + site) : "");
        return;
    case CXX_SCOPE_CAPTURE:
        edit_text(edit, "%sweft_c%u = ::weft::creation()", operand->is_next ? ", " : "", edit->unit->name_base + site);
        return;
    case CXX_SCOPE_FUNCTION:
        edit_text(edit, "::weft::scoped(WEFT_SITE(%u), ", site);
        break;
    case CXX_SCOPE_ROUTINE:
        edit_text(edit, "::weft_%s_main", operand->type);
        return;
    case CXX_ARM_OBJECT:
        edit_text(edit, "__extension__({ ::weft::%s weft_g%u_%u(%s); ", point->probe->capture ? "made_detailed" : "made",
                  edit->unit->name_base + site, operand->span.begin, state);
        edit_source(edit, operand->span.begin, operand->span.end);
        edit_text(edit, "; })");
        return;
    case CXX_ARM_AS:
        edit_text(edit, "::weft::ready_as<%s>(%s, ", operand->type, state);
        break;
    case CXX_ARM_REFERENCE:
        edit_text(edit, "::weft::ready(%s, ", state);
        break;
    case CXX_ARM_EITHER:
        edit_text(edit, "::weft::ready_either(%s, ", state);
        break;
    default:
        edit_text(edit, "::weft::ready_value(%s, ", state);
    }
    edit_source(edit, operand->span.begin, operand->span.end);
    for (uint32_t i = 0; i < operand->n_arrows; i++)
        edit_text(edit, ".operator->()");
    edit_text(edit, ")");
}

/* The number of operands that the point waits for: "2", "1 + static_cast<unsigned>(sizeof...(rest))". */
static const char *pending_text(struct edit *edit, const struct point *point)
{
    uint32_t n = 0;
    const char *packs = "";
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++) {
        const struct cxx_operand *operand = &cxx_of(point)->operands[i];
        if (!plan_cxx_arms(point, operand))
            continue;
        if (operand->is_pattern)
            packs = arena_printf(edit->out->arena, "%s%sstatic_cast<unsigned>(sizeof...(%s))", packs, *packs ? " + " : "", operand->pack);
        else
            n++;
    }
    if (!*packs)
        return arena_printf(edit->out->arena, "%u", n);
    return n ? arena_printf(edit->out->arena, "%u + %s", n, packs) : packs;
}

/* A part of the call, with operands that arm the point. */
static void write_part(struct edit *edit, const struct point *point, const char *state, uint32_t begin, uint32_t end)
{
    bool early = plan_cxx_ends_early(point);
    const char *counter = state; /* what counts the operands */
    if (plan_cxx_enters(point))
        counter = arena_printf(edit->out->arena, "WEFT_ENTRY(%s, %u, %s)", state, point->site, pending_text(edit, point));
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++) {
        const struct cxx_operand *operand = &cxx_of(point)->operands[i];
        bool is_task = operand->arm >= CXX_TASK_CAPTURE && !is_of_scope(operand);
        bool stays = operand->arm == CXX_ARM_NOT || (point->scheme != SCHEME_PLACE && cxx_arms(operand->arm) && !is_task);
        if ((stays && !operand->captured) || operand->span.begin < begin || operand->span.end > end)
            continue;
        edit_source(edit, begin, operand->span.begin);
        bool until = early && plan_cxx_can_end(point, operand);
        if (until)
            edit_text(edit, "::weft::until(%s, ", state);
        if (operand->captured)
            write_captured_operand(edit, point, state, operand);
        else if (operand->arm == CXX_SCOPE_ARGUMENT)
            write_start(edit, point, counter, operand);
        else if (is_task)
            write_task(edit, point, counter, operand);
        else
            write_operand(edit, point, counter, operand);
        if (until)
            edit_text(edit, ").weft_it()");
        begin = operand->span.end;
    }
    edit_source(edit, begin, end);
}

/* The name of the object that measures a body. */
static const char *entry_name(struct arena *arena, const struct unit *unit, const struct point *point)
{
    return arena_printf(arena, "weft_f%u", unit->name_base + point->site);
}

static void write_capturing_entry(struct edit *edit, const struct point *point)
{
    const char *name = entry_name(edit->out->arena, edit->unit, point);
    edit_text(edit, " WEFT_KEPT(%s, %u, %u, %u);", name, point->site, point->n_captured_arguments ? 1u : 0u, point->capture);
    for (uint32_t k = 0; k < point->n_captured_arguments; k++) {
        const struct captured *captured = &point->captured[k];
        edit_text(edit, " %s%s);", through(edit->out->arena, point, captured, "note", NULL, name), captured->name);
    }
    if (point->n_captured_arguments)
        edit_text(edit, " weft_kept_arm(&%s);", name);
}

static void write_entry(struct edit *edit, const struct point *point)
{
    if (point->probe->target == TARGET_PROGRAM)
        edit_text(edit, " WEFT_GLOBAL(%u);", point->site);
    else if (point->probe->capture)
        write_capturing_entry(edit, point);
    else
        edit_text(edit, " WEFT_POINT(weft_f%u, %u, 0);", edit->unit->name_base + point->site, point->site);
}

static const char *open_text(struct edit *edit, const struct point *point, const char *state)
{
    bool holds = (cxx_of(point)->facts & CXX_DECLARED) || plan_cxx_holds(point);
    const char *verb = holds ? "HOLD" : (cxx_of(point)->facts & CXX_CONSTANT) ? "OPEN_CONSTANT" : cxx_of(point)->is_guarded ? "OPEN_GUARDED" : "OPEN";
    const char *pending = pending_text(edit, point);
    if (point->probe->capture)
        return arena_printf(edit->out->arena, "WEFT_%s_DETAILED(%s, %u, %s, %u)", verb, state, point->site, pending, point->capture);
    const char *outer = cxx_of(point)->body != UINT32_MAX ? "" : cxx_of(point)->facts & CXX_ONCE ? "_ONCE" : "_KEPT";
    return arena_printf(edit->out->arena, "WEFT_%s%s(%s, %u, %s)", verb, outer, state, point->site, pending);
}

static const char *const complex_types[] = { [CXX_COMPLEX_FLOAT] = "float", [CXX_COMPLEX_DOUBLE] = "double", [CXX_COMPLEX_LONG] = "long double" };

/* The variable of the body that complex numbers of a type pass through. */
static const char *complex_name(struct arena *arena, const struct unit *unit, const struct point *point, enum cxx_complex type)
{
    return arena_printf(arena, "weft_z%c%u", *complex_types[type], unit->name_base + cxx_of(point)->body);
}

/* The call, with its result on its way out. The comma is inside of value() and same(): if it were an operand of + or
 * the like, g++ would move its left side before the other operand. */
static void write_around(struct edit *edit, const struct point *point, const char *state, const char *open)
{
    const struct cxx_point *call = cxx_of(point);
    bool holds = plan_cxx_holds(point), by_value = call->result == CXX_PLAIN || (call->result == CXX_TRIVIAL && call->use != CXX_USE_BOUND);
    const char *before = "", *after = "))"; /* what is around the call alone */
    if (holds)
        after = ")";
    else if (capture_result(point))
        edit_text(edit, "%s", through(edit->out->arena, point, capture_result(point), "result", point->result, state));
    else if (call->use == CXX_USE_VOID)
        before = "static_cast<void>(", after = arena_printf(edit->out->arena, "), ::weft::leave(%s))", state);
    else if (call->result == CXX_VOID)
        after = arena_printf(edit->out->arena, ", ::weft::leave(%s))", state);
    else if ((call->result == CXX_UNKNOWN || call->result == CXX_DIFFERENT) && call->use == CXX_USE_LEFT)
        after = arena_printf(edit->out->arena, ", ::weft::leaving(%s))", state); /* it may be void */
    else if (call->complex) {
        const char *name = complex_name(edit->out->arena, edit->unit, point, call->complex);
        before = arena_printf(edit->out->arena, "%s = ", name);
        after = arena_printf(edit->out->arena, ", ::weft::leave(%s), static_cast<__typeof__(%s)>(%s))", state, name, name);
    } else if (call->facts & CXX_CHECKED) {
        struct span text = point->call;
        edit_text(edit, "::weft::reference<decltype(%.*s)>(%s, ", (int)(text.end - text.begin), edit->unit->source.text + text.begin, state);
    } else
        edit_text(edit, "::weft::%s(%s, ", by_value ? "value" : call->result == CXX_EITHER ? "either" : "same", state);
    bool encloses = holds && plan_cxx_encloses(point);
    if (encloses)
        edit_text(edit, "__extension__({ ");
    if (encloses && (call->facts & CXX_DEPENDENT)) { /* a reference would be copied */
        struct span text = point->call;
        edit_text(edit, "WEFT_OBJECT(decltype(%.*s)); ", (int)(text.end - text.begin), edit->unit->source.text + text.begin);
    }
    edit_text(edit, "(%s, %s", open, before);
    write_part(edit, point, state, point->call.begin, point->call.end);
    edit_text(edit, "%s%s", after, encloses ? "; })" : "");
}

static void write_point(struct edit *edit, const struct point *point)
{
    if (point->scheme == SCHEME_MEMORY) /* all that is written of it stands in the body */
        return;
    if (point->is_entry || point->part) {
        (point->is_entry ? write_entry : omp_write_region)(edit, point);
        return;
    }
    const char *state = state_name(edit->out->arena, edit->unit, point), *open = open_text(edit, point, state);
    if (plan_cxx_enters(point)) {
        write_part(edit, point, state, point->call.begin, point->call.end);
        return;
    }
    /* T v((WEFT_HOLD(...), a), b): the value of a comma is that of its right side */
    if (cxx_of(point)->facts & CXX_DECLARED) {
        write_part(edit, point, state, point->call.begin, cxx_of(point)->first.begin);
        edit_text(edit, "(%s, ", open);
        write_part(edit, point, state, cxx_of(point)->first.begin, cxx_of(point)->first.end);
        edit_text(edit, ")");
        write_part(edit, point, state, cxx_of(point)->first.end, point->call.end);
        return;
    }
    write_around(edit, point, state, open);
}

static bool needs_definition(const struct point *point)
{
    return !point->is_entry && cxx_of(point)->n_states > 0;
}

static bool opens_braces(const struct point *point)
{
    return cxx_of(point)->braces.end > 0;
}

static memory_list find_memory(struct arena *arena, const struct unit *unit)
{
    memory_list list = { 0 };
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_MEMORY)
            vec_push(arena, &list, (struct memory_written){ cxx_of(point)->memory, point->site });
    }
    return list;
}

/* Behind the declaration of what gives back what was taken: an object that says when. It is destroyed before. */
static const char *release_text(struct arena *arena, const struct unit *unit, const struct point *point)
{
    const struct cxx_point *call = cxx_of(point);
    uint32_t k = 0;
    while (strcmp(point->captured[k].name, "object") != 0)
        k++;
    return arena_printf(arena, " ::weft::gives_back<decltype(%s)> weft_h%u(WEFT_SITE(%u), WEFT_THIS_DETAIL(%u), %s, %u, %s);", call->declared,
                        unit->name_base + point->release_site, point->release_site, point->release_capture, state_name(arena, unit, point), k,
                        call->declared);
}

static bool arms_receiver(const struct point *point)
{
    for (uint32_t i = 0; i < cxx_of(point)->n_operands; i++)
        if (cxx_of(point)->operands[i].argument == OPERAND_RECEIVER && plan_cxx_arms(point, &cxx_of(point)->operands[i]))
            return true;
    return false;
}

static void add_template(memory_arounds *arounds, struct arena *arena, size_t first, uint32_t at)
{
    for (size_t i = first; i < arounds->count; i++)
        if (arounds->items[i].at.begin == at)
            return; /* the member of one point is the callee of another */
    if (at)
        vec_push(arena, arounds, (struct around){ { at, at }, "template ", "" });
}

/* Behind what is put around an object its member's template arguments have to be announced: cxx_member.h. */
static void find_templates(struct arena *arena, const struct unit *unit, memory_arounds *arounds)
{
    size_t first = arounds->count;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_LEAVE || point->is_entry || point->part)
            continue;
        add_template(arounds, arena, first, cxx_of(point)->template_behind);
        if (arms_receiver(point))
            add_template(arounds, arena, first, cxx_of(point)->template_here);
    }
}

/* The return statements of bodies whose result is captured, and the braces that states are declared in. */
static const struct around *find_arounds(struct arena *arena, const struct unit *unit, size_t *n)
{
    memory_arounds arounds = { 0 };
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        const struct captured *result = capture_result(point);
        if (point->scheme != SCHEME_ENTRY || !result)
            continue;
        const char *call = through(arena, point, result, "returned", point->result, entry_name(arena, unit, point));
        for (uint32_t k = 0; k < point->n_returns; k++)
            vec_push(arena, &arounds, (struct around){ point->returns[k], arena_printf(arena, "%s(", call), "))" });
    }
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && needs_definition(&unit->points.items[i]) && opens_braces(&unit->points.items[i]))
            vec_push(arena, &arounds, (struct around){ cxx_of(&unit->points.items[i])->braces, "", " }" });
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme != SCHEME_LEAVE && point->release)
            vec_push(arena, &arounds,
                     (struct around){ { cxx_of(point)->declared_end, cxx_of(point)->declared_end }, release_text(arena, unit, point), "" });
    }
    find_templates(arena, unit, &arounds);
    memory_list list = find_memory(arena, unit);
    memory_emit_arounds(arena, unit, &list, &arounds);
    *n = arounds.count;
    return arounds.items;
}

/* The states of the points of a body, behind its opening brace; of a statement in a region of OpenMP, before it. */
static void write_states(struct edit *edit, const struct point *point)
{
    static const char *const types[] = { [CXX_STATE_PLAIN] = "point", [CXX_STATE_CAPTURE] = "detailed", [CXX_STATE_FRESH] = "fresh" };
    enum cxx_state kind = plan_cxx_state(point);
    /* C++14 requires it in a constexpr function */
    const char *initial = cxx_of(point)->facts & CXX_CONSTANT ? "{}" : "";
    edit_text(edit, "%s ::weft::%s", opens_braces(point) ? "{" : "", cxx_of(point)->is_guarded ? "guarded" : types[kind]);
    for (uint32_t i = 0; i < cxx_of(point)->n_states; i++)
        edit_text(edit, "%s weft_%c%u_%u%s", i ? "," : "", state_letters[kind], edit->unit->name_base + cxx_of(point)->body, i, initial);
    for (enum cxx_complex type = CXX_COMPLEX_FLOAT; type <= CXX_COMPLEX_LONG; type++)
        if (cxx_of(point)->complex_types & 1u << type)
            edit_text(edit, "; __extension__ _Complex %s %s", complex_types[type], complex_name(edit->out->arena, edit->unit, point, type));
    edit_text(edit, opens_braces(point) ? "; " : ";");
}

static void write_prologue(struct str *out, const struct unit *unit)
{
    uint32_t kept = plan_cxx_outer_states(unit, false), once = plan_cxx_outer_states(unit, true);
    bool has_memory = find_memory(out->arena, unit).count > 0;
    emit_include(out, unit, "weft/probe.hpp");
    if (has_memory)
        str_add(out, "#include <weft/memory.hpp>\n");
    if (unit->n_captures)
        str_printf(out, "#include <weft/detail.hpp>\nnamespace { extern weft_detail weft_details[%u]; } ", unit->n_captures);
    str_add(out, has_memory ? "WEFT_UNIT_DECLARE WEFT_MEMORY_DECLARE" : "WEFT_UNIT_DECLARE");
    if (kept)
        str_printf(out, " WEFT_STATES(%u);", kept);
    if (once)
        str_printf(out, " WEFT_STATES_ONCE(%u);", once);
    emit_line_directive(out, unit);
}

static void write_epilogue(struct str *out, const struct unit *unit)
{
    memory_list list = find_memory(out->arena, unit);
    emit_epilogue(out, unit);
    if (list.count)
        memory_emit_tables(out, &list);
}

static void keep_parts(struct edit *edit, const struct point *point)
{
    const struct cxx_point *call = cxx_of(point);
    if (point->is_entry)
        return;
    if (call->first.end)
        edit_keep(edit, call->first);
    for (uint32_t i = 0; i < call->n_operands; i++)
        edit_keep(edit, call->operands[i].span);
}

const struct scheme_set scheme_cxx = {
    .plan = plan_cxx,
    .write_point = write_point,
    .keep_parts = keep_parts,
    .needs_definition = needs_definition,
    .write_definition = write_states,
    .find_arounds = find_arounds,
    .write_prologue = write_prologue,
    .write_epilogue = write_epilogue,
};
