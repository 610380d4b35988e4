#include "access_totals.h"

#include <stdlib.h>
#include <string.h>

/* The counters of a process: by block, and by access of each block. */
struct counters {
    uint64_t executions;
    uint64_t *times;
};

struct work {
    struct access_totals *totals;
    struct trace *trace;
    struct counters **processes;
};

static void count_thread(struct work *work, const struct access_thread *thread)
{
    struct access_stream *stream = access_stream_open(work->trace, thread);
    struct access_loops loops = { .arena = work->trace->arena };
    struct access_record record;
    struct counters *counters = work->processes[thread->process->index];
    while (stream && access_stream_next(stream, &record)) {
        struct counters *block = &counters[record.number];
        access_follow(&loops, &record);
        block->executions += access_executions(&record);
        for (size_t i = 0; i < record.block->accesses.count; i++)
            block->times[i] += access_times(&loops, &record, &record.block->accesses.items[i]);
        work->totals->records++;
        work->totals->record_bytes += record.bytes;
    }
    if (stream)
        work->totals->lost += access_stream_lost(stream);
    access_stream_close(stream);
}

static struct counters *make_counters(struct arena *arena, const struct trace_process *process)
{
    struct counters *counters = arena_array(arena, struct counters, process->blocks.count + 1);
    for (size_t i = 0; i < process->blocks.count; i++)
        counters[i].times = arena_array(arena, uint64_t, process->blocks.items[i].accesses.count + 1);
    return counters;
}

static int compare_place(const void *a, const void *b)
{
    const struct access_line *x = a, *y = b;
    int file = strcmp(x->file, y->file);
    if (file || x->line != y->line)
        return file ? file : x->line < y->line ? -1 : 1;
    return strcmp(x->function, y->function);
}

static int compare_bytes(const void *a, const void *b)
{
    const struct access_line *x = a, *y = b;
    uint64_t x_bytes = x->bytes_loaded + x->bytes_stored, y_bytes = y->bytes_loaded + y->bytes_stored;
    return x_bytes != y_bytes ? (x_bytes > y_bytes ? -1 : 1) : compare_place(a, b);
}

static int compare_blocks(const void *a, const void *b)
{
    const struct access_block *x = a, *y = b;
    if (x->executions != y->executions)
        return x->executions > y->executions ? -1 : 1;
    int file = strcmp(x->file, y->file);
    return file ? file : (x->line_begin > y->line_begin) - (x->line_begin < y->line_begin);
}

static void add_block(struct work *work, const struct trace_process *process, uint32_t number, const struct counters *counters)
{
    const struct trace_block *block = &process->blocks.items[number];
    const struct weft_site *site = reader_site(process, block->site);
    if (counters->executions)
        vec_push(work->trace->arena, &work->totals->blocks,
                 (struct access_block){ site->file, site->function, block->line_begin, block->line_end, block->kind == WEFT_BLOCK_IS_LOOP,
                                        counters->executions });
    for (size_t i = 0; i < block->accesses.count; i++) {
        const struct trace_access *access = &block->accesses.items[i];
        uint64_t times = counters->times[i];
        if (times == 0)
            continue;
        struct access_line line = { .file = site->file, .function = site->function, .line = access->line };
        if (access->kind & WEFT_ACCESS_STORES)
            line.stores = times, line.bytes_stored = times * access->size;
        else
            line.loads = times, line.bytes_loaded = times * access->size;
        vec_push(work->trace->arena, &work->totals->lines, line);
    }
}

/* The accesses of a line, which may be several, of several processes. */
static void merge_lines(struct access_totals *totals)
{
    size_t kept = 0;
    if (totals->lines.count)
        qsort(totals->lines.items, totals->lines.count, sizeof *totals->lines.items, compare_place);
    for (size_t i = 0; i < totals->lines.count; i++) {
        const struct access_line *line = &totals->lines.items[i];
        struct access_line *last = kept ? &totals->lines.items[kept - 1] : NULL;
        if (last && compare_place(last, line) == 0) {
            last->loads += line->loads;
            last->stores += line->stores;
            last->bytes_loaded += line->bytes_loaded;
            last->bytes_stored += line->bytes_stored;
        } else {
            totals->lines.items[kept++] = *line;
        }
    }
    totals->lines.count = kept;
    for (size_t i = 0; i < kept; i++) {
        const struct access_line *line = &totals->lines.items[i];
        totals->loads += line->loads;
        totals->stores += line->stores;
        totals->bytes += line->bytes_loaded + line->bytes_stored;
    }
    if (kept)
        qsort(totals->lines.items, kept, sizeof *totals->lines.items, compare_bytes);
}

void access_totals_make(struct access_totals *totals, struct trace *trace)
{
    access_threads threads = { 0 };
    struct work work = { totals, trace, arena_array(trace->arena, struct counters *, trace->processes.count + 1) };
    *totals = (struct access_totals){ 0 };
    for (size_t i = 0; i < trace->processes.count; i++)
        work.processes[i] = make_counters(trace->arena, trace->processes.items[i]);
    access_threads_find(trace, &threads);
    totals->n_threads = threads.count;
    for (size_t i = 0; i < threads.count; i++)
        count_thread(&work, &threads.items[i]);
    for (size_t p = 0; p < trace->processes.count; p++)
        for (uint32_t i = 1; i < trace->processes.items[p]->blocks.count; i++)
            if (trace->processes.items[p]->blocks.items[i].site)
                add_block(&work, trace->processes.items[p], i, &work.processes[p][i]);
    merge_lines(totals);
    if (totals->blocks.count)
        qsort(totals->blocks.items, totals->blocks.count, sizeof *totals->blocks.items, compare_blocks);
}
