/* One Rust crate: its files, found by following `mod x;` from the root file, and the names that they declare. */
#ifndef RUST_CRATE_H
#define RUST_CRATE_H

#include "diag.h"
#include "rust_cfg.h"
#include "str.h"

struct rust_crate;

/* Reads the root file and every file that a `mod x;` or `include!` leads to (x.rs, x/mod.rs, #[path], both arms of
 * cfg_if!; in `out_dir`, which may be NULL). A module file that does not exist is no error: it may be configured out.
 * `edition` is "2015" ... "2024". What is certainly left out by `cfg` is not read. Returns NULL after a diagnostic when
 * the root file, or any Rust at all, cannot be read. Everything but the syntax trees lives in `arena`. */
struct rust_crate *rust_crate_open(struct arena *arena, const char *root_file, const char *crate_name, const char *edition, const char *out_dir,
                                   const struct rust_cfg *cfg, struct diags *diags);
/* The same with the root file's text given: for standard input. `root_file` NULL: there are no module files to be
 * found. */
struct rust_crate *rust_crate_open_text(struct arena *arena, const char *root_file, struct slice text, const char *crate_name, const char *edition,
                                        struct diags *diags);
/* Gives back the syntax trees. */
void rust_crate_close(struct rust_crate *crate);
/* What was read of a file: its number is that in rust_crate_files. */
struct slice rust_crate_text(const struct rust_crate *crate, size_t file);
/* Absolute paths; the root file is the first. */
const char *const *rust_crate_files(const struct rust_crate *crate, size_t *n);
/* A file of the crate is to be compiled as another text. */
void rust_crate_mark_rewritten(struct rust_crate *crate, size_t file);
bool rust_crate_is_rewritten(const struct rust_crate *crate, const char *path);
const char *rust_crate_name(const struct rust_crate *crate);
/* rustc's own rule: the file's name without .rs, with _ for -. */
const char *rust_crate_name_of_file(struct arena *arena, const char *path);
const struct rust_cfg *rust_crate_cfg(const struct rust_crate *crate);
bool rust_crate_has_std(const struct rust_crate *crate);     /* for sure: its root says nothing of no_std */
unsigned rust_crate_edition(const struct rust_crate *crate); /* 2015, 2018, ... */

#endif
