/* The lines of a source file, as it is now. */
#ifndef BROWSE_SOURCE_H
#define BROWSE_SOURCE_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"
#include "vec.h"

struct browse_source {
    struct arena arena;
    const char *path;
    const char *why;         /* it cannot be shown; NULL: it can */
    bool is_newer;           /* it was changed after the program began */
    VEC(const char *) lines; /* printable */
};

/* Reads the file unless it was read already. `began`: ns since 1970. */
void browse_source_read(struct browse_source *source, const char *path, int64_t began);
void browse_source_release(struct browse_source *source);

#endif
