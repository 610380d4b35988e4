/* weft run --only, --without, --depth, --min, --thread, --off: what the program records, without building it anew. */
#ifndef RECORD_OPTIONS_H
#define RECORD_OPTIONS_H

#include "arena.h"
#include "option_table.h"
#include "str.h"
#include "trace.h"

struct record_options {
    struct str only, without, threads; /* patterns, with a semicolon between them; set the arenas before reading the options */
    const char *depth, *min;           /* NULL: not given */
    bool starts_off;
};

extern const struct option_row record_option_rows[];

void record_options_start(struct record_options *options, struct arena *arena);
/* Puts them into the environment, in place of what is there. Returns STATUS_DONE, or another status after a message. */
int record_options_announce(const struct record_options *options);
/* Warns of processes of the trace that have not done what the environment asks for (older builds, virtual machines), and of names
 * that no call has. */
void record_options_check(struct arena *arena, const struct trace *trace);

#endif
