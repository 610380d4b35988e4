/* A mirror of a package's directory: real directories where the crate's files stand, links for everything beside them, rewritten files in place of
 * some. A path of the original, P, is MIRROR/P there, so include_str!("../x"), #[path] and mod find what they have always found. */
#ifndef MIRROR_H
#define MIRROR_H

#include "str.h"

/* Makes the mirror anew. `files` are the crate's (absolute); everything from `package` down is mirrored, and from further up what "../" in the
 * files leads to. Returns -1 with errno set. */
int rust_mirror_make(const char *mirror, const char *package, const char *const *files, const struct slice *texts, size_t n_files);
/* Puts a rewritten file in place of the link. */
int rust_mirror_put(const char *mirror, const char *path, struct slice text);
/* rm -rf */
void rust_mirror_remove(const char *mirror);

#endif
