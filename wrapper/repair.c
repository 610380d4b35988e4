#include "repair.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "source_map.h"

static struct slice without_escapes(struct arena *arena, struct slice text)
{
    struct str out = { .arena = arena };
    str_begin(&out);
    for (size_t i = 0; i < text.length; i++) {
        if (text.text[i] == '\033' && i + 1 < text.length && text.text[i + 1] == '[') {
            for (i += 2; i < text.length && !isalpha((unsigned char)text.text[i]); i++)
                ;
            continue;
        }
        str_add_char(&out, text.text[i]);
    }
    return (struct slice){ out.text ? out.text : "", out.length };
}

static unsigned read_number(const char **at)
{
    if (!isdigit((unsigned char)**at))
        return 0;
    char *end;
    unsigned long value = strtoul(*at, &end, 10);
    *at = end;
    return value > 0x7fffffff ? 0 : (unsigned)value;
}

/* `rest` follows the position in a message. */
static bool says_error(const char *rest)
{
    return text_starts_with(rest, ": error:") || text_starts_with(rest, ": fatal error:");
}

void repair_find_positions(struct arena *arena, struct slice text, const char *name, repair_positions *positions)
{
    struct slice plain = without_escapes(arena, text); /* NUL-terminated */
    size_t length = strlen(name);
    for (const char *at = plain.text; length && (at = strstr(at, name)) != NULL; at++) {
        bool starts = at == plain.text || isspace((unsigned char)at[-1]);
        const char *rest = at + length;
        if (!starts || *rest != ':' || !isdigit((unsigned char)rest[1]))
            continue;
        rest++;
        struct repair_position position = { .line = read_number(&rest) };
        if (*rest == ':' && isdigit((unsigned char)rest[1])) {
            rest++;
            position.column = read_number(&rest);
        }
        position.is_error = says_error(rest);
        if (position.line && (*rest == ':' || *rest == ','))
            vec_push(arena, positions, position);
    }
}

/* Is the point on the last rung of the ladder, where another step changes nothing? */
static bool is_spent(const struct rewrite_result *result, uint32_t point)
{
    return point >= result->unit->points.count || result->unit->points.items[point].scheme == SCHEME_LEAVE;
}

static size_t step_hit(struct arena *arena, const struct rewrite_result *result, const repair_positions *positions, bool errors_only,
                       bool whole_functions, struct fallbacks *fallbacks)
{
    size_t n_points = result->unit->points.count, moved = 0;
    bool *hit = arena_array(arena, bool, n_points + 1);
    for (size_t i = 0; i < positions->count; i++) {
        int point = rewrite_point_at(result, positions->items[i].line, positions->items[i].column);
        if (point >= 0 && (size_t)point < n_points && (positions->items[i].is_error || !errors_only))
            hit[point] = true;
    }
    for (uint32_t i = 0; whole_functions && i < n_points; i++)
        for (uint32_t j = 0; hit[i] && j < n_points; j++)
            hit[j] = hit[j] || result->unit->points.items[i].function_begin == result->unit->points.items[j].function_begin;
    for (uint32_t i = 0; i < n_points; i++) {
        if (hit[i] && !is_spent(result, i)) {
            fallback_step(arena, fallbacks, &result->unit->points.items[i], 1);
            moved++;
        }
    }
    return moved;
}

size_t repair_step_at(struct arena *arena, const struct rewrite_result *result, const repair_positions *positions, unsigned round,
                      struct fallbacks *fallbacks)
{
    size_t moved = round < 2 ? step_hit(arena, result, positions, true, false, fallbacks) : 0;
    return moved ? moved : step_hit(arena, result, positions, false, round >= 2, fallbacks);
}

/* Finds the positions in one file of the unit, and translates their lines to those of the body. */
static void find_positions_in(struct arena *arena, struct slice diagnostics, struct unit *unit, const char *name, repair_positions *positions)
{
    repair_positions found = { 0 };
    repair_find_positions(arena, diagnostics, name, &found);
    for (size_t i = 0; i < found.count; i++) {
        source_map_lines lines = { 0 };
        source_map_find_lines(unit, name, found.items[i].line, &lines);
        for (size_t k = 0; k < lines.count; k++)
            vec_push(arena, positions, (struct repair_position){ lines.items[k], found.items[i].column, found.items[i].is_error });
    }
}

/* Finds the positions that #line directives name, in the calls that stand there. */
static void find_presumed_positions(struct arena *arena, struct slice diagnostics, struct unit *unit, const char *name, repair_positions *positions)
{
    repair_positions found = { 0 };
    repair_find_positions(arena, diagnostics, name, &found);
    for (size_t i = 0; i < found.count; i++)
        for (size_t k = 0; k < unit->points.count; k++) {
            const struct point *point = &unit->points.items[k];
            const char *file;
            unsigned line;
            if (point->in_header || !source_map_presumed(unit, point, &file, &line) || strcmp(file, name) != 0 || found.items[i].line < line ||
                found.items[i].line - line > point->line_end - point->line_begin)
                continue;
            source_map_lines lines = { 0 };
            source_map_find_lines(unit, source_map_file(unit, point), point->line_begin + found.items[i].line - line, &lines);
            for (size_t n = 0; n < lines.count; n++)
                vec_push(arena, positions, (struct repair_position){ lines.items[n], found.items[i].column, found.items[i].is_error });
        }
}

size_t repair_step(struct arena *arena, const struct rewrite_result *result, struct slice diagnostics, unsigned round, struct fallbacks *fallbacks)
{
    repair_positions positions = { 0 };
    find_positions_in(arena, diagnostics, result->unit, result->unit->display, &positions);
    for (size_t i = 1; i < result->unit->inclusions.count; i++)
        if (source_map_is_first_inclusion(result->unit, i))
            find_positions_in(arena, diagnostics, result->unit, result->unit->inclusions.items[i].name, &positions);
    struct texts met = { .arena = arena };
    for (size_t i = 0; i < result->unit->points.count; i++) {
        const char *file;
        unsigned line;
        size_t n = met.items.count;
        if (source_map_presumed(result->unit, &result->unit->points.items[i], &file, &line) && texts_find(&met, file) == n)
            find_presumed_positions(arena, diagnostics, result->unit, file, &positions);
    }
    return repair_step_at(arena, result, &positions, round, fallbacks);
}
