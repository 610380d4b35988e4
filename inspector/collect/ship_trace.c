#define _GNU_SOURCE 1 /* versionsort */
#include "ship_trace.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "buffer.h"
#include "fs.h"
#include "str.h"

static int is_thread_name(const struct dirent *entry)
{
    return strncmp(entry->d_name, "thread-", 7) == 0 && entry->d_name[7] >= '0' && entry->d_name[7] <= '9';
}

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static struct ship_thread **bucket_of(const struct ship_process *process, const char *file)
{
    return &process->buckets[hash_text(HASH_START, file) & (process->n_buckets - 1)];
}

/* Programs may start tens of thousands of threads. */
static void rehash(struct ship_trace *trace, struct ship_process *process)
{
    process->n_buckets = process->n_buckets ? 4 * process->n_buckets : 64;
    process->buckets = arena_array(trace->arena, struct ship_thread *, process->n_buckets);
    for (struct ship_thread *thread = process->threads; thread; thread = thread->next) {
        struct ship_thread **bucket = bucket_of(process, thread->file);
        thread->in_bucket = *bucket;
        *bucket = thread;
    }
}

static struct ship_thread *find_thread(const struct ship_process *process, const char *file)
{
    struct ship_thread *found = process->n_buckets ? *bucket_of(process, file) : NULL;
    while (found && strcmp(found->file, file) != 0)
        found = found->in_bucket;
    return found;
}

static void add_thread(struct ship_trace *trace, struct ship_process *process, const char *name)
{
    if (find_thread(process, name))
        return;
    struct ship_thread *thread = arena_new(trace->arena, struct ship_thread);
    thread->file = arena_strdup(trace->arena, name);
    thread->tid = (uint32_t)strtoul(name + 7, NULL, 10);
    thread->tail.path = fs_join(trace->arena, process->facts.path, thread->file);
    thread->tail.uuid = process->facts.uuid;
    if (process->last_thread)
        process->last_thread->next = thread;
    else
        process->threads = thread;
    process->last_thread = thread;
    if (process->n_threads++ == process->n_buckets) {
        rehash(trace, process);
    } else {
        struct ship_thread **bucket = bucket_of(process, name);
        thread->in_bucket = *bucket;
        *bucket = thread;
    }
}

/* Finds the buffer into which each thread records. Buffers are reused by other threads. */
static void look_at_buffers(struct ship_trace *trace, struct ship_process *process)
{
    struct arena arena = { 0 };
    const char **names;
    char stream[64];
    int count = buffer_list(&arena, process->facts.path, &names);
    for (int i = 0; i < count; i++) {
        const char *path = fs_join(&arena, process->facts.path, names[i]);
        if (!tail_buffer_owner(path, stream))
            continue;
        struct ship_thread *thread = find_thread(process, stream);
        if (thread && (!thread->tail.buffer || strcmp(thread->tail.buffer, path) != 0))
            thread->tail.buffer = arena_strdup(trace->arena, path);
    }
    arena_release(&arena);
}

static void look_at_process(struct ship_trace *trace, struct ship_process *process)
{
    struct dirent **entries;
    int count = scandir(process->facts.path, &entries, is_thread_name, versionsort);
    for (int i = 0; i < count; i++) {
        add_thread(trace, process, entries[i]->d_name);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    look_at_buffers(trace, process);
}

static void copy_facts(struct ship_trace *trace, struct ship_process *process, const struct trace_process *found)
{
    process->facts.pid = found->pid;
    process->facts.clock_offset = found->clock_offset;
    process->facts.program = arena_strdup(trace->arena, found->program);
    process->facts.machine_id = arena_strdup(trace->arena, found->machine_id);
    process->facts.clock = found->clock;
    memcpy(process->facts.uuid, found->uuid, 16);
}

static bool is_same_time(struct timespec a, struct timespec b)
{
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

/* Reads the metadata again if it has changed: the longer a program runs, the better it knows its clock. */
static void look_at_clock(struct ship_process *process)
{
    struct arena arena = { 0 };
    struct trace_process found;
    struct stat status;
    if (stat(process->metadata, &status) == 0 && !is_same_time(status.st_mtim, process->metadata_time)) {
        process->metadata_time = status.st_mtim;
        if (reader_facts(&arena, process->metadata, &found) && found.clock.scale != process->facts.clock.scale) {
            process->facts.clock = found.clock;
            process->is_clock_new = process->is_called;
        }
    }
    arena_release(&arena);
}

/* A process that has no metadata yet is added at a later check. */
static void add_process(struct ship_trace *trace, const char *name)
{
    struct ship_process **end = &trace->processes;
    for (; *end; end = &(*end)->next)
        if (strcmp((*end)->directory, name) == 0)
            return;
    struct arena arena = { 0 };
    struct trace_process found;
    struct stat status;
    const char *path = fs_join(&arena, trace->path, name), *metadata = fs_join(&arena, path, "metadata");
    if (stat(metadata, &status) == 0 && reader_facts(&arena, metadata, &found)) {
        struct ship_process *process = *end = arena_new(trace->arena, struct ship_process);
        process->facts.path = arena_strdup(trace->arena, path);
        process->directory = fs_name_of(process->facts.path);
        process->definitions = fs_join(trace->arena, path, "definitions");
        process->metadata = arena_strdup(trace->arena, metadata);
        process->metadata_time = status.st_mtim;
        copy_facts(trace, process, &found);
    }
    arena_release(&arena);
}

void ship_trace_look(struct ship_trace *trace)
{
    struct dirent **entries;
    int count = scandir(trace->path, &entries, is_visible, versionsort);
    for (int i = 0; i < count; i++) {
        add_process(trace, entries[i]->d_name);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    for (struct ship_process *process = trace->processes; process; process = process->next) {
        look_at_clock(process);
        look_at_process(trace, process);
    }
}
