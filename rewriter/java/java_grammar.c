#include "java_grammar.h"

#include "java_kinds.h"
#include "java_queries.h" /* static const char queries[]: grammar/java/, made a string by the build */

const TSLanguage *tree_sitter_java(void);

_Static_assert(JAVA_KIND_COUNT <= UINT8_MAX + 1, "a kind is a byte");

static const char *const kinds[JAVA_KIND_COUNT] = {
#define KIND(id, name) [JAVA_##id] = (name),
#include "java_kinds.def"
#undef KIND
};

static const uint8_t comments[] = { JAVA_LINE_COMMENT, JAVA_BLOCK_COMMENT, TREE_OTHER };

static struct tree_tables tables;

const struct tree_grammar java_grammar = {
    .name = "Java",
    .language = tree_sitter_java,
    .kinds = kinds,
    .n_kinds = JAVA_KIND_COUNT,
    .comments = comments,
    .queries = queries,
    .tables = &tables,
};
