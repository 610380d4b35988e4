#include "paraver_messages.h"

#include "messages.h"
#include "sorter.h"

enum { SORT_MEMORY = 32 << 20 };

/* `line`: from the begin of the call that sent it, or that began to receive it (logical, in Paraver's words), to the end
 * of the one that completed it (physical). */
struct line {
    uint64_t sent, sent_end, received, received_end, bytes;
    uint32_t from, to; /* in state->places */
    int32_t tag;
};

struct paraver_messages {
    struct messages *messages;
    struct sorter *lines;
    uint32_t *first_places; /* by process: the number of its first thread */
    struct line next;
    bool has_next, has_failed;
};

static int compare_lines(const void *left, const void *right)
{
    const struct line *a = left, *b = right;
    return (a->sent > b->sent) - (a->sent < b->sent);
}

/* Threads are numbered as the records number them: process after process. */
static uint32_t place_of(const struct paraver_messages *all, const struct message_call *call)
{
    const struct trace_thread *thread = all->messages->threads.items[call->thread];
    uint32_t place = all->first_places[thread->process->index];
    for (size_t k = 0; thread->process->threads.items[k] != thread; k++)
        place++;
    return place;
}

static void take_message(const struct message *message, void *context)
{
    struct paraver_messages *all = context;
    const struct message_side *send = &message->send, *receive = &message->receive;
    struct line line = { send->call.begin,
                         send->done.site ? send->done.end : send->call.end,
                         receive->call.begin,
                         receive->done.end,
                         message->bytes,
                         place_of(all, &send->call),
                         place_of(all, &receive->call),
                         message->tag };
    all->has_failed = all->has_failed || !sorter_add(all->lines, &line);
}

static void read_next(struct paraver_messages *all)
{
    int error;
    all->has_next = sorter_next(all->lines, &all->next, &error);
    all->has_failed = all->has_failed || error;
}

struct paraver_messages *paraver_messages_read(struct export_job *job)
{
    if (!messages_has_any(job->trace))
        return NULL;
    struct paraver_messages *all = arena_new(job->trace->arena, struct paraver_messages);
    *all = (struct paraver_messages){ .messages = messages_open(job->trace, SORT_MEMORY) };
    all->lines = sorter_new(sizeof(struct line), SORT_MEMORY, compare_lines);
    all->first_places = arena_array(job->trace->arena, uint32_t, job->trace->processes.count + 1);
    for (size_t i = 0; i < job->trace->processes.count; i++)
        all->first_places[i + 1] = all->first_places[i] + (uint32_t)job->trace->processes.items[i]->threads.count;
    messages_read(all->messages);
    messages_match(all->messages, &(struct messages_visitor){ .context = all, .message = take_message });
    messages_close(all->messages);
    read_next(all);
    if (all->has_failed)
        trace_add_problem(job->trace, job->trace->path, UINT64_MAX, "messages of MPI are left out: their temporary file cannot be used");
    return all;
}

static void write_end(struct export_job *job, uint32_t place, uint64_t begin, uint64_t end)
{
    struct paraver *state = job->state;
    output_text(&state->prv, state->places.items[place]);
    output_number(&state->prv, begin - job->start);
    output_char(&state->prv, ':');
    output_number(&state->prv, end - job->start);
    output_char(&state->prv, ':');
}

void paraver_messages_write(struct paraver_messages *all, struct export_job *job, uint64_t time)
{
    struct paraver *state = job->state;
    if (!all)
        return;
    for (; all->has_next && all->next.sent <= time; read_next(all)) {
        output_text(&state->prv, "3:");
        write_end(job, all->next.from, all->next.sent, all->next.sent_end);
        write_end(job, all->next.to, all->next.received, all->next.received_end);
        output_number(&state->prv, all->next.bytes);
        output_char(&state->prv, ':');
        output_number(&state->prv, (uint64_t)all->next.tag);
        output_char(&state->prv, '\n');
    }
}

void paraver_messages_close(struct paraver_messages *all)
{
    if (all)
        sorter_free(all->lines);
}
