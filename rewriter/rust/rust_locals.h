/* Local variables on the way down to a call: `let spawn = |x| ..; spawn(1)` calls none of the functions of that
 * name. */
#ifndef RUST_LOCALS_H
#define RUST_LOCALS_H

#include "rust_scope.h"
#include "tree_syntax.h"

struct rust_local {
    struct slice name;
    const struct rust_scope *scope; /* in force where it is bound */
    const struct rust_local *outer; /* bound before it */
};

/* The variables that a pattern, a list of parameters or a condition (`let PATTERN = x && ..`) binds, in front of
 * `outer`. */
const struct rust_local *rust_bind_locals(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode pattern,
                                          const struct rust_scope *scope, const struct rust_local *outer);
/* Does a name in `scope` mean one of these? Items of blocks that are further in than the variable come first. */
bool rust_is_local(const struct rust_local *locals, const struct rust_scope *scope, struct slice name);

#endif
