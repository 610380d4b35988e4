/* The live view: what the collector receives, as a page and a stream of server-sent events over HTTP.
 * docs/collector.md
 *
 * Watchers cannot hold up the collector: one that does not keep up is dropped. Not thread safe.
 */
#ifndef LIVE_H
#define LIVE_H

#include "arena.h"
#include "ledger.h"

struct live;
struct pollfd;

/* Serves connections of this listening descriptor, and owns it on success. `token` is kept, not copied; "": no token
 * is required. Returns NULL without memory. */
struct live *live_open(int listener, const char *token);
void live_close(struct live *live);
/* The descriptors to poll; the array lives in the arena. */
struct pollfd *live_files(const struct live *live, struct arena *arena, size_t *count);
/* Accepts connections, answers requests, and sends what is waiting. */
void live_serve(struct live *live);
/* Tells the watchers about the thread's progress. */
void live_tell(struct live *live, const struct ledger_thread *thread);

#endif
