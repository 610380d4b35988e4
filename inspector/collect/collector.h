/* The collector: receives traces from any number of weft run and weft ship at once, and stores them in a database.
 * Protocol: docs/collector.md.
 *
 * It has one thread and one poll loop: everything that has been received is processed, committed in one transaction,
 * and then acknowledged. If the database fails (because the disk is full, say), all connections are closed and the
 * database is opened again; the senders reconnect and continue from what it holds. Not thread safe.
 */
#ifndef COLLECTOR_H
#define COLLECTOR_H

#include "ledger.h"
#include "link.h"
#include "live.h"
#include "relay.h"
#include "wire.h"

struct caller; /* one connection */

struct collector {
    const char *database, *view;
    const char *token; /* "": no token is required */
    struct ssl_ctx_st *tls;
    int listener;
    struct live *live; /* NULL: no live view */
    struct relay relay;

    struct ledger ledger;
    bool is_open;     /* the ledger is open */
    int64_t retry_at; /* ms: when to try to open it again */
    VEC(struct caller *) callers;
    struct arena arena; /* of the list of callers */
    uint64_t n_events;  /* received and committed since the start */
};

/* Opens the database. Returns -1 after a message. Call collector_close in either case. */
int collector_open(struct collector *collector);
/* Runs until a signal arrives (interrupt.h). Returns STATUS_*. */
int collector_run(struct collector *collector);
void collector_close(struct collector *collector);

/* For tests: a caller whose bytes come from elsewhere. collector_take processes them, and returns false if the
 * connection would be closed. */
struct caller *collector_add_caller(struct collector *collector, const struct link *link);
bool collector_take(struct collector *collector, struct caller *caller, const uint8_t *bytes, size_t length);
/* Commits everything that was processed, and acknowledges it. */
void collector_commit(struct collector *collector);

#endif
