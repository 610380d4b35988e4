/* The programs that send to a collector, followed as they run: the collector passes on what comes in. Nothing is kept on
 * disk. Times are those of this machine's clock, as far as the clocks of the machines are known. Not thread safe. */
#ifndef WATCH_COLLECTOR_H
#define WATCH_COLLECTOR_H

#include "link.h"
#include "watch.h"

struct watch_collector;

/* Connects, and lets `watch`, which was started with no path, follow what is there. `address` and `token` must stay valid.
 * Returns NULL with *why set, which is a static text or lives in the watch's arena. */
struct watch_collector *watch_collector_open(struct watch *watch, const struct link_address *address, const char *token, const char **why);
/* False once the collector has ended, or the connection to it was cut. Needs no lock. */
bool watch_collector_is_there(const struct watch_collector *collector);
/* Before the watch is released. */
void watch_collector_close(struct watch_collector *collector);

#endif
