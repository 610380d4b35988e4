/* Diagnostics about the user's input. They are collected, so that one run reports several mistakes. */
#ifndef DIAG_H
#define DIAG_H

#include "vec.h"

struct diag {
    const char *file;      /* NULL: the message is not about a file */
    unsigned line, column; /* 1-based; 0: unknown */
    const char *text;      /* what was found, and what is accepted instead */
};

struct diags {
    struct arena *arena; /* owns the texts and the list */
    VEC(struct diag) list;
};

/* Adds a diagnostic. The file's name and the formatted text are copied. */
void diag_add(struct diags *diags, const char *file, unsigned line, unsigned column, const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Prints all diagnostics on stderr, sorted by file, line and column. */
void diag_print(const struct diags *diags);

#endif
