/* Paths as text: segments joined by "::". */
#ifndef RUST_PATH_H
#define RUST_PATH_H

#include "tree_syntax.h"

/* A path's text without generic arguments, white space and comments: `Vec::<u8>::new` -> "Vec::new",
 * `<T as Read>::read` -> "Read::read". */
const char *rust_path_text(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode path);
/* "prefix::rest"; the other one alone where `prefix` is NULL or `rest` empty. */
const char *rust_path_join(struct arena *arena, const char *prefix, const char *rest);
/* "std::thread::spawn" -> "spawn" */
const char *rust_path_last(const char *path);
/* An identifier without r#. */
struct slice rust_plain_name(struct slice identifier);

#endif
