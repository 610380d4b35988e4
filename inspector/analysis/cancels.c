/* Analysis: where threads left constructs of OpenMP that were cancelled, by directive. */
#include "json_facts.h"
#include "summary.h"
#include "text_table.h"

struct cancel_row {
    const struct weft_site *site;
    uint64_t count;
};

struct cancels {
    VEC(struct cancel_row) rows;
};

static void on_event(struct study *study, struct told *told, const struct trace_event *event)
{
    struct cancels *all = study->state;
    if (event->type != WEFT_EVENT_CANCELLED)
        return;
    const struct weft_site *site = reader_site(told->thread->process, event->site);
    for (size_t i = 0; i < all->rows.count; i++) {
        if (all->rows.items[i].site == site) {
            all->rows.items[i].count++;
            return;
        }
    }
    struct cancel_row row = { site, 1 };
    vec_push(study->arena, &all->rows, row);
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    static const char *const headings[] = { "times", "left at", NULL };
    const struct cancels *all = study->state;
    if (all->rows.count == 0)
        return;
    text_add_heading(out, style, "cancelled constructs of OpenMP");
    struct table table = table_start(out->arena, style, headings, 1);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct weft_site *site = all->rows.items[i].site;
        table_add_count(&table, all->rows.items[i].count);
        table_printf(&table, "%s at %s:%u", text_printable(out->arena, site->callee), text_path(out->arena, site->file), site->line_begin);
    }
    table_print(&table, out);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct cancels *all = study->state;
    json_open_array(json);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct weft_site *site = all->rows.items[i].site;
        json_line(json, 4);
        json_open_object(json);
        json_member_number(json, "times", all->rows.items[i].count);
        json_member_string(json, "directive", site->callee);
        json_member_string(json, "file", site->file);
        json_member_number(json, "line", site->line_begin);
        json_close_object(json);
    }
    json_close_array(json);
}

static void add_to_page(const struct study *study, struct json_writer *json)
{
    static const char *const columns[][2] = { { "times", "count" }, { "left at", "name" }, { "at", "code" } };
    const struct cancels *all = study->state;
    json_name(json, "cancels");
    if (all->rows.count == 0) {
        json_null(json);
        return;
    }
    json_open_table(json, "cancelled constructs of OpenMP", columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < all->rows.count; i++) {
        const struct weft_site *site = all->rows.items[i].site;
        json_line(json, 0);
        json_open_array(json);
        json_number(json, all->rows.items[i].count);
        json_string(json, site->callee);
        json_format(json, "%s:%u", site->file, site->line_begin);
        json_close_array(json);
    }
    json_close_table(json);
}

const struct analysis analysis_cancels = {
    .name = "cancels",
    .part = PART_DETAILS,
    .roles = ROLE_INSTANTS,
    .state_size = sizeof(struct cancels),
    .event = on_event,
    .text = add_text,
    .json = add_json,
    .page = add_to_page,
};
