/* Analysis: the lives of futures, by async call. futures.h matches their begins and ends. */
#include "futures.h"
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

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "made", "over", "min life", "mean life", "max life", "async call", NULL };
    const struct futures *futures = study->state;
    if (futures->rows.count == 0)
        return;
    text_add_heading(out, style, "futures");
    struct table table = table_start(out->arena, style, headings, 5);
    for (size_t i = 0; i < futures->rows.count; i++) {
        const struct future_row *row = futures->rows.items[i];
        table_add_count(&table, row->made);
        table_add_count(&table, row->over);
        table_add_time(&table, row->over ? row->min : 0);
        table_add_time(&table, future_row_mean(row));
        table_add_time(&table, row->max);
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
        json_member_number(json, "min_ns", row->over ? row->min : 0);
        json_member_number(json, "mean_ns", future_row_mean(row));
        json_member_number(json, "max_ns", row->max);
        json_close_object(json);
    }
    json_close_array(json);
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
};
