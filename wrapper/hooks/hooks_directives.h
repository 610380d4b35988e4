/* Lines with directives of OpenMP. What compilers access there is their own: the structure by which threads get what they
 * share, copies for clauses. */
#ifndef HOOKS_DIRECTIVES_H
#define HOOKS_DIRECTIVES_H

#include <stdbool.h>
#include <stdint.h>

#include "vec.h"

struct hooks_source {
    const char *path;
    VEC(uint32_t) lines; /* with directives, in their order */
};

/* The sources that were asked for. */
struct hooks_directives {
    VEC(struct hooks_source) sources;
};

/* False as well if the file cannot be read. */
bool hooks_directives_has(struct arena *arena, struct hooks_directives *directives, const char *path, uint32_t line);

#endif
