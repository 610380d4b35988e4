#include "join.h"

#include <string.h>

/* The same program file, running under the same number: a program that was exec'ed in a process is another file. Of two
 * recordings by virtual machines also the moment in which the process began is known. */
static bool is_guest_of(const struct trace_process *guest, const struct trace_process *host)
{
    bool is_same = guest->is_virtual_machine ? guest->began != 0 && guest->began == host->began : true;
    return guest != host && is_same && host->is_virtual_machine && guest->pid == host->pid && strcmp(guest->machine_id, host->machine_id) == 0 &&
           guest->shift == host->shift && *host->executable && strcmp(guest->executable, host->executable) == 0;
}

/* NULL: there is none, or it was not the only one of this tid. */
static struct trace_thread *only_thread(const struct trace_process *process, uint32_t tid)
{
    struct trace_thread *found = NULL;
    for (size_t i = 0; i < process->threads.count; i++)
        if (process->threads.items[i]->tid == tid) {
            if (found)
                return NULL;
            found = process->threads.items[i];
        }
    return found;
}

static void add_sites(struct arena *arena, struct trace_process *host, struct trace_process *guest)
{
    uint32_t first = host->n_sites ? host->n_sites : 1, n = first + guest->n_sites;
    struct weft_site *sites = arena_array(arena, struct weft_site, n);
    const char **names = arena_array(arena, const char *, n);
    for (uint32_t i = 0; i < host->n_sites; i++)
        sites[i] = host->sites[i];
    for (uint32_t i = 0; i < host->n_named; i++)
        names[i] = host->value_names[i];
    for (uint32_t i = 0; i < guest->n_sites; i++)
        sites[first + i] = guest->sites[i];
    for (uint32_t i = 0; i < guest->n_named; i++)
        names[first + i] = guest->value_names[i];
    while (guest->every.count && host->every.count < first)
        vec_push(arena, &host->every, 0);
    for (size_t i = 0; i < guest->every.count; i++)
        vec_push(arena, &host->every, guest->every.items[i]);
    host->sites = sites;
    host->n_sites = n;
    host->value_names = names;
    host->n_named = n;
    guest->first_site = first;
}

static void add_frames(struct arena *arena, struct trace_process *host, struct trace_process *guest)
{
    guest->first_frame = (uint32_t)host->frames.count;
    for (size_t i = 0; i < guest->frames.count; i++)
        vec_push(arena, &host->frames, guest->frames.items[i]);
}

/* The host's time stamps are nanoseconds, those of the guest may be ticks of a counter. */
static void add_switches(struct arena *arena, struct trace_process *host, const struct trace_process *guest)
{
    for (size_t i = 0; i < guest->switches.items.count; i++) {
        struct trace_switch added = guest->switches.items.items[i];
        added.stamp = clock_to_nanos(&guest->clock, added.stamp);
        if (added.site == 0)
            continue; /* all calls of the guest: those of the host were switched as well */
        added.site += guest->first_site;
        switches_add(&host->switches, arena, added);
    }
}

static void add_threads(struct arena *arena, struct trace_process *host, struct trace_process *guest)
{
    for (size_t i = 0; i < guest->threads.count; i++) {
        struct trace_thread *thread = guest->threads.items[i];
        struct trace_thread *same = only_thread(guest, thread->tid) ? only_thread(host, thread->tid) : NULL, *last = same;
        thread->process = host;
        thread->created = clock_to_nanos(&guest->clock, thread->created);
        if (same) {
            while (last->guest)
                last = last->guest;
            last->guest = thread;
            thread->host = same;
        }
    }
    for (size_t i = 0; i < guest->threads.count; i++) {
        struct trace_thread *thread = guest->threads.items[i];
        if (thread->parent && thread->parent->host)
            thread->parent = thread->parent->host;
        if (!thread->host)
            vec_push(arena, &host->threads, thread);
        else if (thread->has_start && !thread->host->has_start) {
            thread->host->has_start = true;
            thread->host->parent = thread->parent;
            thread->host->created = thread->created;
            thread->host->handle = thread->handle;
            thread->host->routine = thread->routine;
            thread->host->routine_since = thread->routine_since;
        }
    }
}

static void join(struct trace *trace, struct trace_process *host, struct trace_process *guest)
{
    struct arena *arena = trace->arena;
    add_sites(arena, host, guest);
    add_frames(arena, host, guest);
    add_switches(arena, host, guest);
    add_threads(arena, host, guest);
    for (size_t i = 0; i < guest->modules.count; i++)
        vec_push(arena, &host->modules, guest->modules.items[i]);
    vec_push(arena, &host->guests, guest);
}

/* Of several recordings by the same virtual machine the first one is the host. */
static struct trace_process *find_host(const struct trace *trace, const struct trace_process *guest)
{
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *host = trace->processes.items[i];
        if (host == guest && guest->is_virtual_machine)
            return NULL;
        if (is_guest_of(guest, host))
            return host;
    }
    return NULL;
}

void join_processes(struct trace *trace)
{
    VEC(struct trace_process *) left = { 0 };
    for (size_t i = 0; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        struct trace_process *host = find_host(trace, process);
        if (host)
            join(trace, host, process);
        else
            vec_push(trace->arena, &left, process);
    }
    trace->processes.count = 0;
    for (size_t i = 0; i < left.count; i++)
        vec_push(trace->arena, &trace->processes, left.items[i]);
}
