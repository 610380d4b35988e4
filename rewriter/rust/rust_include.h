/* Which file `include!(..)` brings. */
#ifndef RUST_INCLUDE_H
#define RUST_INCLUDE_H

#include <stdbool.h>

#include "str.h"

/* `arguments`: the text between the macro's brackets. "x.rs" is relative to `directory`, that of the file.
 * concat!(env!("OUT_DIR"), "/x.rs") lies in `out_dir`, where a build script has made it (NULL: unknown), and sets
 * *is_generated. NULL for everything else. */
const char *rust_included_path(struct arena *arena, struct slice arguments, const char *directory, const char *out_dir, bool *is_generated);

#endif
