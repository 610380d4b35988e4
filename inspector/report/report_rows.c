#include "report_rows.h"

#include <inttypes.h>
#include <string.h>

#include "callees.h"
#include "csv.h"
#include "text_table.h"

static size_t count_shown(const struct summary *summary, size_t limit)
{
    return limit && limit < summary->rows.items.count ? limit : summary->rows.items.count;
}

/* ---- for people ---- */

const char *report_row_name(struct arena *arena, const struct summary *summary, const struct row *row)
{
    const struct weft_site *site = row->site;
    enum row_key key = summary->rows.key;
    if (!*site->file && key != BY_THREAD && key != BY_CLASS)
        key = BY_CALLEE;
    const char *callee = text_printable(arena, callee_label(arena, site, row->kind));
    switch (key) {
    case BY_CALLEE:
        return callee;
    case BY_SITE:
        return arena_printf(arena, "%s  at %s:%u in %s", callee, text_path(arena, site->file), site->line_begin,
                            text_printable(arena, site->function));
    case BY_CALLER:
        return arena_printf(arena, "%s  in %s", text_printable(arena, site->function), text_path(arena, site->file));
    case BY_THREAD:
        return arena_printf(arena, "%u %s  of %s", row->thread->tid, text_thread_name(arena, row->thread),
                            text_process_name(arena, summary->trace, row->thread));
    case BY_LINE:
        return arena_printf(arena, "%s:%u", text_path(arena, site->file), site->line_begin);
    case BY_CLASS:
        return text_printable(arena, class_label(site));
    }
    return "";
}

/* The numbers of a row. Narrow terminals don't show those marked is_for_wide. The minimum is only in JSON and CSV,
 * but rows can be sorted by it. */
static const struct column {
    const char *heading;
    bool is_for_wide;
} columns[] = { { "calls", false }, { "total", false }, { "self", false }, { "self %", true }, { "mean", false },
                { "p50", true },    { "p90", true },    { "p99", false },  { "max", false } };
enum { PERCENT = 3, N_COLUMNS = sizeof columns / sizeof *columns, WIDE = 120 /* terminal columns for all numbers and names */ };

static bool has_column(const struct text_style *style, size_t column)
{
    return !columns[column].is_for_wide || style->width == 0 || style->width >= WIDE;
}

/* `recorded`: the time of all threads, of which percents are. */
static void add_numbers(struct table *table, const struct row *row, uint64_t recorded)
{
    const uint64_t times[N_COLUMNS] = { 0, row->total, row->self, 0, row_mean(row), row->p50, row->p90, row->p99, row->durations.max };
    table_add_count(table, row->calls);
    for (size_t i = 1; i < N_COLUMNS; i++)
        if (i == PERCENT && has_column(table->style, i))
            table_printf(table, "%.1f", recorded ? 100.0 * (double)row->self / (double)recorded : 0.0);
        else if (has_column(table->style, i))
            table_add_time(table, times[i]);
}

static struct table start_table(struct arena *arena, enum row_key key, const struct text_style *style)
{
    const char *headings[N_COLUMNS + 2];
    size_t n_numbers = 0;
    for (size_t i = 0; i < N_COLUMNS; i++)
        if (has_column(style, i))
            headings[n_numbers++] = columns[i].heading;
    headings[n_numbers] = row_key_names[key];
    headings[n_numbers + 1] = NULL;
    struct table table = table_start(arena, style, headings, n_numbers);
    table.keep_end = key == BY_LINE || key == BY_CALLEE;
    return table;
}

void report_rows_text(struct str *out, const struct summary *summary, size_t limit, const struct text_style *style)
{
    enum row_order order = summary->options.order;
    size_t count = summary->rows.items.count, shown = count_shown(summary, limit);
    const char *sort = order == ORDER_NAME ? "in order of" : order == ORDER_CALLS ? "most" : "largest";
    text_add_heading(out, style, arena_printf(out->arena, "by %s, %s %s", row_key_names[summary->rows.key], sort, row_order_names[order]));
    if (count == 0) {
        str_add(out, filter_is_empty(summary->options.filter) ? "  (no call was recorded)\n" : "  (no such call was recorded)\n");
        return;
    }
    struct table table = start_table(out->arena, summary->rows.key, style);
    for (size_t i = 0; i < shown; i++) {
        const struct row *row = summary->rows.items.items[i];
        add_numbers(&table, row, summary->recorded);
        table_printf(&table, "%s%s%s%s", report_row_name(out->arena, summary, row), row->unfinished ? " *" : "", row->unwound ? " !" : "",
                     row->inclusive ? " +" : "");
    }
    table_print(&table, out);
    text_add_more(out, count - shown, "--limit 0 shows all");
}

