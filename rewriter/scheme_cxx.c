/* How a point of a C++ file is written: in place, as docs/schemes-cxx.md has it. No text of the user's becomes an argument of a macro. */
#include "cxx_point.h"
#include "edit.h"
#include "emit.h"
#include "plan_cxx.h"

/* The name of the point's state. */
static const char *state_name(const struct edit *edit, const struct point *point)
{
    const struct cxx_call *call = point->cxx;
    if (call->body == UINT32_MAX)
        return arena_printf(edit->out->arena, "weft_s[%u]", call->state);
    return arena_printf(edit->out->arena, "weft_p%u_%u", edit->unit->name_base + call->body, call->state);
}

static void write_operand(struct edit *edit, uint32_t site, const char *state, const struct cxx_operand *operand)
{
    switch (operand->ready) {
    case CXX_SCOPE_BODY:
        edit_text(edit, " ::weft::scope weft_l%u(WEFT_SITE(%u));", edit->unit->name_base + site, site);
        return;
    case CXX_SCOPE_FUNCTION:
        edit_text(edit, "::weft::scoped(WEFT_SITE(%u), ", site);
        break;
    case CXX_READY_AS:
        edit_text(edit, "::weft::ready_as<%s>(%s, ", operand->type, state);
        break;
    case CXX_READY_REFERENCE:
        edit_text(edit, "::weft::ready(%s, ", state);
        break;
    default:
        edit_text(edit, "::weft::ready_value(%s, ", state);
    }
    edit_source(edit, operand->span.begin, operand->span.end);
    edit_text(edit, operand->ready == CXX_READY_ARROW ? ".operator->())" : ")");
}

/* A part of the call, its operands telling when they are ready. */
static void write_part(struct edit *edit, const struct point *point, const char *state, uint32_t begin, uint32_t end)
{
    for (uint32_t i = 0; i < point->cxx->n_operands; i++) {
        const struct cxx_operand *operand = &point->cxx->operands[i];
        if (operand->ready == CXX_READY_NOT || (point->scheme != SCHEME_PLACE && cxx_is_ready(operand->ready)) || operand->span.begin < begin ||
            operand->span.end > end)
            continue;
        edit_source(edit, begin, operand->span.begin);
        write_operand(edit, point->site, state, operand);
        begin = operand->span.end;
    }
    edit_source(edit, begin, end);
}

static void write_entry(struct edit *edit, const struct point *point)
{
    if (point->probe->kind == PROBE_GLOBAL)
        edit_text(edit, " WEFT_GLOBAL(%u);", point->site);
    else
        edit_text(edit, " WEFT_POINT(weft_f%u, %u, 0);", edit->unit->name_base + point->site, point->site);
}

/* The result of the call on its way out. The comma stands inside of value() and same(): as an operand of + and the like, g++ would move its left side
 * before the other operand. */
static void write_around(struct edit *edit, const struct point *point, const char *state, const char *kept)
{
    const struct cxx_call *call = point->cxx;
    bool holds = plan_cxx_holds(point), by_value = call->result == CXX_PLAIN || (call->result == CXX_TRIVIAL && call->use != CXX_USE_BOUND);
    const char *before = "", *after = "))"; /* of the call alone */
    if (holds)
        after = ")";
    else if (call->use == CXX_USE_VOID)
        before = "static_cast<void>(", after = arena_printf(edit->out->arena, "), ::weft::leave(%s))", state);
    else if (call->result == CXX_VOID)
        after = arena_printf(edit->out->arena, ", ::weft::leave(%s))", state);
    else if (call->result == CXX_UNKNOWN && call->use == CXX_USE_LEFT) /* it may be void */
        after = arena_printf(edit->out->arena, ", ::weft::leaving(%s))", state);
    else
        edit_text(edit, "::weft::%s(%s, ", by_value ? "value" : "same", state);
    edit_text(edit, "(WEFT_%s%s(%s, %u, %u), %s", holds ? "HOLD" : "OPEN", kept, state, point->site, plan_cxx_pending(point), before);
    write_part(edit, point, state, point->call.begin, point->call.end);
    edit_text(edit, "%s", after);
}

static void write_point(struct edit *edit, const struct point *point)
{
    if (point->is_entry) {
        write_entry(edit, point);
        return;
    }
    const char *state = state_name(edit, point), *kept = point->cxx->body == UINT32_MAX ? "_KEPT" : "";
    if (point->cxx->facts & CXX_DECLARED) { /* T v((WEFT_HOLD(...), a), b): a comma is what its right side is */
        write_part(edit, point, state, point->call.begin, point->cxx->first.begin);
        edit_text(edit, "(WEFT_HOLD%s(%s, %u, %u), ", kept, state, point->site, plan_cxx_pending(point));
        write_part(edit, point, state, point->cxx->first.begin, point->cxx->first.end);
        edit_text(edit, ")");
        write_part(edit, point, state, point->cxx->first.end, point->call.end);
        return;
    }
    write_around(edit, point, state, kept);
}

static bool needs_definition(const struct point *point)
{
    return !point->is_entry && point->cxx->n_states > 0;
}

/* The states of a body's points, behind its opening brace. */
static void write_states(struct edit *edit, const struct point *point)
{
    edit_text(edit, " ::weft::point");
    for (uint32_t i = 0; i < point->cxx->n_states; i++)
        edit_text(edit, "%s weft_p%u_%u", i ? "," : "", edit->unit->name_base + point->cxx->body, i);
    edit_text(edit, ";");
}

static void write_prologue(struct str *out, const struct unit *unit)
{
    uint32_t states = plan_cxx_thread_states(unit);
    str_add_bytes(out, unit->source.text, unit->text_begin); /* a byte order mark stays first */
    str_add(out, "#include <weft/probe.hpp>\nWEFT_UNIT_DECLARE");
    if (states)
        str_printf(out, " WEFT_STATES(%u);", states);
    emit_line_directive(out, unit);
}

const struct scheme_set scheme_cxx = {
    .languages = "c++",
    .name_prefix = "weft_",
    .name_letters = "pvrwaf",
    .plan = plan_cxx,
    .write_point = write_point,
    .needs_definition = needs_definition,
    .write_definition = write_states,
    .write_prologue = write_prologue,
    .write_epilogue = emit_epilogue,
};
