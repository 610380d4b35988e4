/* rustc's dependency files (.d): what a crate was compiled from. Cargo reads its freshness out of them. */
#ifndef DEP_INFO_H
#define DEP_INFO_H

#include "str.h"

struct dep_info_rename {
    const char *from, *to; /* a path that begins with `from` begins with `to` instead; `from` ends in a slash */
};

/* Rewrites the file: paths are renamed (the first rename that fits), and `extra` (NULL: none) is one more dependency of every output.
 * Returns -1 with errno set. */
int dep_info_correct(const char *path, const struct dep_info_rename *renames, size_t n_renames, const char *extra);

#endif
