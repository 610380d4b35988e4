/* The communication records of trace.prv: a line from the call that sends a message to the one that receives it. Messages
 * are matched before the first record is written, and sorted by their send. */
#ifndef PARAVER_MESSAGES_H
#define PARAVER_MESSAGES_H

#include "paraver.h"

struct paraver_messages; /* opaque */

/* Reads the whole trace if there is anything of MPI in it; else NULL. */
struct paraver_messages *paraver_messages_read(struct export_job *job);
/* Writes the records of messages that were sent up to `time`. */
void paraver_messages_write(struct paraver_messages *all, struct export_job *job, uint64_t time);
void paraver_messages_close(struct paraver_messages *all);

#endif
