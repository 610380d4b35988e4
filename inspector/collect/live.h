/* What comes in, for whoever watches: a page and a stream of server-sent events over HTTP. docs/collector.md
 *
 * Watchers are no part of the collecting: one that does not keep up is dropped.
 */
#ifndef LIVE_H
#define LIVE_H

#include "arena.h"
#include "ledger.h"

struct live;
struct pollfd;

/* Listens on the descriptor, which it owns from here on. `token` "": none is asked for. NULL: out of memory. */
struct live *live_open(int listener, const char *token);
void live_close(struct live *live);
/* What to poll for. */
struct pollfd *live_files(const struct live *live, struct arena *arena, size_t *count);
/* Accepts, answers, sends what there is to be sent. */
void live_serve(struct live *live);
/* This thread has come further. */
void live_tell(struct live *live, const struct ledger_thread *thread);

#endif
