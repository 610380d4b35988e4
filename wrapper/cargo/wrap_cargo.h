/* What `weft cargo` prepares before cargo runs: the workspace's members, a target directory of its own, weft as RUSTC_WRAPPER and RUSTDOC. */
#ifndef WRAP_CARGO_H
#define WRAP_CARGO_H

#include "str.h"
#include "vec.h"

struct cargo_workspace {
    const char *root, *target; /* absolute */
    VEC(const char *) members; /* directories of their Cargo.toml */
};

/* Is the command cargo? */
bool wrap_cargo_is(const char *command);
/* Asks cargo itself, with those of the command's options that bear on it. `command` is NULL-terminated. False: this is no workspace. */
bool wrap_cargo_find_workspace(struct arena *arena, char *const *command, struct cargo_workspace *workspace);
/* Writes STATE/members. Returns -1 with errno set. */
int wrap_cargo_save_members(const char *state, const struct cargo_workspace *workspace);
/* RUSTC_WRAPPER and RUSTDOC, chained to what the environment or cargo's configuration files name already. `workspace` may be NULL. */
int wrap_cargo_set_environment(struct arena *arena, const char *state, char *const *command, const struct cargo_workspace *workspace);

#endif
