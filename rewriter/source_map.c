#include "source_map.h"

#include <string.h>

#include <weft/format.h>

uint32_t source_map_in_original(const struct unit *unit, uint32_t inclusion, uint32_t offset)
{
    if (unit->stretches.count == 0)
        return offset;
    for (size_t i = 0; i < unit->stretches.count; i++) {
        const struct stretch *s = &unit->stretches.items[i];
        if (s->inclusion == inclusion && s->from <= offset && offset - s->from < s->span.end - s->span.begin)
            return s->span.begin + (offset - s->from);
    }
    return UINT32_MAX;
}

bool source_map_in_file(const struct unit *unit, uint32_t offset, uint32_t *inclusion, uint32_t *in_file)
{
    size_t low = 0, high = unit->stretches.count;
    *inclusion = 0;
    *in_file = offset;
    if (high == 0)
        return true;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (unit->stretches.items[middle].span.end <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == unit->stretches.count || offset < unit->stretches.items[low].span.begin)
        return false;
    *inclusion = unit->stretches.items[low].inclusion;
    *in_file = unit->stretches.items[low].from + (offset - unit->stretches.items[low].span.begin);
    return true;
}

static uint32_t behind_expansions(const struct unit *unit, uint32_t offset)
{
    size_t i = unit_find_expansion(unit, offset, true);
    if (i == 0)
        return offset;
    const struct expansion *e = &unit->expansions.items[i - 1];
    return offset - e->invocation.end + e->text.end;
}

uint32_t source_map_moved(const struct unit *unit, uint32_t offset)
{
    return behind_expansions(unit, source_map_in_original(unit, 0, offset));
}

struct span source_map_moved_span(const struct unit *unit, struct span span)
{
    uint32_t begin = source_map_in_original(unit, 0, span.begin);
    uint32_t end = span.end > span.begin ? source_map_in_original(unit, 0, span.end - 1) + 1 : begin;
    return (struct span){ behind_expansions(unit, begin), behind_expansions(unit, end) };
}

/* --- lines --- */

/* Returns the offsets at which lines begin; [0] is that of line 1. */
static uint32_t *find_lines(struct arena *arena, struct slice text, size_t *n)
{
    VEC(uint32_t) lines = { 0 };
    vec_push(arena, &lines, 0);
    for (const char *at = text.text, *end = at + text.length; (at = memchr(at, '\n', (size_t)(end - at))) != NULL; at++)
        vec_push(arena, &lines, (uint32_t)(at - text.text) + 1);
    *n = lines.count;
    return lines.items;
}

