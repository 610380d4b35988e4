/* What a path means in a scope of a Rust crate: an absolute name such as "std::thread::spawn" or
 * "mycrate::queue::Queue::push". */
#ifndef RUST_NAMES_H
#define RUST_NAMES_H

#include <stdbool.h>

#include "rust_scope.h"

struct rust_crate;

struct rust_name {
    const char *absolute;
    bool is_known;          /* found among the crate's own declarations and imports, or in the standard prelude */
    bool is_function;       /* one of the crate's own functions */
    const char *parameters; /* of that: see struct rust_binding */
};
/* What a path (segments joined by "::", no generic arguments) means in this scope. */
struct rust_name rust_resolve(struct arena *arena, const struct rust_crate *crate, const struct rust_scope *scope, const char *path);
/* What a path that is not known may mean by imports of other crates with a `*`, `use crossbeam_channel::*`: their
 * paths with it behind. Only those crates could tell which of them it is. Returns how many there are; at most `most`
 * are given. */
size_t rust_glob_names(struct arena *arena, const struct rust_crate *crate, const struct rust_scope *scope, const char *path, const char **names,
                       size_t most);

#endif
