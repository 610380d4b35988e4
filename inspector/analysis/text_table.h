/* Tables on a terminal. Columns are as wide as their widest cell. Where rows are wider than the terminal, columns of text
 * are cut, the widest first. */
#ifndef TEXT_TABLE_H
#define TEXT_TABLE_H

#include "text_format.h"
#include "vec.h"

struct cell {
    const char *text;
    size_t cells;
};

struct table {
    struct arena *arena;
    size_t n_columns, n_right; /* the first n_right columns are aligned to the right (numbers) */
    VEC(struct cell) cells;    /* row after row; the first row is the heading */
    const struct text_style *style;
    bool keep_end; /* cut the beginning of cells that are too long (paths, qualified names), not the end; headings keep theirs */
};

/* Returns an empty table. `headings` is terminated by NULL. */
struct table table_start(struct arena *arena, const struct text_style *style, const char *const *headings, size_t n_right);
/* Adds the next cell. `text` isn't copied and must stay valid until the table is printed. */
void table_add(struct table *table, const char *text);
void table_printf(struct table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));
void table_add_time(struct table *table, uint64_t ns);
void table_add_count(struct table *table, uint64_t count);
void table_print(const struct table *table, struct str *out);

#endif
