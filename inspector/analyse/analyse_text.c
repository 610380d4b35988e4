#include "analyse_text.h"

#include <inttypes.h>
#include <stdlib.h>

#include "fs.h"
#include "log.h"

void analyse_place_json(struct json_writer *json, const struct weft_graph_place *place)
{
    if (!place) {
        json_null(json);
        return;
    }
    json_open_object(json);
    json_member_string(json, "callee", place->callee);
    json_member_string(json, "file", place->file);
    json_member_number(json, "line", place->line);
    json_close_object(json);
}

const char *analyse_name_text(struct arena *arena, const char *name)
{
    char *text = arena_printf(arena, "%s", name ? name : "");
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            *c = '?';
    return text;
}

const char *analyse_place_text(struct arena *arena, const struct weft_graph_place *place)
{
    if (!place)
        return "-";
    return analyse_name_text(arena, arena_printf(arena, "%s at %s:%u", place->callee, fs_name_of(place->file), place->line));
}

static const char *scaled(struct arena *arena, uint64_t number, const char *const *units, int n_units)
{
    double value = (double)number;
    int unit = 0;
    while (value >= 1000 && unit < n_units - 1) {
        value /= 1000;
        unit++;
    }
    return arena_printf(arena, "%.*f %s", unit == 0 ? 0 : value < 10 ? 3 : value < 100 ? 2 : 1, value, units[unit]);
}

const char *analyse_time_text(struct arena *arena, uint64_t ns)
{
    static const char *const units[] = { "ns", "us", "ms", "s" };
    return scaled(arena, ns, units, 4);
}

const char *analyse_bytes_text(struct arena *arena, uint64_t bytes)
{
    static const char *const units[] = { "B", "kB", "MB", "GB", "TB" };
    return scaled(arena, bytes, units, 5);
}

const char *analyse_context_text(struct arena *arena, const struct weft_graph_context *context, size_t most)
{
    if (!context)
        return "-";
    char *number = context->task ? arena_printf(arena, " #%" PRIu64, context->task & UINT32_MAX) : arena_printf(arena, " %u", context->tid);
    size_t length = strlen(number), room = most > length ? most - length : 0;
    return analyse_name_text(arena, arena_printf(arena, "%.*s%s", (int)room, context->name, number));
}

void analyse_context_json(struct json_writer *json, const struct weft_graph_context *context, uint32_t number)
{
    json_open_object(json);
    json_member_number(json, "number", number);
    json_member_number(json, "pid", context ? context->pid : 0);
    json_member_number(json, "tid", context ? context->tid : 0);
    json_member_number(json, "task", context ? context->task : 0);
    json_member_string(json, "name", context ? context->name : "");
    json_close_object(json);
}

bool analyse_size_option(const struct weft_graph *graph, const char *name, uint64_t least, uint64_t most, uint64_t *value)
{
    static const char units[] = "KMG";
    const char *text = weft_graph_option(graph, name);
    char *end;
    if (!text)
        return true;
    errno = 0;
    uint64_t number = strtoull(text, &end, 10);
    const char *unit = *end ? strchr(units, *end) : NULL;
    unsigned shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;
    if (end == text || *text == '-' || errno || (unit ? end[1] : *end) || number > UINT64_MAX >> shift || number << shift < least ||
        number << shift > most) {
        log_error("%s: \"%s\" is no number from %" PRIu64 " to %" PRIu64 "; K, M and G may stand behind it", name, text, least, most);
        return false;
    }
    *value = number << shift;
    return true;
}

size_t analyse_rows(const struct weft_graph *graph, size_t count, size_t usual)
{
    const char *text = weft_graph_option(graph, "limit");
    size_t most = text ? strtoull(text, NULL, 10) : usual;
    return most && most < count ? most : count;
}

void analyse_more(const struct weft_graph *graph, size_t count, size_t usual, FILE *out)
{
    size_t shown = analyse_rows(graph, count, usual);
    if (shown < count)
        fprintf(out, "  ... and %zu more; --limit 0 lists them all\n", count - shown);
}

void analyse_put(FILE *out, struct str *text)
{
    fputs(text->length ? text->text : "", out);
}
