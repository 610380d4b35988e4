/* Which collector to send to: options of weft run and weft ship, or "collector" of config.json. docs/collector.md */
#ifndef SHIP_OPTIONS_H
#define SHIP_OPTIONS_H

#include <getopt.h>

#include "config.h"
#include "ship.h"

struct ship_options {
    const char *collector; /* HOST:PORT; NULL: as configured */
    const char *token_file, *ca_file;
    bool is_off; /* "--collector none" */
};

enum { OPTION_COLLECTOR = 512, OPTION_TOKEN_FILE, OPTION_CA_FILE };
#define SHIP_OPTIONS                                                                                                                                 \
    { "collector", required_argument, NULL, OPTION_COLLECTOR }, { "token-file", required_argument, NULL, OPTION_TOKEN_FILE },                        \
    {                                                                                                                                                \
        "ca-file", required_argument, NULL, OPTION_CA_FILE                                                                                           \
    }
#define SHIP_OPTIONS_HELP                                                                                                                            \
    "  --collector HOST:PORT  where weft collect listens (default: \"collector\" of config.json; none: nowhere)\n"                                   \
    "  --token-file FILE    its first line is the token that the collector asks for (or $WEFT_COLLECTOR_TOKEN)\n"                                    \
    "  --ca-file FILE       speak TLS, and trust these certificates (PEM)\n"

/* Takes one of the three. */
void ship_take_option(int option, const char *value, struct ship_options *options);
/* Fills address, shown and token. *is_wanted: is there a collector at all? `config` may be NULL. STATUS_*, with a message. */
int ship_prepare(struct arena *arena, const struct ship_options *options, const struct config *config, struct shipping *shipping, bool *is_wanted);
/* The configuration, if there is one (c. f. config_find); one that cannot be used is an error. */
int ship_find_config(struct arena *arena, const struct config **config);
/* The first line of the file; NULL after a message. */
const char *ship_read_token(struct arena *arena, const char *path);

#endif
