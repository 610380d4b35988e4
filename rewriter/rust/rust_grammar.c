#include "rust_grammar.h"

#include <string.h>

#include "rust_kinds.h"
#include "rust_queries.h" /* static const char queries[]: grammar/rust/, made a string by the build */

const TSLanguage *tree_sitter_rust(void);

_Static_assert(RUST_KIND_COUNT <= UINT8_MAX + 1, "a kind is a byte");

static const char *const kinds[RUST_KIND_COUNT] = {
#define KIND(id, name) [RUST_##id] = (name),
#include "rust_kinds.def"
#undef KIND
};

static const uint8_t comments[] = { RUST_LINE_COMMENT, RUST_BLOCK_COMMENT, TREE_OTHER };

static enum rust_macro macro_by_name(const char *name)
{
    static const char *const names[] = {
        [RUST_MACRO_OPERANDS] = "operands", [RUST_MACRO_LIST] = "list",       [RUST_MACRO_FIRST] = "first",     [RUST_MACRO_MESSAGE] = "message",
        [RUST_MACRO_TEXT] = "text",         [RUST_MACRO_STATICS] = "statics", [RUST_MACRO_FUTURES] = "futures", [RUST_MACRO_BRANCHES] = "branches",
    };
    for (int i = RUST_MACRO_UNKNOWN + 1; i < (int)(sizeof names / sizeof *names); i++)
        if (strcmp(name, names[i]) == 0)
            return (enum rust_macro)i;
    return RUST_MACRO_UNKNOWN;
}

/* (#names! "operands" "print" "println"), any number of them: the only predicate that the queries use. */
static unsigned find_macro(const struct tree_predicate *predicates, size_t n_predicates, struct slice source, TSNode macro)
{
    struct slice name = rust_macro_name(source, macro);
    for (size_t i = 0; i < n_predicates; i++)
        for (size_t k = 1; k < predicates[i].n_texts; k++)
            if (slice_is(name, predicates[i].texts[k]))
                return macro_by_name(predicates[i].texts[0]);
    return RUST_MACRO_UNKNOWN;
}

static struct tree_tables tables;

const struct tree_grammar rust_grammar = {
    .name = "Rust",
    .language = tree_sitter_rust,
    .kinds = kinds,
    .n_kinds = RUST_KIND_COUNT,
    .comments = comments,
    .queries = queries,
    .answer = find_macro,
    .tables = &tables,
};

enum rust_macro rust_macro_of(const struct tree_captures *captures, TSNode macro)
{
    return (enum rust_macro)tree_captured(captures, macro).answer;
}
