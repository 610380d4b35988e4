/* Rust, as the table of languages has it. */
#include "rust.h"

static const char *const endings[] = { ".rs", NULL };

/* As a user would try it. */
static const struct language_trial trials[] = {
    { "cargo", NULL, "src/main.rs", "fn work(x: i32) -> i32 { x + 1 }\nfn main() { assert_eq!(work(1), 2); }\n", "cargo build --offline --quiet",
      "target/weft/debug/t" },
    { 0 },
};

extern const struct language language_rust; /* the table's: languages.def */
const struct language language_rust = {
    .name = "rust",
    .title = "Rust",
    .endings = endings,
    .name_prefix = "WEFT_",
    .name_letters = "USDC",
    .find_points = rust_find_points,
    .schemes = &scheme_rust,
    .trials = trials,
};
