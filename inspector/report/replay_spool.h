/* The lines of a replay in the order of time, those of all threads among each other: they are made thread by thread,
 * kept in a temporary file in $TMPDIR, or /tmp, and written when all are there. Memory does not grow with them. */
#ifndef REPLAY_SPOOL_H
#define REPLAY_SPOOL_H

#include "output.h"
#include "str.h"

struct replay_spool;

/* NULL with errno: there is no room for a temporary file. */
struct replay_spool *replay_spool_open(void);
void replay_spool_close(struct replay_spool *spool); /* may be NULL */

/* What the lines are written to. */
struct output *replay_spool_output(struct replay_spool *spool);
/* What has been written since the last call is a line, with what is below it, of this time. `label` says whose it is; it
 * lives as long as the spool. */
void replay_spool_line(struct replay_spool *spool, uint64_t time, const char *label);
/* Writes all lines, with their labels in `width` columns. Returns false with errno. */
bool replay_spool_write(struct replay_spool *spool, struct output *output, int width);

#endif
