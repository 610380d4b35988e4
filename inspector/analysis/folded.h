/* Folded stacks: a line for each path of calls, "outer;inner WEIGHT", as flamegraph.pl and its like read them; and of two
 * sets of traces, "outer;inner BEFORE AFTER", from which flamegraph.pl draws a differential flame graph. */
#ifndef FOLDED_H
#define FOLDED_H

#include "calltree.h"
#include "frametree.h"

/* Appends a frame without the characters that have a meaning: a semicolon ends a frame, a newline the stack. */
void folded_frame(struct str *out, const char *name);
/* Appends the path of a node, from below the root's child `top` (0: the root) down. Nothing for `top` itself. */
void folded_path(struct str *out, const struct calltree *tree, uint32_t top, uint32_t node);
/* What a node weighs in calls, else in what frametree.h says of `self`. */
uint64_t folded_weight(const struct calltree_node *node, enum frame_weight weight);

struct folded_line {
    const char *stack;
    uint64_t before, after;
};

struct folded_pair {
    struct arena *arena;
    VEC(struct folded_line) lines;
};

/* Adds a trace's tree, whose nodes are below its root, to a side. */
void folded_add(struct folded_pair *pair, const struct calltree *tree, enum frame_weight weight, bool is_after);
/* Appends the lines, sorted by stack. Weights are means over the runs, rounded; lines in which both are 0 are left out. */
void folded_print(struct str *out, struct folded_pair *pair, size_t n_before, size_t n_after);

#endif