static unsigned line_of(const uint32_t *lines, size_t n, uint32_t offset)
{
    size_t low = 0, high = n;
    while (low + 1 < high) {
        size_t middle = low + (high - low) / 2;
        if (lines[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return (unsigned)low + 1;
}

static void know_lines(const struct unit *unit, struct inclusion *inclusion)
{
    if (!inclusion->lines)
        inclusion->lines = find_lines(unit->arena, inclusion->text, &inclusion->n_lines);
}

bool source_map_is_first_inclusion(const struct unit *unit, size_t inclusion)
{
    for (size_t i = 0; i < inclusion; i++)
        if (strcmp(unit->inclusions.items[i].name, unit->inclusions.items[inclusion].name) == 0)
            return false;
    return true;
}

void source_map_find_lines(struct unit *unit, const char *name, unsigned line, source_map_lines *lines)
{
    if (unit->inclusions.count == 0) {
        if (strcmp(name, unit->display) == 0)
            vec_push(unit->arena, lines, line);
        return;
    }
    size_t n = 0;
    uint32_t *starts = NULL;
    for (uint32_t i = 0; i < unit->inclusions.count; i++) {
        struct inclusion *inclusion = &unit->inclusions.items[i];
        if (strcmp(inclusion->name, name) != 0)
            continue;
        know_lines(unit, inclusion);
        if (line == 0 || line > inclusion->n_lines)
            continue;
        uint32_t at = source_map_in_original(unit, i, inclusion->lines[line - 1]);
        if (at == UINT32_MAX)
            continue;
        if (!starts) /* expansions keep line numbers: the original and the source have the same lines */
            starts = find_lines(unit->arena, unit->original, &n);
        vec_push(unit->arena, lines, line_of(starts, n, at));
    }
}

/* --- the positions of points --- */

/* The expansion around an offset of the source, or the last one before it; NULL if there is none. */
static const struct expansion *expansion_before(const struct unit *unit, uint32_t offset)
{
    size_t i = unit_find_expansion(unit, offset, false);
    if (i < unit->expansions.count && unit->expansions.items[i].text.begin <= offset)
        return &unit->expansions.items[i];
    return i ? &unit->expansions.items[i - 1] : NULL;
}

uint32_t source_map_unexpanded(const struct unit *unit, uint32_t offset, bool last)
{
    const struct expansion *e = expansion_before(unit, offset);
    if (!e)
        return offset;
    if (offset >= e->text.end)
        return offset - e->text.end + e->invocation.end;
    return last && e->invocation.end ? e->invocation.end - 1 : e->invocation.begin;
}

/* The file in unit->inclusions. If the list is empty, `own` is filled with the unit's own file and returned. */
static struct inclusion *file_of(struct unit *unit, uint32_t inclusion, struct inclusion *own)
{
    if (unit->inclusions.count)
        return &unit->inclusions.items[inclusion];
    if (!own->lines)
        *own = (struct inclusion){ .name = unit->display, .absolute = unit->absolute, .text = unit->file };
    return own;
}

const struct inclusion *source_map_inclusion(const struct unit *unit, const struct point *point)
{
    for (size_t i = 1; point->file && i < unit->inclusions.count; i++)
        if (unit->inclusions.items[i].name == point->file)
            return &unit->inclusions.items[i];
    return NULL;
}

const char *source_map_file(const struct unit *unit, const struct point *point)
{
    return point->file ? point->file : unit->display;
}

bool source_map_presumed(const struct unit *unit, const struct point *point, const char **file, unsigned *line)
{
    if (!point->presumed_file || point_site_kind(point) == WEFT_KIND_MEMORY ||
        (point->presumed_line == point->line_begin && strcmp(point->presumed_file, source_map_file(unit, point)) == 0))
        return false;
    *file = point->presumed_file;
    *line = point->presumed_line;
    return true;
}

void source_map_correct_points(struct unit *unit)
{
    size_t n;
    struct inclusion own = { 0 };
    if (unit->expansions.count == 0 && unit->stretches.count == 0)
        return;
    const uint32_t *lines = find_lines(unit->arena, unit->source, &n);
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        uint32_t inclusion, last_inclusion, offset, last;
        if (point->in_header || point->line_begin == 0 || point->line_begin > n)
            continue;
        last = point->call.end && !point->is_entry ? point->call.end - 1 : lines[point->line_end - 1];
        if (!source_map_in_file(unit, source_map_unexpanded(unit, lines[point->line_begin - 1] + point->column - 1, false), &inclusion, &offset))
            continue;
        struct inclusion *file = file_of(unit, inclusion, &own);
        know_lines(unit, file);
        point->file = inclusion ? file->name : NULL;
        point->line_begin = line_of(file->lines, file->n_lines, offset);
        point->column = offset - file->lines[point->line_begin - 1] + 1;
        point->line_end = point->line_begin;
        if (source_map_in_file(unit, source_map_unexpanded(unit, last, true), &last_inclusion, &last) && last_inclusion == inclusion && last > offset)
            point->line_end = line_of(file->lines, file->n_lines, last);
    }
}

void source_map_correct_positions(struct unit *unit, const struct source_map_position *positions, size_t n_positions)
{
    size_t n;
    struct inclusion own = { 0 };
    if (unit->expansions.count == 0 && unit->stretches.count == 0)
        return;
    const uint32_t *lines = find_lines(unit->arena, unit->source, &n);
    for (size_t i = 0; i < n_positions; i++) {
        unsigned *line = positions[i].line, *column = positions[i].column;
        uint32_t inclusion, offset;
        if (*line == 0 || *line > n ||
            !source_map_in_file(unit, source_map_unexpanded(unit, lines[*line - 1] + (column ? *column - 1 : 0), false), &inclusion, &offset))
            continue;
        struct inclusion *file = file_of(unit, inclusion, &own);
        know_lines(unit, file);
        *line = line_of(file->lines, file->n_lines, offset);
        if (column)
            *column = offset - file->lines[*line - 1] + 1;
    }
}
