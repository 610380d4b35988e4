/* A grammar as its language describes it: what the rest of this folder needs to know to read the language's files. */
#ifndef TREE_GRAMMAR_H
#define TREE_GRAMMAR_H

#include <tree_sitter/api.h>

#include "diag.h"
#include "point.h"
#include "str.h"

/* Every node type that the table of kinds does not list. */
enum { TREE_OTHER = 0 };

/* A predicate of a pattern, `(#names! "operands" "print" "println")`. Its arguments are strings: it is asked about the
 * captured node and nothing else. tree-sitter's library leaves predicates to its users. */
struct tree_predicate {
    const char *name; /* "names!" */
    const char **texts;
    size_t n_texts;
};

/* What the name of a capture means; see tree_query.h. */
struct tree_meaning {
    TSFieldId field; /* of the child that is meant; 0: the captured node itself */
    bool is_call, skip;
    enum reason reason;
};

struct tree_pattern {
    struct tree_predicate *predicates;
    size_t n_predicates;
};

/* What is made of a grammar once per process, because that takes longer than parsing a file. Never freed. */
struct tree_tables {
    struct arena arena;
    bool is_loaded;
    size_t n_symbols;
    uint8_t *kinds; /* per symbol of the grammar */
    TSQuery *query;
    struct tree_meaning *meanings; /* per name of a capture */
    struct tree_pattern *patterns; /* per pattern of the query */
};

struct tree_grammar {
    const char *name;                    /* of the language, for messages */
    const TSLanguage *(*language)(void); /* the parser's, generated from the grammar */
    /* per kind, its node type in the grammar; [TREE_OTHER] is not read. At most 256 */
    const char *const *kinds;
    size_t n_kinds;
    const uint8_t *comments; /* kinds of comments; TREE_OTHER at the end */
    const char *queries;     /* grammar/LANGUAGE/, made a string by the build */
    /* Asked for each node that a pattern with predicates captures. 0: the pattern does not hold for the node; else the
     * language's own answer, which is found in struct tree_capture. NULL: the queries have no predicates. */
    unsigned (*answer)(const struct tree_predicate *predicates, size_t n_predicates, struct slice source, TSNode node);
    struct tree_tables *tables; /* room for them, zeroed */
};

/* Fills grammar->tables, the first time. Returns -1 after a diagnostic when kinds or queries do not fit the
 * grammar. */
int tree_grammar_load(const struct tree_grammar *grammar, struct diags *diags);

#endif
