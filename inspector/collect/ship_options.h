/* The choice of the collector to send to: options of weft run and weft ship, or "collector" in config.json.
 * docs/collector.md */
#ifndef SHIP_OPTIONS_H
#define SHIP_OPTIONS_H

#include "config.h"
#include "ship.h"

struct ship_options {
    const char *collector; /* HOST:PORT; "none": do not send; NULL: as configured */
    const char *token_file, *ca_file;
};

/* Fills in address, shown and token of `shipping`. *is_wanted: whether there is a collector to send to. `config` may
 * be NULL. Returns STATUS_*, after a message on failure. */
int ship_prepare(struct arena *arena, const struct ship_options *options, const struct config *config, struct shipping *shipping, bool *is_wanted);
/* Finds the configuration, if there is one (see config_find). An invalid one is an error. Returns STATUS_*. */
int ship_find_config(struct arena *arena, const struct config **config);
/* "the collector at HOST:PORT has 5 of the 7 events read so far: WHY", when ship has failed. */
const char *ship_failure(struct arena *arena, const struct shipping *shipping);
/* The first line of the file, in the arena; NULL after a message. */
const char *ship_read_token(struct arena *arena, const char *path);

#endif
