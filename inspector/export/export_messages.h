/* The messages of MPI of an exported trace (messages.h), for exporters: collected while the trace is walked, and matched
 * when all of it has been read. */
#ifndef EXPORT_MESSAGES_H
#define EXPORT_MESSAGES_H

#include "exporter.h"
#include "messages.h"

struct export_messages {
    struct messages *messages;
    struct messages_thread own; /* of the current thread */
    VEC(uint32_t) places;       /* by number of a thread in `messages`: its number in the walk */
};

void export_messages_open(struct export_messages *all, struct export_job *job);
/* To be called for each thread, and for its intervals and events. */
void export_messages_thread(struct export_messages *all);
void export_messages_closed(struct export_messages *all, const struct export_job *job, const struct interval *interval);
void export_messages_event(struct export_messages *all, const struct export_job *job, const struct trace_event *event);
/* Once, at the end. */
void export_messages_match(struct export_messages *all, const struct messages_visitor *visitor);
void export_messages_close(struct export_messages *all);

#endif
