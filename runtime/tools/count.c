/* The tool that counts, and says so at the end: calls, regions, tasks and edges by their sites. Options: a file; default
 * stderr.
 *
 *          6 tasks       6 begun  omp::task potrf at cholesky.c:31
 */
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <weft/tool.h>

/* Of sites by their numbers; what is beyond counts into the totals alone. */
enum { MOST_SITES = 1 << 16 };

struct counts {
    atomic_ullong begun, ended, created;
};

static const struct weft_tool_api *weft;
static struct weft_tool *own;
static const char *path;
static struct counts sites[MOST_SITES];
static atomic_ullong threads, edges[4], ready, synchronised;

static struct counts *counts_of(uint32_t site)
{
    return &sites[site < MOST_SITES ? site : 0];
}

static void add(atomic_ullong *to)
{
    atomic_fetch_add_explicit(to, 1, memory_order_relaxed);
}

static void begin(void *self, uint32_t thread, uint32_t site)
{
    (void)self, (void)thread;
    add(&counts_of(site)->begun);
}

static void end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    (void)self, (void)thread, (void)how;
    add(&counts_of(site)->ended);
}

static void thread_begin(void *self, uint32_t thread, uint32_t tid)
{
    (void)self, (void)thread, (void)tid;
    add(&threads);
}

static void task_create(void *self, uint32_t thread, const struct weft_tool_task *task)
{
    (void)self, (void)thread;
    add(&counts_of(task->site)->created);
}

static void task_begin(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)thread, (void)task;
    add(&counts_of(site)->begun);
}

static void task_end(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)thread, (void)task;
    add(&counts_of(site)->ended);
}

static void task_edge(void *self, uint64_t from, uint64_t to, enum weft_tool_hazard hazard, const volatile void *address)
{
    (void)self, (void)from, (void)to, (void)address;
    add(&edges[hazard & 3]);
}

static void task_ready(void *self, uint64_t task)
{
    (void)self, (void)task;
    add(&ready);
}

static void sync_begin(void *self, uint32_t thread, uint32_t site, enum weft_tool_sync kind)
{
    (void)self, (void)thread, (void)site, (void)kind;
    add(&synchronised);
}

static void forked(void *self)
{
    (void)self;
    memset(sites, 0, sizeof sites);
    memset(edges, 0, sizeof edges);
    threads = ready = synchronised = 0;
}

static void finalize(void *self)
{
    FILE *out = *path ? fopen(path, "a") : stderr;
    (void)self;
    if (!out) {
        weft->say(own, "its file cannot be written");
        return;
    }
    for (uint32_t i = 0; i < MOST_SITES; i++) {
        struct weft_tool_site site = { .size = sizeof site };
        if (!(sites[i].begun | sites[i].created) || weft->site(i, &site) != 0)
            continue;
        if (strcmp(site.kind, "task") == 0)
            fprintf(out, "%10llu tasks  %10llu begun %10llu ended  %s at %s:%" PRIu32 "\n", sites[i].created, sites[i].begun, sites[i].ended,
                    site.callee, site.file, site.line);
        else
            fprintf(out, "%10llu begun %10llu ended  %s at %s:%" PRIu32 "\n", sites[i].begun, sites[i].ended, site.callee, site.file, site.line);
    }
    fprintf(out, "threads %llu, edges: RAW %llu, WAR %llu, WAW %llu, ready %llu, synchronised %llu\n", threads, edges[WEFT_TOOL_RAW],
            edges[WEFT_TOOL_WAR], edges[WEFT_TOOL_WAW], ready, synchronised);
    if (out != stderr)
        fclose(out);
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = begin,
        .call_end = end,
        .thread_begin = thread_begin,
        .task_create = task_create,
        .task_begin = task_begin,
        .task_end = task_end,
        .task_edge = task_edge,
        .task_ready = task_ready,
        .region_begin = begin,
        .region_end = end,
        .sync_begin = sync_begin,
        .forked = forked,
        .finalize = finalize,
    };
    (void)version;
    weft = api;
    own = tool;
    path = options;
    return api->subscribe(tool, WEFT_TOOL_ALL & ~(uint32_t)WEFT_TOOL_PACKETS, NULL, &callbacks, NULL);
}
