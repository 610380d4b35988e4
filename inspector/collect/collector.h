/* The collector: takes what weft run and weft ship send, from any number of them at once, into a database. Protocol:
 * docs/collector.md.
 *
 * One thread, one poll loop: all that has come is taken, committed in one transaction, and then acknowledged. When
 * the database fails (the disk is full, say), all callers are cut off and the database is opened anew: they come
 * again and go on from what it holds.
 */
#ifndef COLLECTOR_H
#define COLLECTOR_H

#include "ledger.h"
#include "link.h"
#include "live.h"
#include "wire.h"

struct caller; /* one connection */

struct collector {
    const char *database, *view;
    const char *token; /* "": none is asked for */
    struct ssl_ctx_st *tls;
    int listener;
    struct live *live; /* NULL: nobody may watch */

    struct ledger ledger;
    bool is_open;     /* the ledger */
    int64_t retry_at; /* ms: when to open it again */
    VEC(struct caller *) callers;
    struct arena arena; /* of the list */
    uint64_t n_events;  /* taken and committed since the start */
};

/* Opens the database. -1 after a message. collector_close in any case. */
int collector_open(struct collector *collector);
/* Until a signal comes (interrupt.h). STATUS_*. */
int collector_run(struct collector *collector);
void collector_close(struct collector *collector);

/* For tests: a caller whose bytes come from elsewhere. Returns false when the connection would be closed. */
struct caller *collector_add_caller(struct collector *collector, const struct link *link);
bool collector_take(struct collector *collector, struct caller *caller, const uint8_t *bytes, size_t length);
/* Commits what was taken and acknowledges it. */
void collector_commit(struct collector *collector);

#endif
