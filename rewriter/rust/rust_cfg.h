/* The text between the brackets of attributes, and what conditional compilation makes of it. */
#ifndef RUST_CFG_H
#define RUST_CFG_H

#include <stdbool.h>

#include "str.h"

/* The end of the part that begins at `at`: the comma behind it that no bracket encloses, or `end`. */
const char *rust_end_of_part(const char *at, const char *end);
/* Does the text of attributes hold one by which the item behind is left out of builds without tests: #[cfg(test)],
 * also #[cfg(all(test, ..))]? */
bool rust_cfg_needs_tests(struct slice attributes);

#endif
