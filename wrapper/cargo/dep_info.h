/* rustc's dependency files (.d), which list what a crate was compiled from. Cargo decides by them what to compile
 * again. */
#ifndef DEP_INFO_H
#define DEP_INFO_H

#include "str.h"

struct dep_info_rename {
    const char *from, *to; /* paths that begin with `from` begin with `to` instead; `from` ends in a slash */
};

/* Corrects the file: renames paths (the first rename that fits) and makes every output depend on `extra` as well
 * (NULL: nothing). Returns -1 with errno set. */
int dep_info_correct(const char *path, const struct dep_info_rename *renames, size_t n_renames, const char *extra);

#endif
