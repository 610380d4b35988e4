#include "page_waits.h"

#include "json_facts.h"

bool page_waits_open(struct json_writer *json, const char *name, const char *title, const char *counted, size_t n_rows)
{
    const char *const columns[][2] = { { "waited", "time" },  { counted, "count" },   { "longest", "time" },    { "state", "name" },
                                       { "most by", "name" }, { "most for", "name" }, { "waiting in", "code" }, { "because of", "code" } };
    json_name(json, name);
    if (n_rows > 0)
        json_open_table(json, title, columns, sizeof columns / sizeof *columns);
    else
        json_null(json);
    return n_rows > 0;
}

void page_waits_row(struct json_writer *json, const struct page_wait *row)
{
    const uint64_t numbers[] = { row->total, row->count, row->longest };
    const char *const texts[] = { row->state, row->waiter, row->causer, row->waiting, row->cause };
    json_line(json, 0);
    json_open_array(json);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        json_number(json, numbers[i]);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        json_string(json, texts[i]);
    json_close_array(json);
}
