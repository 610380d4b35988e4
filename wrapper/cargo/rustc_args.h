/* A rustc command line, understood as far as cargo's wrapper needs: what is compiled from which root file, and where the outputs go. */
#ifndef RUSTC_ARGS_H
#define RUSTC_ARGS_H

#include "str.h"
#include "vec.h"

enum rustc_fact {
    RUSTC_ASKS = 1 << 0,         /* prints something and compiles nothing: --print, -V, --explain, --help */
    RUSTC_ASKS_VERSION = 1 << 1, /* -vV: what cargo hashes into the names of all that it builds */
    RUSTC_LINK = 1 << 2,         /* "link" is among what is emitted: not a mere check */
    RUSTC_DEP_INFO = 1 << 3,
    RUSTC_TEST = 1 << 4,     /* --test */
    RUSTC_JSON = 1 << 5,     /* --error-format=json */
    RUSTC_STATIC = 1 << 6,   /* -C target-feature=+crt-static: the C library is linked statically, and so is ours */
    RUSTC_OPTIMISES = 1 << 7 /* -C opt-level other than 0, -O */
};

/* --crate-type; a call may have several. */
enum rustc_crate {
    RUSTC_BIN = 1 << 0,
    RUSTC_LIB = 1 << 1, /* lib or rlib */
    RUSTC_DYLIB = 1 << 2,
    RUSTC_CDYLIB = 1 << 3,
    RUSTC_STATICLIB = 1 << 4,
    RUSTC_PROC_MACRO = 1 << 5
};

struct rustc_args {
    VEC(const char *) words; /* behind the compiler; argument files replaced by what they hold; NULL behind the last */
    unsigned facts;          /* enum rustc_fact */
    unsigned crates;         /* enum rustc_crate; RUSTC_BIN if none is given and the source says nothing else */
    int root;                /* index of the source file in words; -1: none or more than one, or standard input */
    const char *crate_name, *edition, *out_dir, *target, *metadata, *extra_filename; /* NULL: not given */
    const char *output, *dep_info;                                                   /* -o; the path of --emit=dep-info=PATH */
    int cap_lints;                                                                   /* index of the word that holds the level; -1: not given */
    VEC(const char *) remaps;                                                        /* values of --remap-path-prefix */
};

/* Never fails: what is not understood is an option without a value. `argv` starts behind the compiler, NULL-terminated. */
void rustc_args_parse(struct arena *arena, const char *const *argv, struct rustc_args *args);
/* The dependency file that the call writes, or NULL. */
const char *rustc_args_dep_info(struct arena *arena, const struct rustc_args *args);

#endif
