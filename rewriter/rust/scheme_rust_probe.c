/* How a point's own variables and probes are spelled. */
#include "scheme_rust_probe.h"

#include "plan_rust.h"

/* The variable that knows whether the receiver is of the type of "on". */
const char *rust_on_variable(struct arena *arena, const struct point *point)
{
    return arena_printf(arena, "weft_on%u_%u", point->table, point->site);
}

/* The whole call is entered: begin and guard are one. */
bool rust_enters(const struct point *point)
{
    return (rust_of(point)->begin == RUST_BEGIN_ENTER && point->n_captured_arguments == 0) || point->scheme == SCHEME_INCLUSIVE;
}

/* The variable of a point that captures values. */
const char *rust_capture_variable(struct arena *arena, const struct point *point)
{
    return arena_printf(arena, "weft_k%u_%u", point->table, point->site);
}

bool rust_looks_in_front(const struct point *point, uint32_t k)
{
    return rust_of(point)->capturing[point->captured[k].operand].as == RUST_CAPTURED_IN_FRONT;
}

/* All captured arguments must be evaluated when the probe fires: the operand that fires it. NULL: rust->at fires it,
 * which stands behind all of them, or the guard, or a future's first poll. */
const struct operand *rust_firing_operand(const struct point *point)
{
    if (rust_of(point)->facts & RUST_POINT_FUTURE)
        return NULL;
    const struct operand *last = NULL;
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        last = rust_looks_in_front(point, k) ? last : &point->operands[point->captured[k].operand];
    return last && (rust_of(point)->begin == RUST_BEGIN_ENTER || rust_of(point)->at.begin < last->span.end) ? last : NULL;
}

/* The frame of the body that the point stands in. */
const char *rust_frame_variable(struct arena *arena, const struct point *point)
{
    return arena_printf(arena, "weft_f%u_%u", point->table, rust_of(point)->body->frame);
}

/* The text of a probe's call up to its operand: "::weft_probe::begin_after(&WEFT_U0, 3, "; where the receiver's type
 * decides, "::weft_probe::begin_after_on(&weft_on0_3, &WEFT_U0, 3, "; of a point that captures values,
 * "weft_k0_3.begin_after(". */
const char *rust_probe(const struct edit *edit, const struct point *point, const char *name, bool has_operand)
{
    struct arena *arena = edit->out->arena;
    bool on = rust_of(point)->on != RUST_ON_ANY;
    const char *variable = on ? arena_printf(arena, "&%s", rust_on_variable(arena, point)) : "", *comma = has_operand ? ", " : "";
    if (point->probe->capture)
        return arena_printf(arena, "%s.%s%s(%s%s", rust_capture_variable(arena, point), name, on ? "_on" : "", variable, on ? comma : "");
    if (plan_rust_is_framed(edit->unit, point))
        return arena_printf(arena, "::weft_probe::%s_in(&%s, %u%s", name, rust_frame_variable(arena, point), point->site, comma);
    return arena_printf(arena, "::weft_probe::%s%s(%s%s&WEFT_U%u, %u%s", name, on ? "_on" : "", variable, on ? ", " : "", point->table, point->site,
                        comma);
}

/* "::weft_probe::guard(&WEFT_U0, 3" or enter: the probe that stands first. A receiver that can be asked for its type
 * before it is evaluated is asked there. */
const char *rust_first_probe(const struct edit *edit, const struct point *point, const char *name)
{
    const struct rust_point *rust = rust_of(point);
    struct arena *arena = edit->out->arena;
    bool is_place = rust->on == RUST_ON_PLACE, captures = point->probe->capture != NULL;
    const char *path = captures ? arena_printf(arena, "%s.", rust_capture_variable(arena, point)) : "::weft_probe::";
    const char *capture = captures ? arena_printf(arena, ", &WEFT_D%u[%u]", point->table, point->capture) : "";
    const char *site = arena_printf(arena, "&WEFT_U%u, %u%s", point->table, point->site, capture);
    if (rust->on == RUST_ON_ANY || (rust->on == RUST_ON_VALUE && captures))
        return arena_printf(arena, "%s%s(%s", path, name, site);
    if (rust->on == RUST_ON_VALUE && !rust_enters(point))
        return arena_printf(arena, "%s%s_on(&%s, %s", path, name, rust_on_variable(arena, point), site);
    const char *question = arena_printf(arena, is_place ? "&%s, \"%s\", \"%s\"" : "|weft_w| weft_w.see(&%s), \"%s\", \"%s\"", rust->on_receiver,
                                        rust->on_crate, rust->on_type);
    if (rust_enters(point))
        return arena_printf(arena, "%s%s_if(::weft_probe::%s(%s), %s", path, name, is_place ? "is_on" : "is_on_by", question, site);
    return arena_printf(arena, "%s%s_on(%s.%s(%s), %s", path, name, rust_on_variable(arena, point), is_place ? "place" : "unseen", question, site);
}

/* The arguments of a future are recorded when it is polled. What was moved into the call may be gone by then. */
static bool is_copied(const struct point *point, uint32_t k)
{
    return rust_of(point)->facts & RUST_POINT_FUTURE && k < point->n_captured_arguments && !point->captured[k].limit;
}

/* Where its text stands in the variable: behind those of the values before it, each with a zero at its end. */
static unsigned text_offset(const struct point *point, uint32_t k)
{
    unsigned at = 0;
    for (uint32_t i = 0; i < k; i++) {
        unsigned limit = is_copied(point, i) ? CAPTURE_DEFAULT_LIMIT : point->captured[i].limit;
        at += limit ? limit + 1 : 0;
    }
    return at;
}

/* "weft_k0_3.keep::<::std::string::String, _>(1, ", "weft_k0_3.see_text(1, 0, 64, ",
 * "weft_k0_3.keep_copied::<::std::string::String, _>(1, 0, 64, ". */
const char *rust_capture_probe(const struct edit *edit, const struct point *point, uint32_t k, const char *name)
{
    const struct captured *captured = &point->captured[k];
    struct arena *arena = edit->out->arena;
    if (captured->limit)
        return arena_printf(arena, "%s.%s_%s(%u, %u, %u, ", rust_capture_variable(arena, point), name, captured->is_debug ? "debug" : "text", k,
                            text_offset(point, k), captured->limit);
    bool copied = is_copied(point, k);
    const char *string = rust_unit_of(edit->unit)->has_std ? "::std::string::String" : "&'static str";
    const char *room = copied ? arena_printf(arena, "%u, %u, ", text_offset(point, k), (unsigned)CAPTURE_DEFAULT_LIMIT) : "";
    return arena_printf(arena, "%s.%s%s::<%s, _>(%u, %s", rust_capture_variable(arena, point), name, copied ? "_copied" : "", string, k, room);
}

/* "::<3, 130>": values, one more for the result, and one for each counter; bytes of texts. */
const char *rust_capture_size(struct arena *arena, const struct point *point)
{
    unsigned n_counters = (unsigned)__builtin_popcount(point->probe->capture->counters);
    return arena_printf(arena, "::<%u, %u>", point->n_captured_arguments + 1 + n_counters, text_offset(point, point->n_captured));
}
