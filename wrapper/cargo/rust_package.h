/* Finds the crate that a Rust source file belongs to, for commands that get a file instead of rustc's command line. */
#ifndef RUST_PACKAGE_H
#define RUST_PACKAGE_H

#include "rust_crate.h"
#include "rust_point.h"
#include "vec.h"

/* A target of a package: library, program, test, example or build script. */
struct rust_target {
    const char *path, *name, *edition; /* `path` is that of the root file */
    struct rust_crate *crate;          /* NULL: not read yet, or unreadable */
};

struct rust_package {
    const char *manifest, *root; /* `root` is the workspace's directory; NULL: cargo failed */
    VEC(struct rust_target) targets;
    bool is_read;
};

/* All packages asked for so far. Zeroed, it is empty and ready for use. */
struct rust_packages {
    VEC(struct rust_package) list;
};

/* Asks cargo (metadata, offline) for the targets of the package with the nearest Cargo.toml above the file. Returns
 * the crate whose root is the file or, if there is none, the first crate whose module tree contains it, the library's
 * first. NULL: there is no package, or the file is in none of its targets. *root becomes the workspace's directory.
 * Everything lives in `arena`; rust_packages_close frees the syntax trees. */
const struct rust_request *rust_packages_find(struct arena *arena, struct rust_packages *packages, const char *path, const char **root);
void rust_packages_close(struct rust_packages *packages);

#endif
