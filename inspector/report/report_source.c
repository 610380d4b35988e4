#include "report_source.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "source_lines.h"
#include "text_table.h"

enum {
    AROUND = 4,     /* lines that are shown around one with calls */
    MOST_NAMED = 10 /* files that a message names */
};

/* ---- which file ---- */

static bool ends_with(const char *path, const char *wanted)
{
    size_t length = strlen(path), end = strlen(wanted);
    return length >= end && strcmp(path + length - end, wanted) == 0 && (length == end || path[length - end - 1] == '/');
}

typedef VEC(const char *) names;

static void add_name(struct arena *arena, names *files, const char *file)
{
    for (size_t i = 0; i < files->count; i++)
        if (strcmp(files->items[i], file) == 0)
            return;
    vec_push(arena, files, file);
}

static const char *list(struct arena *arena, const names *files)
{
    struct str text = { .arena = arena };
    for (size_t i = 0; i < files->count && i < MOST_NAMED; i++)
        str_printf(&text, "%s%s", i ? ", " : "", text_path(arena, files->items[i]));
    if (files->count > MOST_NAMED)
        str_printf(&text, " and %zu more", files->count - MOST_NAMED);
    return text.text ? text.text : "none";
}

/* NULL after a message. */
static const char *find_file(struct arena *arena, const struct summary *summary, const char *wanted)
{
    names all = { 0 }, fitting = { 0 };
    for (size_t i = 0; i < summary->rows.items.count; i++) {
        const char *file = summary->rows.items.items[i]->site->file;
        if (!*file)
            continue;
        add_name(arena, &all, file);
        if (ends_with(file, wanted))
            add_name(arena, &fitting, file);
    }
    if (fitting.count == 1)
        return fitting.items[0];
    if (fitting.count > 1)
        log_error("--source %s: which one? There are %s", wanted, list(arena, &fitting));
    else
        log_error("--source %s: no call in that file was recorded; files with calls: %s", wanted, list(arena, &all));
    return NULL;
}

/* ---- its lines ---- */

static const struct row **rows_by_line(struct arena *arena, const struct summary *summary, const char *file, size_t n_lines, bool *is_beyond)
{
    const struct row **rows = arena_array(arena, const struct row *, n_lines + 1);
    *is_beyond = false;
    for (size_t i = 0; i < summary->rows.items.count; i++) {
        const struct row *row = summary->rows.items.items[i];
        if (strcmp(row->site->file, file) != 0)
            continue;
        if (row->site->line_begin <= n_lines)
            rows[row->site->line_begin] = row;
        else
            *is_beyond = true;
    }
    return rows;
}

static bool is_near(const struct row *const *rows, size_t line, size_t n_lines)
{
    size_t from = line > AROUND ? line - AROUND : 1, to = line + AROUND < n_lines ? line + AROUND : n_lines;
    for (size_t i = from; i <= to; i++)
        if (rows[i])
            return true;
    return false;
}

static void add_line(struct table *table, const struct row *row, size_t line, const char *text, uint64_t recorded)
{
    if (row) {
        table_add_count(table, row->calls);
        table_printf(table, "%.1f", recorded ? 100.0 * (double)row->self / (double)recorded : 0.0);
        table_add_time(table, row->self);
        table_add_time(table, row->total);
    } else {
        for (int i = 0; i < 4; i++)
            table_add(table, "");
    }
    if (line)
        table_printf(table, "%zu", line);
    else
        table_add(table, "");
    table_add(table, text);
}

static int64_t start_of(const struct trace *trace)
{
    int64_t first = INT64_MAX;
    for (size_t i = 0; i < trace->processes.count; i++)
        if (trace->processes.items[i]->start_time < first)
            first = trace->processes.items[i]->start_time;
    return first;
}

bool report_source_text(struct str *out, const struct summary *summary, const char *wanted, const struct text_style *style)
{
    static const char *const headings[] = { "calls", "self %", "self", "total", "line", "source", NULL };
    struct source_lines source = { .arena = { 0 } };
    bool is_beyond, is_open = true;
    const char *file = find_file(out->arena, summary, wanted);
    if (!file)
        return false;
    source_lines_read(&source, file, start_of(summary->trace));
    if (source.why) {
        log_error("%s: %s", file, source.why);
        source_lines_release(&source);
        return false;
    }
    size_t n_lines = source.lines.count;
    const struct row **rows = rows_by_line(out->arena, summary, file, n_lines, &is_beyond);
    text_add_heading(out, style, text_path(out->arena, file));
    if (source.is_newer || is_beyond)
        str_add(out, "  (the file was changed after the program ran: calls may stand beside other lines)\n");
    struct table table = table_start(out->arena, style, headings, 5);
    for (size_t line = 1; line <= n_lines; line++) {
        bool is_shown = is_near(rows, line, n_lines);
        if (is_shown)
            add_line(&table, rows[line], line, arena_strdup(out->arena, source.lines.items[line - 1]), summary->recorded);
        else if (is_open)
            add_line(&table, NULL, 0, "...", 0);
        is_open = is_shown;
    }
    table_print(&table, out);
    source_lines_release(&source);
    return true;
}
