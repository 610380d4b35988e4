/* Parses a rustc command line as far as the wrapper needs it: what is compiled, from which root file, and where the
 * outputs go. */
#ifndef RUSTC_ARGS_H
#define RUSTC_ARGS_H

#include "rust_cfg.h"
#include "str.h"
#include "vec.h"

enum rustc_fact {
    RUSTC_ASKS = 1 << 0,         /* a question, nothing is compiled: --print, -V, --explain, --help */
    RUSTC_ASKS_VERSION = 1 << 1, /* -vV, whose output cargo hashes into the names of all build products */
    RUSTC_LINK = 1 << 2,         /* --emit contains "link": not just a check */
    RUSTC_DEP_INFO = 1 << 3,
    RUSTC_TEST = 1 << 4,      /* --test */
    RUSTC_JSON = 1 << 5,      /* --error-format=json */
    RUSTC_STATIC = 1 << 6,    /* -C target-feature=+crt-static: links the C library and libweft statically */
    RUSTC_SHARED = 1 << 8,    /* -C target-feature=-crt-static */
    RUSTC_OPTIMISES = 1 << 7, /* -C opt-level other than 0, -O */
    RUSTC_CODE = 1 << 9,      /* --emit contains "obj", "asm" or the like */
    RUSTC_COLOUR = 1 << 10,   /* --color */
    RUSTC_TYPED = 1 << 11     /* --crate-type */
};

/* Values of --crate-type; a call may have several. */
enum rustc_crate {
    RUSTC_BIN = 1 << 0,
    RUSTC_LIB = 1 << 1, /* lib or rlib */
    RUSTC_DYLIB = 1 << 2,
    RUSTC_CDYLIB = 1 << 3,
    RUSTC_STATICLIB = 1 << 4,
    RUSTC_PROC_MACRO = 1 << 5
};

struct rustc_args {
    /* Without the compiler; argument files are replaced by their contents. A NULL follows the last one. */
    VEC(const char *) words;
    unsigned facts;  /* enum rustc_fact */
    unsigned crates; /* enum rustc_crate; RUSTC_BIN if no type is given */
    int root;        /* index of the source file in `words`; -1: none, several, or standard input */
    /* These are NULL if not given. `output` is the value of -o, `dep_info` the path in --emit=dep-info=PATH. */
    const char *crate_name, *edition, *out_dir, *target, *linker, *metadata, *extra_filename;
    const char *output, *dep_info;
    /* Indices of the words with the level of --cap-lints and the format of --error-format; -1: not given. */
    int cap_lints, error_format;
    VEC(const char *) remaps; /* values of --remap-path-prefix */
    struct rust_cfg cfg;
};

/* Parses a command line. Never fails: an unknown option counts as one without a value. `argv` has the words after the
 * compiler, NULL-terminated. The result lives in `arena`. */
void rustc_args_parse(struct arena *arena, const char *const *argv, struct rustc_args *args);
/* Takes one crate type, such as "cdylib"; what is none is ignored. */
void rustc_args_take_crate_type(struct rustc_args *args, const char *type);
/* The dependency file that the call writes; NULL if it writes none. */
const char *rustc_args_dep_info(struct arena *arena, const struct rustc_args *args);

#endif
