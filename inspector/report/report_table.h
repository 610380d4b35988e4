/* Tables of the report: columns as wide as their widest cell, the last one as wide as the terminal has room for. */
#ifndef REPORT_TABLE_H
#define REPORT_TABLE_H

#include "report.h"

struct cell {
    const char *text;
    size_t cells;
};

struct table {
    struct arena *arena;
    size_t n_columns, n_right; /* the first n_right columns are numbers, aligned to the right */
    VEC(struct cell) cells;    /* row after row; the first row is the heading */
    const struct report_style *style;
    bool keep_end; /* a cell that is too long for the terminal loses its begin (paths, qualified names) and not its end */
};

/* The next cell; `text` is kept, not copied. */
void table_add(struct table *table, const char *text);
void table_add_time(struct table *table, uint64_t ns);
void table_add_count(struct table *table, uint64_t count);
void table_print(const struct table *table, struct str *out);

#endif
