#include "finished_messages.h"

#include <stdlib.h>

enum { SORT_MEMORY = 32 << 20 };

/* A call in the body of a task. */
struct call {
    uint32_t thread; /* in messages->threads */
    uint64_t begin, task;
};

struct finished_messages {
    struct messages *messages;
    const struct trace_thread *thread;
    struct messages_thread own;
    VEC(struct call) calls;
    uint64_t n;
    void (*found)(void *context, const struct finished_message *message);
    void *context;
};

struct finished_messages *finished_messages_open(struct trace *trace)
{
    if (!messages_has_any(trace))
        return NULL;
    struct finished_messages *all = arena_new(trace->arena, struct finished_messages);
    *all = (struct finished_messages){ .messages = messages_open(trace, SORT_MEMORY) };
    return all;
}

void finished_messages_start_thread(struct finished_messages *all, const struct trace_thread *thread)
{
    all->thread = thread;
    all->own = (struct messages_thread){ 0 };
}

void finished_messages_closed(struct finished_messages *all, const struct interval *interval, uint64_t task)
{
    if (!messages_wants(all->thread->process, interval->site))
        return;
    messages_closed(all->messages, &all->own, all->thread, interval);
    struct call call = { all->own.number - 1, interval->start, task };
    if (task && all->own.number)
        vec_push(all->messages->trace->arena, &all->calls, call);
}

void finished_messages_event(struct finished_messages *all, const struct trace_event *event)
{
    messages_event(all->messages, &all->own, all->thread, event);
}

static int by_begin(const void *first, const void *second)
{
    const struct call *a = first, *b = second;
    if (a->thread != b->thread)
        return a->thread < b->thread ? -1 : 1;
    return (a->begin > b->begin) - (a->begin < b->begin);
}

/* 0: it is in the body of no task, or there was no such call. */
static uint64_t task_of(const struct finished_messages *all, const struct message_call *of)
{
    const struct call key = { of->thread, of->begin, 0 };
    const struct call *call = of->site && all->calls.count ? bsearch(&key, all->calls.items, all->calls.count, sizeof key, by_begin) : NULL;
    return call ? call->task : 0;
}

static void on_message(const struct message *message, void *context)
{
    struct finished_messages *all = context;
    uint64_t sending = task_of(all, &message->send.call), receiving = task_of(all, &message->receive.call);
    if (!sending || !receiving || task_of(all, &message->receive.done) != receiving)
        return;
    all->found(all->context, &(struct finished_message){ message, all->messages->threads.items[message->send.call.thread],
                                                         all->messages->threads.items[message->receive.call.thread], sending, receiving, ++all->n });
}

void finished_messages_match(struct finished_messages *all, void (*found)(void *context, const struct finished_message *message), void *context)
{
    all->found = found;
    all->context = context;
    if (all->calls.count)
        qsort(all->calls.items, all->calls.count, sizeof *all->calls.items, by_begin);
    messages_match(all->messages, &(struct messages_visitor){ .context = all, .message = on_message });
    messages_close(all->messages);
}
