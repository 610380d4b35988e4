#include "thread_names.h"

#include <inttypes.h>
#include <string.h>

#include "frames.h"
#include "fs.h"

enum { COMM_LENGTH = 15 /* of a thread's name, proc_pid_comm(5) */ };

/* A thread begins with the name of the one that starts it, and the first one with that of the program's file. A name that
 * differs was set by the program, for this thread or for one that it descends from. */
bool thread_names_lacks(const struct trace_thread *thread)
{
    const struct trace_process *process = thread->process;
    if (thread->given) /* it has that of its start routine already, which may be called like the program */
        return false;
    return !*thread->name || strncmp(thread->name, process->program, COMM_LENGTH) == 0 ||
           strncmp(thread->name, fs_name_of(process->executable), COMM_LENGTH) == 0;
}

void thread_names_of(struct trace_process *process, struct arena *arena)
{
    struct frames *frames = NULL;
    for (size_t i = 0; i < process->threads.count; i++) {
        struct trace_thread *thread = process->threads.items[i];
        if (!thread->routine || !thread_names_lacks(thread))
            continue;
        if (!frames)
            frames = frames_open(arena);
        const char *name = frames_function(frames, process, thread->routine_since + (uint64_t)process->shift, thread->routine);
        if (*name) {
            thread->given = thread->name;
            thread->name = name;
        }
    }
    if (frames)
        frames_close(frames);
}

const char *thread_names_by_start(struct arena *arena, const struct trace_process *process, enum weft_event type, uint32_t number)
{
    const struct weft_site *site = reader_site(process, number);
    if (type != WEFT_EVENT_LOCAL_BEGIN || !*site->function)
        return NULL;
    return arena_printf(arena, "%s line %" PRIu32, site->function, site->line_begin);
}

static void name_by_start(struct trace *trace, struct trace_thread *thread)
{
    struct trace_event event;
    struct trace_cursor *cursor = cursor_open(trace, thread);
    if (!cursor)
        return;
    const char *name = cursor_next(cursor, &event) ? thread_names_by_start(trace->arena, thread->process, event.type, event.site) : NULL;
    if (name) {
        thread->given = thread->name;
        thread->name = name;
    }
    cursor_close(cursor);
}

void thread_names_find(struct trace *trace)
{
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        thread_names_of(process, trace->arena);
        for (size_t k = 0; k < process->threads.count; k++)
            if (!process->threads.items[k]->host && thread_names_lacks(process->threads.items[k]))
                name_by_start(trace, process->threads.items[k]);
    }
}
