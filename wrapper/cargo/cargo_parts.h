/* Where weft's parts for cargo are, relative to the executable (install.h). */
#ifndef CARGO_PARTS_H
#define CARGO_PARTS_H

#include "arena.h"

/* The program that cargo calls for every crate. */
char *install_rustc_wrapper(struct arena *arena);
/* Directory of the runtime crate, with its Cargo.toml. */
char *install_rust_directory(struct arena *arena);

#endif
