/* C: its constant in the table of languages. */
#include "c_points.h"
#include "find_points.h"
#include "scheme_c.h"

static const char *const endings[] = { ".c", NULL };
static const struct clang_family family = { .look = c_look };

extern const struct language language_c; /* in the table: languages.def */
const struct language language_c = {
    .name = "c",
    .title = "C",
    .endings = endings,
    .name_prefix = "weft_",
    .name_letters = "pvrwaft",
    .find_points = clang_find_points,
    .schemes = &scheme_c,
    .is_driven = true,
    .family = &family,
};
