/* Analysis: the lives of futures, by async call. futures.h matches their begins and ends. */
#include "futures.h"
#include "json_facts.h"
#include "summary.h"
#include "text_table.h"

static void open_lives(struct study *study)
{
    struct futures *futures = study->state;
    futures->arena = study->arena;
}

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    futures_add(study->state, told->thread->process, event);
}

static void finish(struct study *study)
{
    futures_finish(study->state);
}

static const double percents[] = { 50, 90, 99 };
enum { N_PERCENTS = sizeof percents / sizeof *percents };

static void add_times(struct table *table, const struct future_row *row)
{
    table_add_time(table, row->over ? row->lives.min : 0);
    table_add_time(table, future_row_mean(row));
    for (int i = 0; i < N_PERCENTS; i++)
        table_add_time(table, histogram_percentile(&row->lives, percents[i]));
    table_add_time(table, row->over ? row->lives.max : 0);
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "made", "over", "min life", "mean life", "p50", "p90", "p99", "max life", "async call", NULL };
    const struct futures *futures = study->state;
    if (futures->rows.count == 0)
        return;
    text_add_heading(out, style, "futures");
    struct table table = table_start(out->arena, style, headings, 8);
    for (size_t i = 0; i < futures->rows.count; i++) {
        const struct future_row *row = futures->rows.items[i];
        table_add_count(&table, row->made);
        table_add_count(&table, row->over);
        add_times(&table, row);
        table_printf(&table, "%s  at %s:%u", text_printable(out->arena, row->site->callee), text_path(out->arena, row->site->file),
                     row->site->line_begin);
    }
    table_print(&table, out);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct futures *futures = study->state;
    json_open_array(json);
    for (size_t i = 0; i < futures->rows.count; i++) {
        const struct future_row *row = futures->rows.items[i];
        json_line(json, 4);
        json_open_object(json);
        json_member_string(json, "callee", row->site->callee);
        json_member_string(json, "function", row->site->function);
        json_member_string(json, "file", row->site->file);
        json_member_number(json, "line", row->site->line_begin);
        json_member_number(json, "column", row->site->column);
        json_member_number(json, "made", row->made);
        json_member_number(json, "over", row->over);
        json_member_number(json, "total_ns", row->total);
        json_member_number(json, "min_ns", row->over ? row->lives.min : 0);
        json_member_number(json, "mean_ns", future_row_mean(row));
        json_member_number(json, "p50_ns", histogram_percentile(&row->lives, 50));
        json_member_number(json, "p90_ns", histogram_percentile(&row->lives, 90));
        json_member_number(json, "p99_ns", histogram_percentile(&row->lives, 99));
        json_member_number(json, "max_ns", row->over ? row->lives.max : 0);
        json_close_object(json);
    }
    json_close_array(json);
}

static void add_to_page(const struct study *study, struct json_writer *json)
{
    static const char *const columns[][2] = { { "total life", "time" }, { "made", "count" },      { "over", "count" }, { "min life", "time" },
                                              { "mean life", "time" },  { "p50", "time" },        { "p90", "time" },   { "p99", "time" },
                                              { "max life", "time" },   { "async call", "name" }, { "at", "code" } };
    const struct futures *futures = study->state;
    json_name(json, "futures");
    if (futures->rows.count == 0) {
        json_null(json);
        return;
    }
    json_open_table(json, "futures", columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < futures->rows.count; i++) {
        const struct future_row *row = futures->rows.items[i];
        json_line(json, 0);
        json_open_array(json);
        json_number(json, row->total);
        json_number(json, row->made);
        json_number(json, row->over);
        json_number(json, row->over ? row->lives.min : 0);
        json_number(json, future_row_mean(row));
        for (int k = 0; k < N_PERCENTS; k++)
            json_number(json, histogram_percentile(&row->lives, percents[k]));
        json_number(json, row->over ? row->lives.max : 0);
        json_string(json, row->site->callee);
        json_format(json, "%s:%u", row->site->file, row->site->line_begin);
        json_close_array(json);
    }
    json_close_table(json);
}

const struct analysis analysis_lives = {
    .name = "futures",
    .part = PART_DETAILS,
    .roles = ROLE_LINKS,
    .state_size = sizeof(struct futures),
    .open = open_lives,
    .event = on_event,
    .finish = finish,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
