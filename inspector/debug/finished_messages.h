/* Messages of MPI between tasks, of a finished trace: those that the body of a task sends, and the body of one receives. */
#ifndef FINISHED_MESSAGES_H
#define FINISHED_MESSAGES_H

#include "messages.h"

struct finished_messages;

/* In the trace's arena. NULL: it has nothing of MPI. */
struct finished_messages *finished_messages_open(struct trace *trace);
void finished_messages_start_thread(struct finished_messages *all, const struct trace_thread *thread);
/* `task`: whose body the interval is in; 0: none. */
void finished_messages_closed(struct finished_messages *all, const struct interval *interval, uint64_t task);
void finished_messages_event(struct finished_messages *all, const struct trace_event *event);

struct finished_message {
    const struct message *message;
    const struct trace_thread *sender, *receiver;
    uint64_t sending, receiving; /* numbers of tasks */
    uint64_t number;             /* of the message, from 1 on */
};
/* Once, when all has been read. */
void finished_messages_match(struct finished_messages *all, void (*found)(void *context, const struct finished_message *message), void *context);

#endif