/* ---- for programs ---- */

/* A member of a row, in JSON or CSV. */
struct member {
    const char *name, *text; /* text NULL: a number */
    uint64_t number;
};
enum { MAX_MEMBERS = 24 };

static size_t list_members(struct member *members, enum row_key key, const struct row *row)
{
    size_t n = 0;
    if (key == BY_CALLEE || key == BY_SITE) {
        members[n++] = (struct member){ "callee", row->site->callee, 0 };
        members[n++] = (struct member){ "kind", interval_kind_names[row->kind], 0 };
    }
    if (key == BY_THREAD) {
        members[n++] = (struct member){ "pid", NULL, row->thread->process->pid };
        members[n++] = (struct member){ "tid", NULL, row->thread->tid };
        members[n++] = (struct member){ "name", row->thread->name, 0 };
        members[n++] = (struct member){ "waited_ns", NULL, row->waited };
        members[n++] = (struct member){ "work_ns", NULL, row->work };
    }
    if (key == BY_CLASS)
        members[n++] = (struct member){ "class", class_label(row->site), 0 };
    if (key == BY_SITE || key == BY_CALLER)
        members[n++] = (struct member){ "function", row->site->function, 0 };
    if (key == BY_SITE || key == BY_CALLER || key == BY_LINE)
        members[n++] = (struct member){ "file", row->site->file, 0 };
    if (key == BY_SITE || key == BY_LINE)
        members[n++] = (struct member){ "line", NULL, row->site->line_begin };
    if (key == BY_SITE)
        members[n++] = (struct member){ "column", NULL, row->site->column };
    members[n++] = (struct member){ "calls", NULL, row->calls };
    members[n++] = (struct member){ "total_ns", NULL, row->total };
    members[n++] = (struct member){ "self_ns", NULL, row->self };
    members[n++] = (struct member){ "min_ns", NULL, row->durations.min };
    members[n++] = (struct member){ "mean_ns", NULL, row_mean(row) };
    members[n++] = (struct member){ "p50_ns", NULL, row->p50 };
    members[n++] = (struct member){ "p90_ns", NULL, row->p90 };
    members[n++] = (struct member){ "p99_ns", NULL, row->p99 };
    members[n++] = (struct member){ "max_ns", NULL, row->durations.max };
    members[n++] = (struct member){ "unfinished", NULL, row->unfinished };
    members[n++] = (struct member){ "unwound", NULL, row->unwound };
    return n;
}

void report_rows_json(struct json_writer *json, const struct summary *summary, size_t limit)
{
    struct member members[MAX_MEMBERS];
    json_member_string(json, "by", row_key_names[summary->rows.key]);
    json_line(json, 2);
    json_name(json, "rows");
    json_open_array(json);
    for (size_t i = 0; i < count_shown(summary, limit); i++) {
        const struct row *row = summary->rows.items.items[i];
        size_t n_members = list_members(members, summary->rows.key, row);
        json_line(json, 4);
        json_open_object(json);
        for (size_t k = 0; k < n_members; k++)
            if (members[k].text)
                json_member_string(json, members[k].name, members[k].text);
            else
                json_member_number(json, members[k].name, members[k].number);
        json_member_bool(json, "inclusive", row->inclusive);
        json_close_object(json);
    }
    json_close_array(json);
}

void report_rows_csv(struct str *out, const struct summary *summary, size_t limit)
{
    static const struct weft_site no_site = { .callee = "", .file = "", .function = "" };
    static struct trace_process no_process;
    static const struct trace_thread no_thread = { .process = &no_process, .name = "" };
    static const struct row no_row = { .site = &no_site, .thread = &no_thread };
    struct member members[MAX_MEMBERS];
    size_t n_members = list_members(members, summary->rows.key, &no_row); /* only the names are used */
    for (size_t i = 0; i < n_members; i++)
        str_printf(out, "%s,", members[i].name);
    str_add(out, "inclusive\r\n");
    for (size_t i = 0; i < count_shown(summary, limit); i++) {
        const struct row *row = summary->rows.items.items[i];
        (void)list_members(members, summary->rows.key, row);
        for (size_t k = 0; k < n_members; k++)
            if (members[k].text) {
                csv_add(out, members[k].text);
                str_add_char(out, ',');
            } else {
                str_printf(out, "%" PRIu64 ",", members[k].number);
            }
        str_add(out, row->inclusive ? "1\r\n" : "0\r\n");
    }
}
