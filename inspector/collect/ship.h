/* Sends a trace directory to a collector, while it grows or later: docs/collector.md. Nothing is changed in the
 * directory; what the collector has already, it says when it is called, so no notes are kept and any number of
 * attempts, by anybody, come to the same end.
 */
#ifndef SHIP_H
#define SHIP_H

#include "link.h"

struct shipping {
    const char *trace;           /* directory; need not be there yet */
    const char *shown;           /* the collector, for messages */
    struct link_address address; /* of the collector */
    const char *token;           /* "": none */
    int stop;                    /* a descriptor: at its end the program is over; -1: it is already */
    int patience;                /* ms without any progress, after the program's end, until we give up */

    /* Filled. */
    uint64_t n_events, n_acknowledged; /* of the trace so far; of these, what the collector has for good */
    char why[200];                     /* it was not all; "": it was */
};

/* Runs until all has been acknowledged and the program is over, or there is no progress. 0: all is there. Messages
 * are left to the caller. */
int ship(struct shipping *shipping);

#endif
