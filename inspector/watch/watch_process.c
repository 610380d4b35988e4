#include "watch_process.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "definitions.h"
#include "fs.h"
#include "thread_names.h"

enum { SITE_LIMIT = 1 << 24 /* numbers of sites are below this: bounds what a damaged file makes us allocate */ };

bool watch_process_read(struct watch_process *process)
{
    struct stat status;
    const struct ship_process *found = process->found;
    if (!found->definitions || stat(found->definitions, &status) != 0 || (uint64_t)status.st_size == process->n_read)
        return false;
    arena_release(&process->arena);
    process->arena = (struct arena){ 0 };
    struct arena *arena = &process->arena;
    struct trace trace = { .arena = arena, .path = found->facts.path }; /* (its problems are those of a file that is being written) */
    process->n_read = (uint64_t)status.st_size;
    process->known = (struct trace_process){ .path = found->facts.path, .program = found->facts.program, .executable = "", .pid = found->facts.pid };
    memcpy(process->known.uuid, found->facts.uuid, sizeof process->known.uuid);
    for (const struct ship_thread *thread = found->threads; thread; thread = thread->next) {
        struct trace_thread *named = arena_new(arena, struct trace_thread);
        *named = (struct trace_thread){ .process = &process->known, .path = thread->tail.path, .name = "", .tid = thread->tid };
        vec_push(arena, &process->known.threads, named);
    }
    definitions_read(&trace, &process->known, found->definitions);
    thread_names_of(&process->known, arena);
    return true;
}

/* Unlike clock_to_nanos also right for time stamps before the clock's reference, which moves. */
static uint64_t nanos_of(const struct trace_clock *clock, uint64_t stamp)
{
    if (clock->scale == 0)
        return stamp;
    if (stamp >= clock->tick)
        return clock_to_nanos(clock, stamp);
    uint64_t back = (uint64_t)((unsigned __int128)(clock->tick - stamp) * clock->scale >> CLOCK_SCALE_BITS);
    return clock->nanos > back ? clock->nanos - back : 0;
}

/* Its rate changes by millionths; from the last time stamp on, the new one holds. */
void watch_process_set_clock(struct watch_process *process)
{
    const struct trace_clock *better = &process->found->facts.clock;
    if (process->last_stamp == 0) {
        process->clock = *better;
    } else if (better->scale != process->clock.scale) {
        uint64_t nanos = nanos_of(&process->clock, process->last_stamp);
        process->clock = (struct trace_clock){ better->frequency, process->last_stamp, nanos, better->scale };
    }
}

uint64_t watch_process_time(const struct watch_process *process, uint64_t stamp)
{
    return nanos_of(&process->clock, stamp) + (uint64_t)process->shift;
}

bool watch_process_has_site(const struct watch_process *process, uint32_t site)
{
    return site < process->known.n_sites && process->known.sites[site].callee;
}

uint32_t *watch_process_row(struct watch_process *process, uint32_t site, enum weft_kind kind)
{
    site = site < SITE_LIMIT ? site : 0;
    if (site >= process->n_rows) {
        uint32_t count = 2 * site + 64;
        for (int i = 0; i < WEFT_N_KINDS; i++) {
            uint32_t *rows = reallocarray(process->rows[i], count, sizeof *rows);
            if (!rows)
                return NULL;
            memset(rows + process->n_rows, 0, (count - process->n_rows) * sizeof *rows);
            process->rows[i] = rows;
        }
        process->n_rows = count;
    }
    return &process->rows[kind][site];
}

void watch_process_release(struct watch_process *process)
{
    for (int i = 0; i < WEFT_N_KINDS; i++)
        free(process->rows[i]);
    arena_release(&process->arena);
}
