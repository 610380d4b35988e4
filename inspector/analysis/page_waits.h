/* Tables of wait states for pages: what several analyses tell in the same columns. */
#ifndef PAGE_WAITS_H
#define PAGE_WAITS_H

#include <stdbool.h>

#include "json_writer.h"

struct page_wait {
    uint64_t total, count, longest; /* ns but for the count */
    const char *state;
    const char *causer, *waiter; /* who had most of it */
    const char *waiting, *cause; /* places */
};

/* Writes the member `name`: the beginning of a table, or null if it has no rows; returns false then. `counted` is what
 * page_wait.count is a number of. json_close_table follows the rows. */
bool page_waits_open(struct json_writer *json, const char *name, const char *title, const char *counted, size_t n_rows);
void page_waits_row(struct json_writer *json, const struct page_wait *row);

#endif
