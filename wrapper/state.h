/* The directory in which the wrapper keeps what it needs from one compiler call, and one build, to the next. */
#ifndef STATE_H
#define STATE_H

#include <stdbool.h>

#include "config.h"
#include "select.h"

/* $WEFT_STATE, which a build sets for its compilers; else a folder of the working directory `here` below $XDG_CACHE_HOME or ~/.cache. */
const char *state_directory(struct arena *arena, const char *here);

/* Appends one line to STATE/records in a single write: safe under make -j. The records of a build are what its summary is made of. */
void state_record(const char *state, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Is there a record that begins with `word`? */
bool state_has_record(struct arena *arena, const char *state, const char *word);
int state_clear_records(struct arena *arena, const char *state);

/* The record "used CONFIG-HASH PROBE... PATH": which probes some call of the source at `path` (absolute) has matched; see build_summary.c. */
void state_record_used(const char *state, const struct config *config, const struct select *select, const char *path);

#endif
