/* Source text -> syntax trees, and small looks at their nodes. */
#ifndef TREE_SYNTAX_H
#define TREE_SYNTAX_H

#include "tree_grammar.h"
#include "vec.h"

/* A parser of one language. */
struct tree_syntax {
    const struct tree_grammar *grammar;
    TSParser *parser;
};

/* Returns -1 after a diagnostic when the grammar cannot be used (tree_grammar_load, or another version of
 * tree-sitter). tree_syntax_close gives back the parser. */
int tree_syntax_open(struct tree_syntax *syntax, const struct tree_grammar *grammar, struct diags *diags);
void tree_syntax_close(struct tree_syntax *syntax);

/* The tree of a whole file; the caller deletes it. There always is one: what the grammar cannot read becomes ERROR
 * nodes. */
TSTree *tree_parse(const struct tree_syntax *syntax, struct slice source);

typedef VEC(struct span) tree_spans;

/* A byte that the parser is shown in place of the source's. */
struct tree_patch {
    uint32_t at;
    char byte;
};
typedef VEC(struct tree_patch) tree_patches;
/* The tree of a part of a file, which is read as if it stood alone. Offsets of its nodes are those of the file, their
 * rows and columns mean nothing: see tree_lines.h. The caller deletes it. */
TSTree *tree_parse_part(const struct tree_syntax *syntax, struct slice source, struct span part, const struct tree_patch *patches, size_t n_patches);

/* A kind of the grammar's table; TREE_OTHER for a null node. */
static inline unsigned tree_kind_of(const struct tree_syntax *syntax, TSNode node)
{
    const struct tree_tables *tables = syntax->grammar->tables;
    TSSymbol symbol = ts_node_is_null(node) ? (TSSymbol)-1 : ts_node_symbol(node);
    return symbol < tables->n_symbols ? tables->kinds[symbol] : TREE_OTHER; /* ERROR is (TSSymbol)-1 */
}
bool tree_is_comment(const struct tree_syntax *syntax, TSNode node);

struct span tree_span(TSNode node);
struct slice tree_text(struct slice source, TSNode node);
/* The child under a field's name; a null node if there is none. */
TSNode tree_field(TSNode node, const char *name);
/* The first named child that is no comment, or a null node. */
TSNode tree_first_child(const struct tree_syntax *syntax, TSNode node);

/* A walk over the children of a node, in order; it must be run to its end or closed:
 *
 *   for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);) */
struct tree_children {
    TSTreeCursor cursor;
    bool started, open;
};
struct tree_children tree_children_of(TSNode node);
bool tree_next(struct tree_children *children, TSNode *child);
/* Name of the field that the current child stands in, or NULL. */
const char *tree_field_name(const struct tree_children *children);
void tree_children_close(struct tree_children *children);

#endif
