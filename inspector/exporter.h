/* The formats that `weft export` writes. A new one is a file that defines a struct exporter, and a line in cmd_export.c. */
#ifndef EXPORTER_H
#define EXPORTER_H

#include "reader.h"

struct exporter {
    const char *name; /* as in --to NAME */
    const char *help; /* one line: what opens it */
    /* Writes the whole trace to the new file `path` and fills *n_events. Returns 0, or -1 after a message; the caller removes what is left of the
     * file. */
    int (*write)(struct trace *trace, const char *path, uint64_t *n_events);
};

extern const struct exporter export_sqlite;

#endif
