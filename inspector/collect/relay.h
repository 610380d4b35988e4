/* What a collector passes on to those who watch (`weft view HOST:PORT`): the processes whose senders are connected, their
 * sites, threads and open calls, and from then on the events as they come. docs/collector.md
 *
 * Watchers cannot hold up the collector: who does not keep up is sent no events for a while, and told how many bytes it
 * has missed. Not thread safe. */
#ifndef RELAY_H
#define RELAY_H

#include "definitions.h"
#include "ledger.h"
#include "wire.h"

struct relay_watcher {
    struct wire_out *out; /* of its connection */
    bool is_late;         /* gets no events until it has taken what is waiting */
    uint64_t skipped;     /* bytes of events that it has not got since then */
};

struct relay {
    struct arena arena;
    VEC(struct relay_watcher) watchers;
};

/* Adds a watcher and tells it all that is there. `out` must stay valid until relay_leave. */
void relay_join(struct relay *relay, struct ledger *ledger, struct wire_out *out);
void relay_leave(struct relay *relay, const struct wire_out *out);

/* A sender has named the process (is_new: the first one), or its clock is known better, or that of its machine. */
void relay_process(struct relay *relay, struct ledger *ledger, const struct ledger_process *process, bool is_new);
/* No sender of the process is left. */
void relay_gone(struct relay *relay, const struct ledger_process *process);
/* All events of the process up to `time` of its clock have been told. */
void relay_up_to(struct relay *relay, const struct ledger_process *process, uint64_t time);
void relay_thread(struct relay *relay, struct ledger *ledger, const struct ledger_thread *thread);
void relay_definition(struct relay *relay, const struct ledger_process *process, const struct definition *definition);
/* Events that are new, behind one with the time stamp `time`. */
void relay_events(struct relay *relay, const struct ledger_thread *thread, uint64_t time, const uint8_t *bytes, size_t length);

#endif
