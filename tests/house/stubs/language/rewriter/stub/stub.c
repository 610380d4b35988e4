/* A language of three files, for tests/house: each line `call NAME` is a call, which is rewritten to `begin N; call NAME; end N`. */
#include "language.h"

#include <string.h>

#include "plan.h"

static void add_point(struct unit *unit, const struct config_probe *probe, const char *name, uint32_t begin, uint32_t end)
{
    struct point point = { .call = { begin, end }, .callee = { begin, end }, .name = name, .function = "", .probe = probe, .body = UINT32_MAX };
    unit_place(unit, begin, &point.line_begin, &point.column);
    point.line_end = point.line_begin;
    vec_push(unit->arena, &unit->points, point);
}

static int find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags)
{
    (void)diags;
    const char *end = unit->source.text + unit->source.length, *next;
    for (const char *line = unit->source.text; line < end; line = next + 1) {
        next = memchr(line, '\n', (size_t)(end - line));
        next = next ? next : end;
        if (next - line <= 5 || memcmp(line, "call ", 5) != 0)
            continue;
        unit->n_calls++;
        const char *name = arena_strndup(unit->arena, line + 5, (size_t)(next - line - 5));
        const struct config_probe *probe = select_callee(request->select, name);
        if (probe)
            add_point(unit, probe, name, (uint32_t)(line - unit->source.text), (uint32_t)(next - unit->source.text));
    }
    return 0;
}

static void plan(struct unit *unit, const struct fall_back *steps, size_t n_steps)
{
    (void)steps, (void)n_steps;
    plan_order(unit);
    for (uint32_t i = 0; i < unit->points.count; i++) {
        unit->points.items[i].index = i;
        unit->points.items[i].scheme = unit->points.items[i].reason ? SCHEME_LEAVE : SCHEME_EXACT;
    }
    plan_number_sites(unit);
}

static void write_point(struct edit *edit, const struct point *point)
{
    edit_text(edit, "begin %u; ", point->site);
    edit_source(edit, point->call.begin, point->call.end);
    edit_text(edit, "; end %u", point->site);
}

static void write_nothing(struct str *out, const struct unit *unit)
{
    (void)out, (void)unit;
}

static const struct scheme_set schemes = {
    .plan = plan,
    .write_point = write_point,
    .write_prologue = write_nothing,
    .write_epilogue = write_nothing,
};
static const char *const endings[] = { ".stub", NULL };

extern const struct language language_stub;
const struct language language_stub = {
    .name = "stub",
    .title = "Stub",
    .endings = endings,
    .name_prefix = "stub_",
    .name_letters = "p",
    .find_points = find_points,
    .schemes = &schemes,
};
