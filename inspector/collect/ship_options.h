/* Which collector to send to: options of weft run and weft ship, or "collector" of config.json. docs/collector.md */
#ifndef SHIP_OPTIONS_H
#define SHIP_OPTIONS_H

#include "config.h"
#include "ship.h"

struct ship_options {
    const char *collector; /* HOST:PORT; "none": nowhere; NULL: as configured */
    const char *token_file, *ca_file;
};

/* Fills address, shown and token. *is_wanted: is there a collector at all? `config` may be NULL. STATUS_*, with a
 * message. */
int ship_prepare(struct arena *arena, const struct ship_options *options, const struct config *config, struct shipping *shipping, bool *is_wanted);
/* The configuration, if there is one (c. f. config_find); one that cannot be used is an error. */
int ship_find_config(struct arena *arena, const struct config **config);
/* The first line of the file; NULL after a message. */
const char *ship_read_token(struct arena *arena, const char *path);

#endif
