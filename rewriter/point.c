#include "point.h"

#include <weft/format.h>

const char *scheme_name(enum scheme scheme)
{
    static const char *const names[SCHEME_COUNT] = { "left-alone", "countdown", "wrapper", "expression", "exact", "place",
                                                     "block",      "inclusive", "entry",   "region",     "memory" };
    return names[scheme];
}

static const struct {
    const char *code, *text;
} reasons[REASON_COUNT] = {
    { "", "" },
#define REASON(id, code, text) { code, text },
#include "reasons.def"
#undef REASON
};

const char *reason_code(enum reason reason)
{
    return reasons[reason].code;
}

const char *reason_text(enum reason reason)
{
    return reasons[reason].text;
}

void unit_position(const struct unit *unit, uint32_t offset, unsigned *line, unsigned *column)
{
    unsigned at_line = 1;
    uint32_t line_begin = 0;
    for (uint32_t i = 0; i < offset && i < unit->source.length; i++) {
        if (unit->source.text[i] == '\n') {
            at_line++;
            line_begin = i + 1;
        }
    }
    if (line)
        *line = at_line;
    if (column)
        *column = offset - line_begin + 1;
}

size_t unit_find_expansion(const struct unit *unit, uint32_t offset, bool in_original)
{
    size_t low = 0, high = unit->expansions.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct expansion *e = &unit->expansions.items[middle];
        if ((in_original ? e->invocation.end : e->text.end) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void point_number_sites(struct point *point, uint32_t *n_sites)
{
    point->site = (*n_sites)++;
    if (point->has_tasks)
        point->task_site = (*n_sites)++;
    if (point->release)
        point->release_site = (*n_sites)++;
}

const char *point_task_name(struct arena *arena, const struct point *point)
{
    return point->task ? arena_printf(arena, "%s %s", point->name, point->task) : arena_printf(arena, "%s (task)", point->name);
}

unsigned point_site_kind(const struct point *point)
{
    if (point->probe->target == TARGET_BODY)
        return WEFT_KIND_FUNCTION;
    if (point->probe->target == TARGET_MEMORY)
        return WEFT_KIND_MEMORY;
    if (point->probe->target == TARGET_PROGRAM)
        return WEFT_KIND_GLOBAL;
    if (point->part)
        return point->part == POINT_WORK ? WEFT_KIND_WORK : point->part == POINT_TASK ? WEFT_KIND_TASK : WEFT_KIND_REGION;
    return point->probe->action == ACTION_SCOPE ? WEFT_KIND_LOCAL : WEFT_KIND_CALL;
}
