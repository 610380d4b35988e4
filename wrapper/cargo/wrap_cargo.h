/* What `weft cargo` prepares before cargo runs: the workspace's members, a separate target directory, and weft as
 * RUSTC_WRAPPER and RUSTDOC. */
#ifndef WRAP_CARGO_H
#define WRAP_CARGO_H

#include "str.h"
#include "vec.h"

struct cargo_workspace {
    const char *root, *target; /* absolute paths */
    VEC(const char *) members; /* directories of the packages */
};

/* Is the command cargo? */
bool wrap_cargo_is(const char *command);
/* Asks cargo about the workspace, with those of the command's options that choose it. `command` is NULL-terminated.
 * Returns false if there is no workspace. */
bool wrap_cargo_find_workspace(struct arena *arena, char *const *command, struct cargo_workspace *workspace);
/* Writes STATE/members. Returns -1 with errno set. */
int wrap_cargo_save_members(const char *state, const struct cargo_workspace *workspace);
/* Sets RUSTC_WRAPPER and RUSTDOC. Programs that the environment or cargo's configuration already name there are called
 * in turn. `workspace` may be NULL. Returns -1 with errno set. */
int wrap_cargo_set_environment(struct arena *arena, const char *state, char *const *command, const struct cargo_workspace *workspace);
/* A state directory in a package (-o) is a part of the package to cargo, which runs a build script that names no
 * `rerun-if-changed` again when the newest file of the package is newer than before. So all files of the state are old,
 * apart from those that are to make cargo compile something again. */
void wrap_cargo_age(struct arena *arena, const char *directory);

#endif
