/* The lines of a source file, as it is now. */
#ifndef SOURCE_LINES_H
#define SOURCE_LINES_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"
#include "vec.h"

struct source_lines {
    struct arena arena;
    const char *path;
    const char *why;         /* it cannot be shown; NULL: it can */
    bool is_newer;           /* it was changed after the program began */
    VEC(const char *) lines; /* printable */
};

/* Reads the file unless it was read already. `began`: ns since 1970. */
void source_lines_read(struct source_lines *source, const char *path, int64_t began);
void source_lines_release(struct source_lines *source);

#endif
