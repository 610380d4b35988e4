/* Scopes of a Rust crate: modules, and blocks that declare something. */
#ifndef RUST_SCOPE_H
#define RUST_SCOPE_H

#include <stdint.h>

#include "vec.h"

enum rust_binding_kind {
    RUST_BINDS_MODULE,
    RUST_BINDS_TYPE, /* struct, enum, union, trait, type alias */
    RUST_BINDS_FUNCTION,
    RUST_BINDS_VALUE, /* const, static */
    RUST_BINDS_USE,   /* an import: `target` says of what */
    RUST_BINDS_CRATE  /* extern crate target as name */
};

struct rust_binding {
    const char *name;
    enum rust_binding_kind kind;
    struct rust_scope *module;
    const char *target;     /* a path as written, segments joined by "::" */
    const char *parameters; /* of a function: their names, a blank behind each; `_` for what has no single one */
};

struct rust_scope {
    const char *path;          /* of the module: "mycrate::queue" */
    struct rust_scope *outer;  /* of a block: the scope around it; NULL for modules, which see nothing around them */
    struct rust_scope *module; /* the module that it belongs to, or itself */
    struct rust_scope *parent; /* super; NULL for the root */
    size_t file;               /* where a module's text is: index in rust_crate_files ... */
    uint32_t begin;            /* ... and offset of its declaration's first byte, or 0 for a whole file */
    VEC(struct rust_binding) bindings;
    VEC(const char *) globs; /* paths before ::* */
};

#endif
