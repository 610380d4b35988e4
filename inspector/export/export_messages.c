#include "export_messages.h"

enum { SORT_MEMORY = 32 << 20 };

void export_messages_open(struct export_messages *all, struct export_job *job)
{
    *all = (struct export_messages){ .messages = messages_open(job->trace, SORT_MEMORY) };
}

void export_messages_thread(struct export_messages *all)
{
    all->own = (struct messages_thread){ 0 };
}

/* The thread may have become one of the messages'. */
static void note_place(struct export_messages *all, const struct export_job *job)
{
    if (all->own.number > all->places.count)
        vec_push(job->trace->arena, &all->places, job->thread_index);
}

void export_messages_closed(struct export_messages *all, const struct export_job *job, const struct interval *interval)
{
    if (interval->kind == WEFT_KIND_CALL && messages_wants(job->process, interval->site))
        messages_closed(all->messages, &all->own, job->thread, interval);
    note_place(all, job);
}

void export_messages_event(struct export_messages *all, const struct export_job *job, const struct trace_event *event)
{
    messages_event(all->messages, &all->own, job->thread, event);
    note_place(all, job);
}

void export_messages_match(struct export_messages *all, const struct messages_visitor *visitor)
{
    messages_match(all->messages, visitor);
}

void export_messages_close(struct export_messages *all)
{
    if (all->messages)
        messages_close(all->messages);
}
