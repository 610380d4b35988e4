/* A flame graph for a page: the nodes of a call tree as JSON objects. Each has `children`, `name`, and a member for each
 * measure: what the node has without its children. Frames that are left out count in the frame below. */
#ifndef FLAME_H
#define FLAME_H

#include "calltree.h"
#include "json_writer.h"

enum { FLAME_MEASURES = 10 /* at most */ };

/* What widths can mean. */
struct flame_measure {
    const char *name;    /* of the member */
    const uint64_t *own; /* by node, as far as `count`; 0 behind it */
    size_t stride;       /* bytes from one node's to the next one's */
    size_t count;
};

struct flame {
    const struct calltree *tree;
    struct flame_measure measures[FLAME_MEASURES];
    size_t n_measures;
    size_t most; /* frames: if there are more, those with the least of the first measure are left out */

    /* filled in by flame_sum */
    uint64_t *totals[FLAME_MEASURES]; /* by node, with all below */
    uint32_t *first_child, *sibling;  /* 0: none */
    uint64_t least;                   /* of the first measure: frames with less are left out */
};

/* A measure of the tree's nodes themselves: &nodes.items[0].self or .calls. */
struct flame_measure flame_of_nodes(const char *name, const struct calltree *tree, const uint64_t *first);
/* Adds up; in the arena. */
void flame_sum(struct flame *flame, struct arena *arena);
/* Writes the object of the root. flame_sum comes before. */
void flame_write(struct json_writer *json, const struct flame *flame);

#endif
