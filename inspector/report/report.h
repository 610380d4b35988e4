/* A summary as text for people, as JSON and CSV for programs. docs/report.md describes both. */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>

#include "str.h"
#include "summary.h"

struct report_style {
    bool colour;
    size_t width;            /* columns of the terminal; 0: no terminal, nothing is cut */
    size_t limit;            /* rows to show; 0: all */
    const char *restriction; /* what the filter lets through, in words; NULL: everything */
};

void report_text(struct str *out, const struct trace *trace, const struct summary *summary, enum summary_order order,
                 const struct report_style *style);
/* `limit` rows, 0: all. */
void report_json(struct str *out, const struct trace *trace, const struct summary *summary, size_t limit);
/* The array `waits_for` of it. */
void report_json_waits_for(struct str *out, const struct summary *summary);
/* The rows as comma-separated values (RFC 4180) with the members of JSON's rows as columns. */
void report_csv(struct str *out, const struct summary *summary, size_t limit);

/* "837 ns", "1.234 us", "12.35 ms", "1.234 s": four digits at most before seconds run over. */
void report_add_time(struct str *out, uint64_t ns);
/* Names come from foreign files: a copy in which no control character reaches the terminal. */
char *report_printable(struct arena *arena, const char *text);
/* A file below the working directory by its relative name, printable. */
const char *report_path(struct arena *arena, const char *path);
/* "function  file:12", "function  in libc.so.6+0x1234", "libc.so.6+0x1234", "0x7f00..."; printable. */
void report_add_frame(struct str *out, const struct frame *frame);
/* "12,345,678" */
void report_add_count(struct str *out, uint64_t count);

/* The names that options and JSON use. */
extern const char *const report_key_names[];   /* by enum summary_key; NULL at the end */
extern const char *const report_order_names[]; /* by enum summary_order; NULL at the end */

#endif
