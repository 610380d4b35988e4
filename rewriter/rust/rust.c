/* Rust, as the table of languages has it. */
#include "rust.h"

static const char *const endings[] = { ".rs", NULL };

extern const struct language language_rust; /* the table's: languages.def */
const struct language language_rust = {
    .name = "rust",
    .title = "Rust",
    .endings = endings,
    .name_prefix = "WEFT_",
    .name_letters = "USDC",
    .find_points = rust_find_points,
    .schemes = &scheme_rust,
};
