/* The crate that a Rust source file belongs to, by the package around it: for the commands that are given files and not rustc's command line. */
#ifndef RUST_PACKAGE_H
#define RUST_PACKAGE_H

#include "rust_crate.h"
#include "rust_point.h"
#include "vec.h"

/* A library, program, test, example or build script of a package. */
struct rust_target {
    const char *path, *name, *edition; /* path: of its root file */
    struct rust_crate *crate;          /* NULL: not read yet, or not to be read */
};

struct rust_package {
    const char *manifest, *root; /* root: of its workspace; NULL: cargo says nothing of it */
    VEC(struct rust_target) targets;
    bool is_read;
};

/* The packages that have been asked for. Zero-initialised: none yet. */
struct rust_packages {
    VEC(struct rust_package) list;
};

/* Asks cargo (metadata, offline) for the targets of the package whose Cargo.toml lies nearest above the file, and gives, as what a request asks of
 * its own, the crate whose root the file is, or the first whose module tree leads to it: the library's before others. NULL: there is no package, or
 * no target of it leads to the file. *root becomes the workspace's directory. Everything lives in `arena`; rust_packages_close gives back the syntax
 * trees. */
const struct rust_request *rust_packages_find(struct arena *arena, struct rust_packages *packages, const char *path, const char **root);
void rust_packages_close(struct rust_packages *packages);

#endif
