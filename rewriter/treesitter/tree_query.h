/* A language's queries on a tree: what they capture, by node.
 *
 * The name of a capture says what it means:
 *
 *   @call               the node may be a point
 *   @skip               nothing inside the node can be a call
 *   @constant-context   a reason's code (reasons.def): calls inside the node are left alone for it
 *   @value.const-fn     the same for the child in the field "value"; nothing if there is none
 *
 * In a pattern with predicates the language decides whether the pattern holds (struct tree_grammar's answer), and its
 * answer is kept; captures that stand only in such patterns may have any name. */
#ifndef TREE_QUERY_H
#define TREE_QUERY_H

#include "tree_syntax.h"

struct tree_capture {
    const void *node; /* identity of the node in its tree; NULL: a free slot */
    bool is_call, skip;
    enum reason reason; /* for what lies inside */
    unsigned answer;    /* the language's own, to the predicates of the pattern; 0: none */
};

/* A hash table. */
struct tree_captures {
    struct tree_capture *slots;
    size_t capacity, count; /* capacity is a power of two */
};

/* Adds all captures in the tree below `root`. */
void tree_query(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode root, struct tree_captures *captures);
/* What was captured of this node; all zero if nothing. */
struct tree_capture tree_captured(const struct tree_captures *captures, TSNode node);

#endif
