/* The mirror of a package's directory. It has real directories where the crate's files are, rewritten files in place
 * of some of them, and links for everything else. The mirror of path P is MIRROR/P, so include_str!() of a file
 * above, #[path] and mod find the same files as in the original. */
#ifndef MIRROR_H
#define MIRROR_H

#include "str.h"

/* Creates the mirror, in place of an older one. `files` are the crate's files (absolute paths) with their texts.
 * Everything below `package` is mirrored, and what the texts refer to above it. Returns -1 with errno set. */
int rust_mirror_make(const char *mirror, const char *package, const char *const *files, const struct slice *texts, size_t n_files);
/* Replaces the link to the file `path` by a rewritten file. Returns -1 with errno set. */
int rust_mirror_put(const char *mirror, const char *path, struct slice text);
/* Removes a directory with everything in it, like rm -rf. */
void rust_mirror_remove(const char *mirror);

#endif
