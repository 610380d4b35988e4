/* The text between the brackets of attributes, and what conditional compilation makes of it. */
#ifndef RUST_CFG_H
#define RUST_CFG_H

#include <stdbool.h>

#include "str.h"
#include "vec.h"

/* What a call of rustc says of conditional compilation. Zeroed: nothing is known, and every predicate may be true. */
struct rust_cfg {
    bool is_known;
    VEC(const char *) set; /* the values of --cfg: `feature="std"`; `test` if there is --test */
};

/* The end of the part that begins at `at`: the comma behind it that no bracket encloses, or `end`. */
const char *rust_end_of_part(const char *at, const char *end);
/* Is the predicate false in this build (Reference, "Conditional compilation")? Decided from `test` and features alone;
 * what the target or a build script says may be so or not. */
bool rust_cfg_is_false(const struct rust_cfg *cfg, struct slice predicate);
/* Does the text of attributes hold one by which the item behind is left out: #[cfg(PREDICATE)] that is false? */
bool rust_cfg_leaves_out(const struct rust_cfg *cfg, struct slice attributes);
/* Is the attribute one by which the item behind may be left out, #[cfg(..)]? */
bool rust_cfg_is_meant(struct slice attribute);

#endif
