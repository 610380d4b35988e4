#include "thread_names.h"

#include <string.h>

#include "frames.h"
#include "fs.h"

enum { COMM_LENGTH = 15 /* of a thread's name, proc_pid_comm(5) */ };

/* A thread begins with the name of the one that starts it, and the first one with that of the program's file. A name that
 * differs was set by the program, for this thread or for one that it descends from. */
static bool is_unnamed(const struct trace_thread *thread)
{
    const struct trace_process *process = thread->process;
    return !*thread->name || strncmp(thread->name, process->program, COMM_LENGTH) == 0 ||
           strncmp(thread->name, fs_name_of(process->executable), COMM_LENGTH) == 0;
}

void thread_names_of(struct trace_process *process, struct arena *arena)
{
    struct frames *frames = NULL;
    for (size_t i = 0; i < process->threads.count; i++) {
        struct trace_thread *thread = process->threads.items[i];
        if (!thread->routine || !is_unnamed(thread))
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

void thread_names_find(struct trace *trace)
{
    for (size_t i = 0; i < trace->processes.count; i++)
        thread_names_of(trace->processes.items[i], trace->arena);
}
