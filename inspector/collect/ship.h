/* Sends a trace directory to a collector, while it grows or later: docs/collector.md. Nothing in the directory is
 * changed. The collector says on each connection what it has already, so the sender keeps no state, and any number of
 * attempts, by anyone, lead to the same result. */
#ifndef SHIP_H
#define SHIP_H

#include "link.h"

struct shipping {
    const char *trace;           /* directory; need not exist yet */
    const char *shown;           /* name of the collector, for messages */
    struct link_address address; /* of the collector */
    const char *token;           /* "": none */
    int stop;                    /* descriptor that is readable once the program has ended; -1: it has ended already */
    int patience;                /* ms without progress, after the end of the program, until we give up */

    /* Results: */
    uint64_t n_events, n_acknowledged; /* events of the trace so far; of these, committed by the collector */
    char why[200];                     /* why not everything was sent; "" if it was */
};

/* Runs until the program has ended and everything has been acknowledged, or until there is no more progress. Returns 0
 * if the collector has everything, else -1; messages about the result are up to the caller. */
int ship(struct shipping *shipping);

#endif
