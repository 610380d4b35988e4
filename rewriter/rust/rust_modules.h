/* The inside of struct rust_crate: for rust_crate.c, which builds it, and rust_names.c, which looks names up in it. */
#ifndef RUST_MODULES_H
#define RUST_MODULES_H

#include "rust_names.h"

struct rust_file {
    const char *path; /* absolute */
    struct rust_scope *scope;
    struct slice text;
    TSTree *tree; /* of it */
    VEC(struct rust_generated) generated;
    bool is_rewritten;
};

struct rust_crate {
    struct arena *arena;
    const char *name;
    unsigned edition;
    const char *out_dir; /* NULL: unknown */
    struct rust_scope *root;
    VEC(struct rust_file) files;
    VEC(const char *) paths; /* of files */
    VEC(struct rust_scope *) inline_modules;
    VEC(const char *) macros; /* names that macro_rules! defines */
};

#endif
