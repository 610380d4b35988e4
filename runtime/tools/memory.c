/* The tool that adds up memory accesses by line while the program runs, so that none of them is written (WEFT_MEMORY=0).
 * Options: a file; default stderr.
 *
 *      loads   stores   bytes loaded   bytes stored  line
 *       1200      400           9600           3200  /src/solve.c:17 solve
 */
#define _GNU_SOURCE 1
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <weft/tool_memory.h>

enum { MOST_THREADS = 1 << 14, N_COUNTS = 1 << 17 /* a power of two */ };

/* How often an access of a block was made; its table is its key, and lives as long as the process. */
struct count {
    _Atomic(const struct weft_tool_block_access *) access;
    _Atomic uint32_t site;
    atomic_ullong times;
};

/* A line of the source. */
struct line {
    struct weft_tool_site site;
    uint32_t line;
    unsigned long long times[2], bytes[2]; /* loads, stores */
};

static const struct weft_tool_api *weft;
static struct weft_tool *own;
static const char *path;
static struct weft_tool_memory *_Atomic threads[MOST_THREADS]; /* each used by its thread alone, or at the end */
static struct count counts[N_COUNTS];
static atomic_ullong left_out; /* packets, and accesses without a place */

static void add(void *context, const struct weft_tool_memory_access *found)
{
    (void)context;
    size_t at = ((uintptr_t)found->access / sizeof *found->access) * 0x9e3779b97f4a7c15u >> 40;
    for (size_t left = N_COUNTS; left > 0; left--, at++) {
        struct count *count = &counts[at % N_COUNTS];
        const struct weft_tool_block_access *there = NULL;
        if (atomic_load_explicit(&count->access, memory_order_relaxed) == found->access ||
            atomic_compare_exchange_strong(&count->access, &there, found->access) || there == found->access) {
            atomic_store_explicit(&count->site, found->site, memory_order_relaxed);
            atomic_fetch_add_explicit(&count->times, 1, memory_order_relaxed);
            return;
        }
    }
    atomic_fetch_add_explicit(&left_out, 1, memory_order_relaxed);
}

/* (In mapped memory: the program's malloc may be instrumented.) */
static struct weft_tool_memory *state_of(uint32_t thread)
{
    if (thread >= MOST_THREADS)
        return NULL;
    struct weft_tool_memory *state = threads[thread];
    if (!state) {
        void *room = mmap(NULL, sizeof *state, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        threads[thread] = state = room == MAP_FAILED ? NULL : room;
    }
    return state;
}

static void packet(void *self, uint32_t thread, const void *bytes, size_t size)
{
    struct weft_tool_memory *state = state_of(thread);
    (void)self;
    if (state)
        weft_tool_memory_read(state, weft, bytes, size, add, NULL);
    else
        atomic_fetch_add_explicit(&left_out, 1, memory_order_relaxed);
}

static void forked(void *self)
{
    (void)self;
    memset(counts, 0, sizeof counts);
    memset(threads, 0, sizeof threads);
    left_out = 0;
}

static int compare_places(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    int order = strcmp(x->site.file, y->site.file);
    order = order ? order : (x->line > y->line) - (x->line < y->line);
    return order ? order : strcmp(x->site.callee, y->site.callee);
}

static int compare_bytes(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    unsigned long long one = x->bytes[0] + x->bytes[1], other = y->bytes[0] + y->bytes[1];
    return one == other ? compare_places(a, b) : one < other ? 1 : -1;
}

static size_t collect(struct line *lines)
{
    size_t n = 0, kept = 0;
    for (size_t i = 0; i < N_COUNTS; i++) {
        const struct weft_tool_block_access *access = counts[i].access;
        struct line line = { .site.size = sizeof line.site };
        if (!access || weft->site(counts[i].site, &line.site) != 0)
            continue;
        int is_store = (access->kind & WEFT_TOOL_STORES) != 0;
        line.line = access->line;
        line.times[is_store] = counts[i].times;
        line.bytes[is_store] = counts[i].times * access->size;
        lines[n++] = line;
    }
    qsort(lines, n, sizeof *lines, compare_places);
    for (size_t i = 0; i < n; i++) {
        if (kept == 0 || compare_places(&lines[kept - 1], &lines[i]) != 0) {
            lines[kept++] = lines[i];
            continue;
        }
        for (int k = 0; k < 2; k++) {
            lines[kept - 1].times[k] += lines[i].times[k];
            lines[kept - 1].bytes[k] += lines[i].bytes[k];
        }
    }
    qsort(lines, kept, sizeof *lines, compare_bytes);
    return kept;
}

static void finalize(void *self)
{
    FILE *file = path ? fopen(path, "w") : stderr;
    struct line *lines = calloc(N_COUNTS, sizeof *lines);
    (void)self;
    if (!file || !lines) {
        weft->say(own, "the table cannot be written");
        return;
    }
    size_t n = collect(lines);
    fprintf(file, "%12s %12s %14s %14s  line\n", "loads", "stores", "bytes loaded", "bytes stored");
    for (size_t i = 0; i < n; i++)
        fprintf(file, "%12llu %12llu %14llu %14llu  %s:%" PRIu32 " %s\n", lines[i].times[0], lines[i].times[1], lines[i].bytes[0], lines[i].bytes[1],
                lines[i].site.file, lines[i].line, lines[i].site.callee);
    if (n == 0)
        fputs("none: is WEFT_MEMORY=0 set, and was the program built with \"memory\" entries?\n", file);
    if (left_out)
        fprintf(file, "%llu packets or accesses had no place\n", (unsigned long long)left_out);
    if (file != stderr)
        fclose(file);
    free(lines);
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = { .size = sizeof callbacks, .packet = packet, .forked = forked, .finalize = finalize };
    (void)version;
    if (api->size < sizeof *api) /* of a version without memory accesses */
        return 1;
    weft = api;
    own = tool;
    path = options && *options ? strdup(options) : NULL;
    return api->subscribe(tool, WEFT_TOOL_PACKETS | WEFT_TOOL_KEEPS_ERRNO, NULL, &callbacks, NULL);
}
