/* Who gives data to whom: bytes that one context wrote and another one reads. A value counts once for each context that
 * reads it. In a shadow, whose lists 0 and 1 are this module's. */
#ifndef FLOW_H
#define FLOW_H

#include "analyse_nodes.h"
#include "analyse_pairs.h"
#include "analyse_shadow.h"

/* Zeroed, it is empty. Numbers of the pairs: bytes; those among them whose writer and reader worked at the same time, so
 * that their order is not known. */
struct flow {
    struct analyse_pairs contexts; /* from, to */
    struct analyse_pairs spots;    /* written at, read at */
    uint64_t bytes, unsettled;
    uint64_t outside; /* bytes read that nobody was seen to write */
};

/* A load or store of the bytes `mask` of the line by node `number`, at a spot. */
void flow_load(struct flow *flow, struct shadow *shadow, struct shadow_line *line, uint64_t mask, uint32_t spot, const struct analyse_nodes *nodes,
               uint64_t number);
void flow_store(struct shadow *shadow, struct shadow_line *line, uint64_t mask, uint32_t spot, const struct analyse_nodes *nodes, uint64_t number);
void flow_release(struct flow *flow);

#endif
