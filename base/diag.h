/* Diagnostics about the user's input, collected so that several are reported in one go. */
#ifndef DIAG_H
#define DIAG_H

#include "vec.h"

struct diag {
    const char *file;      /* NULL: weft's own */
    unsigned line, column; /* 1-based; 0: none */
    const char *text;      /* what was found, and what is accepted there */
};

struct diags {
    struct arena *arena; /* owns texts and list */
    VEC(struct diag) list;
};

void diag_add(struct diags *diags, const char *file, unsigned line, unsigned column, const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Prints all in order of place with log_place. */
void diag_print(const struct diags *diags);

#endif
