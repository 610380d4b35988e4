/* The inside of struct rust_crate: the files and modules that rust_crate.c has read, and what is looked up in them. */
#ifndef RUST_MODULES_H
#define RUST_MODULES_H

#include "rust_cfg.h"
#include "rust_parse.h"
#include "rust_scope.h"
#include "tree_syntax.h"

/* `include!(concat!(env!("OUT_DIR"), ..))` among the items of a file. */
struct rust_generated {
    uint32_t at;      /* of the macro */
    const char *path; /* absolute: a file of the crate */
};

struct rust_file {
    const char *path; /* absolute */
    struct rust_scope *scope;
    struct slice text;
    struct rust_parsed parsed;
    VEC(struct rust_generated) generated;
    bool is_rewritten;
};

struct rust_crate {
    struct arena *arena;
    const char *name;
    unsigned edition;
    const char *out_dir; /* NULL: unknown */
    struct rust_cfg cfg;
    struct rust_scope *root;
    VEC(struct rust_file) files;
    VEC(const char *) paths;  /* of files */
    VEC(const char *) macros; /* names that macro_rules! defines */
};

/* The scope of a whole file; the root's for a file that the crate does not know. *file is its index. */
struct rust_scope *rust_file_scope(const struct rust_crate *crate, const char *path, size_t *file);
/* What was parsed of that file, if this is its text; the crate owns it. NULL: the file's text is another one. */
const struct rust_parsed *rust_file_parsed(const struct rust_crate *crate, size_t file, struct slice text);
/* Those of a file that a build script has made. */
const struct rust_generated *rust_file_generated(const struct rust_crate *crate, size_t file, size_t *n);
/* The module declared at this place of this file, or NULL. */
struct rust_scope *rust_inline_scope(const struct rust_scope *around, size_t file, uint32_t begin);
/* Does the crate define a macro of this name by macro_rules!? */
bool rust_defines_macro(const struct rust_crate *crate, struct slice name);

#endif
