/* Scopes of a Rust crate (modules, and blocks that declare something), and what a path means in one of them: an absolute name such as
 * "std::thread::spawn" or "mycrate::queue::Queue::push". */
#ifndef RUST_NAMES_H
#define RUST_NAMES_H

#include "rust_crate.h"
#include "rust_syntax.h"

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
    struct rust_scope *outer;  /* of a block: the scope around it; NULL for modules, which see nothing of what is around them */
    struct rust_scope *module; /* the module that it belongs to, or itself */
    struct rust_scope *parent; /* super; NULL for the root */
    size_t file;               /* where a module's text is: index in rust_crate_files ... */
    uint32_t begin;            /* ... and offset of its declaration's first byte, or 0 for a whole file */
    VEC(struct rust_binding) bindings;
    VEC(const char *) globs; /* paths before ::* */
};

/* The scope of a whole file; the root's for a file that the crate does not know. *file is its index. */
struct rust_scope *rust_file_scope(const struct rust_crate *crate, const char *path, size_t *file);
/* The tree of that file, if this is its text; the crate keeps it. NULL: it is not. */
const TSTree *rust_file_tree(const struct rust_crate *crate, size_t file, struct slice text);
/* The module declared at this place of this file, or NULL. */
struct rust_scope *rust_inline_scope(const struct rust_scope *around, size_t file, uint32_t begin);
/* A scope for the items and imports that stand among the children of `node`, or `outer` if there are none. */
struct rust_scope *rust_block_scope(struct arena *arena, const struct rust_syntax *syntax, struct slice source, struct rust_scope *outer,
                                    TSNode node);

struct rust_name {
    const char *absolute;
    bool is_known;          /* found among the crate's own declarations and imports, or in the standard prelude */
    bool is_function;       /* one of the crate's own functions */
    const char *parameters; /* of that: see struct rust_binding */
};
/* What a path (segments joined by "::", no generic arguments) means in this scope. */
struct rust_name rust_resolve(struct arena *arena, const struct rust_crate *crate, const struct rust_scope *scope, const char *path);
/* What a path that is not known may mean by imports of other crates with a `*`, `use crossbeam_channel::*`: their paths with it behind. Which of them
 * it is only those crates could tell. Returns how many there are; at most `most` are given. */
size_t rust_glob_names(struct arena *arena, const struct rust_crate *crate, const struct rust_scope *scope, const char *path, const char **names,
                       size_t most);
/* Does the crate define a macro of this name by macro_rules!? */
bool rust_defines_macro(const struct rust_crate *crate, struct slice name);

/* A path's text without generic arguments, white space and comments: `Vec::<u8>::new` -> "Vec::new", `<T as Read>::read` -> "Read::read". */
const char *rust_path_text(struct arena *arena, const struct rust_syntax *syntax, struct slice source, TSNode path);

#endif
