/* Finds weft's own files for cargo, relative to the executable (install.h). */
#ifndef CARGO_PARTS_H
#define CARGO_PARTS_H

#include "arena.h"

/* The program weft-rustc, which cargo calls for each crate. */
char *install_rustc_wrapper(struct arena *arena);
/* The directory of the runtime crate, with its Cargo.toml. */
char *install_rust_directory(struct arena *arena);

#endif
