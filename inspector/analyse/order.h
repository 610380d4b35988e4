/* What happened before what, as far as the graph tells, for analyses that read it twice: first for the facts (order_learn),
 * then in order (order_add), with clocks.
 *
 * It is never said that two nodes have no order if something that the trace does not tell may have settled it:
 * - a call whose object or outcome is not known, a message of a channel, the end of a loop of OpenMP: what began before the
 *   end of such a call may be before all that its context does later; and what its context did before it, before all that
 *   comes behind any later call that synchronises
 * - atomic and volatile objects: what a context did up to the last time that it touched one may be before all that another
 *   context does from the first time on that it touches the same one
 * - what a thread does within a call that synchronises, as the tasks of a taskloop in a barrier, may be in order with everything
 * - threads and tasks whose start is not in the trace may be those of a pool: what they do, and what is created there, may
 *   be in order with everything; those whose end nobody waited for may be over for all that comes later.
 *
 * Memory: 56 bytes a node, 24 for each node and atomic object in it, and clocks: contexts times edges at worst, but usually
 * shared. */
#ifndef ORDER_H
#define ORDER_H

#include "analyse_pairs.h"
#include "clocks.h"

#include <weft/graph.h>

enum order_relation {
    ORDER_SETTLED,     /* the first one happened before the second one, for certain */
    ORDER_POSSIBLE,    /* it may have: by an edge that is not certain, or something that the trace does not tell */
    ORDER_SAME_THREAD, /* by different tasks, one after another on one thread; nothing else settles it */
    ORDER_NONE         /* nothing settles it */
};

struct order_node {
    uint64_t begin, end;
    uint32_t context, thread, index; /* index: in its context, from 1 */
    bool is_unknown, is_sync;
    const struct clock *possible, *certain; /* of other contexts: what is before its begin */
};

/* A context's nodes that touched an atomic object. */
struct order_touch {
    uint64_t object, node;
    uint32_t context, process;
    size_t first, run_end; /* of the object's touches; behind those of the same context */
};

struct order_context {
    uint32_t process, index;                /* index: of its newest node */
    uint64_t begin, end;                    /* end: UINT64_MAX: not over */
    uint32_t creator, joiner;               /* contexts; 0: not in the trace; joiner UINT32_MAX: all of a team, at a meeting */
    bool is_first;                          /* of its process */
    bool is_unknown, is_sync;               /* its newest node is */
    const struct clock *possible, *certain; /* now */
};

struct order {
    struct order_node *nodes; /* by number */
    size_t n_nodes, nodes_capacity;
    struct order_context *contexts; /* by number */
    size_t n_contexts, contexts_capacity;
    struct order_touch *touches; /* by object and node, once they are sorted */
    size_t n_touches, touches_capacity, next_touch;
    size_t *by_node; /* touches in the order of nodes */
    uint32_t *live;  /* contexts that have begun and are not over */
    size_t n_live, live_capacity;
    struct analyse_pairs processes;
    struct clocks clocks;
    const struct clock *unknown; /* what was before calls whose object is not known */
    bool is_second;
};

/* The first reading. Touches are told by the caller: of an atomic or volatile object, or of one that is not known (0). */
void order_learn(struct order *order, const struct weft_graph *graph, const struct weft_graph_record *record);
void order_touch(struct order *order, uint32_t process, uint64_t node, uint64_t object);
/* Between the two. */
void order_begin(struct order *order);
/* The second reading. Returns -1 with graph->error if an edge breaks a rule of the format. If clocks.is_full is set, nothing
 * more is known. */
int order_add(struct order *order, struct weft_graph *graph, const struct weft_graph_record *record);
/* Whether the first node, which was read before, was before the second one, the newest of its context. */
enum order_relation order_of(const struct order *order, uint64_t first, uint64_t second);
void order_release(struct order *order);

#endif
