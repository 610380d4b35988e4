/* The accesses of a graph for analyses of memory: each with its node, spot and address, cut into lines of the shadow. */
#ifndef ANALYSE_ACCESSES_H
#define ANALYSE_ACCESSES_H

#include "analyse_nodes.h"
#include "analyse_shadow.h"
#include "analyse_spots.h"

struct analyse_access {
    uint64_t node, address;
    uint32_t spot;
    const struct weft_graph_access *definition;
    const struct analyse_node *of; /* the node */
    uint32_t process;
};

struct analyse_accesses {
    struct analyse_nodes nodes;
    struct analyse_spots spots;
    uint64_t n; /* accesses so far */
    void (*each)(void *context, const struct analyse_access *access);
    void *context;

    struct analyse_access now; /* the reader's own */
};

/* Takes a node or accesses from a record, and passes over others. Calls `each` for each access. Returns -1 with graph->error
 * if the record is damaged. */
int analyse_accesses_add(struct analyse_accesses *accesses, struct weft_graph *graph, const struct weft_graph_record *record);
/* Do the blocks have atomic operations whose objects are not recorded (docs/trace-format.md, stream 2)? */
bool analyse_hidden(const struct weft_graph *graph, const struct weft_graph_accesses *accesses);
void analyse_accesses_release(struct analyse_accesses *accesses);

#endif
