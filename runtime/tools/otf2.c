/* The tool that writes an OTF2 archive while the program runs, by libotf2: an example of a tool that hands what it is
 * told on to another one. Option: the archive's directory; default "otf2" in the directory of the trace. It holds
 * NAME.otf2, which otf2-print, Vampir and others open.
 *
 * Calls, regions and bodies of tasks are regions of OTF2, entered and left. What a thread left by longjmp is left with
 * what is around it. */
#define _GNU_SOURCE 1
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <otf2/otf2.h>
#include <otf2/OTF2_Pthread_Locks.h>

#include <weft/tool.h>

enum { MOST_THREADS = 4096, MOST_SITES = 1 << 20, CHUNK = 1 << 20 };

struct thread {
    OTF2_EvtWriter *writer;
    uint32_t *open; /* sites that are entered, the innermost last */
    size_t n_open, room;
    uint64_t n_events;
};

static const struct weft_tool_api *weft;
static struct weft_tool *own;
static OTF2_Archive *archive;
static struct thread threads[MOST_THREADS];
static uint32_t regions[MOST_SITES]; /* 1 + the number of the site's region; 0: none yet. Readers want them without gaps */
static uint32_t n_regions;
static uint64_t first_time;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static OTF2_FlushType before_flush(void *data, OTF2_FileType type, OTF2_LocationRef location, void *caller, bool is_final)
{
    (void)data, (void)type, (void)location, (void)caller, (void)is_final;
    return OTF2_FLUSH;
}

static OTF2_TimeStamp after_flush(void *data, OTF2_FileType type, OTF2_LocationRef location)
{
    (void)data, (void)type, (void)location;
    return weft->now();
}

/* NULL: there are too many, or no memory. */
static struct thread *thread_of(uint32_t number)
{
    struct thread *thread = number < MOST_THREADS ? &threads[number] : NULL;
    if (!archive || !thread)
        return NULL;
    if (!thread->writer) {
        pthread_mutex_lock(&lock);
        thread->writer = OTF2_Archive_GetEvtWriter(archive, number);
        pthread_mutex_unlock(&lock);
    }
    return thread->writer ? thread : NULL;
}

static uint32_t region_of(uint32_t site)
{
    uint32_t region = __atomic_load_n(&regions[site], __ATOMIC_RELAXED);
    if (region == 0) {
        pthread_mutex_lock(&lock);
        region = regions[site] ? regions[site] : ++n_regions;
        __atomic_store_n(&regions[site], region, __ATOMIC_RELAXED);
        pthread_mutex_unlock(&lock);
    }
    return region - 1;
}

static void enter(uint32_t number, uint32_t site)
{
    struct thread *thread = thread_of(number);
    if (!thread || site >= MOST_SITES)
        return;
    if (thread->n_open == thread->room) {
        size_t room = thread->room ? thread->room * 2 : 64;
        uint32_t *open = realloc(thread->open, room * sizeof *open);
        if (!open)
            return;
        thread->open = open;
        thread->room = room;
    }
    thread->open[thread->n_open++] = site;
    OTF2_EvtWriter_Enter(thread->writer, NULL, weft->now(), region_of(site));
    thread->n_events++;
}

static void leave(uint32_t number, uint32_t site)
{
    struct thread *thread = thread_of(number);
    size_t at = thread ? thread->n_open : 0;
    while (at > 0 && thread->open[at - 1] != site)
        at--;
    while (at > 0 && thread->n_open >= at) {
        OTF2_EvtWriter_Leave(thread->writer, NULL, weft->now(), region_of(thread->open[--thread->n_open]));
        thread->n_events++;
    }
}

static void site_begin(void *self, uint32_t thread, uint32_t site)
{
    (void)self;
    enter(thread, site);
}

static void site_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    (void)self, (void)how;
    leave(thread, site);
}

static void task_begin(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)task;
    enter(thread, site);
}

static void task_end(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)task;
    leave(thread, site);
}

/* The archive is the parent's. */
static void forked(void *self)
{
    (void)self;
    archive = NULL;
}

/* ---- definitions ---- */

static OTF2_GlobalDefWriter *definitions;
static OTF2_StringRef n_strings;

static OTF2_StringRef string(const char *text)
{
    OTF2_GlobalDefWriter_WriteString(definitions, n_strings, text);
    return n_strings++;
}

static OTF2_RegionRole role_of(const struct weft_tool_site *site)
{
    if (strcmp(site->kind, "task") == 0)
        return OTF2_REGION_ROLE_TASK;
    return strcmp(site->callee, "omp::parallel") == 0 ? OTF2_REGION_ROLE_PARALLEL : OTF2_REGION_ROLE_FUNCTION;
}

static void define_region(uint32_t number, OTF2_StringRef empty)
{
    struct weft_tool_site site = { .size = sizeof site };
    if (weft->site(number, &site) != 0)
        return;
    OTF2_Paradigm paradigm = strncmp(site.callee, "omp::", 5) == 0 ? OTF2_PARADIGM_OPENMP : OTF2_PARADIGM_USER;
    OTF2_StringRef name = string(site.callee), file = string(site.file);
    OTF2_GlobalDefWriter_WriteRegion(definitions, regions[number] - 1, name, name, empty, role_of(&site), paradigm, OTF2_REGION_FLAG_NONE, file,
                                     site.line, site.line);
}

/* In the order of their numbers: sites are many, and regions few. */
static void define_regions(OTF2_StringRef empty)
{
    uint32_t *sites = calloc(n_regions + 1, sizeof *sites);
    for (uint32_t i = 0; sites && i < MOST_SITES; i++)
        sites[regions[i]] = i;
    for (uint32_t i = 1; sites && i <= n_regions; i++)
        define_region(sites[i], empty);
    free(sites);
}

static void define_all(void)
{
    uint64_t end = weft->now();
    definitions = OTF2_Archive_GetGlobalDefWriter(archive);
    OTF2_GlobalDefWriter_WriteClockProperties(definitions, weft->frequency(), first_time, end - first_time + 1, OTF2_UNDEFINED_TIMESTAMP);
    OTF2_StringRef empty = string(""), machine = string("machine"), process = string("process");
    OTF2_GlobalDefWriter_WriteSystemTreeNode(definitions, 0, machine, machine, OTF2_UNDEFINED_SYSTEM_TREE_NODE);
    OTF2_GlobalDefWriter_WriteLocationGroup(definitions, 0, process, OTF2_LOCATION_GROUP_TYPE_PROCESS, 0, OTF2_UNDEFINED_LOCATION_GROUP);
    define_regions(empty);
    for (uint32_t i = 0; i < MOST_THREADS; i++) {
        char name[32];
        if (!threads[i].writer)
            continue;
        snprintf(name, sizeof name, "thread %u", (unsigned)i);
        OTF2_GlobalDefWriter_WriteLocation(definitions, i, string(name), OTF2_LOCATION_TYPE_CPU_THREAD, threads[i].n_events, 0);
        OTF2_DefWriter *local = OTF2_Archive_GetDefWriter(archive, i);
        OTF2_Archive_CloseDefWriter(archive, local);
    }
    OTF2_Archive_CloseGlobalDefWriter(archive, definitions);
}

static void finalize(void *self)
{
    (void)self;
    if (!archive)
        return;
    for (uint32_t i = 0; i < MOST_THREADS; i++) {
        struct thread *thread = &threads[i];
        while (thread->n_open > 0)
            leave(i, thread->open[thread->n_open - 1]);
        if (thread->writer)
            OTF2_Archive_CloseEvtWriter(archive, thread->writer);
    }
    OTF2_Archive_CloseEvtFiles(archive);
    OTF2_Archive_OpenDefFiles(archive);
    define_all();
    OTF2_Archive_CloseDefFiles(archive);
    if (OTF2_Archive_Close(archive) != OTF2_SUCCESS)
        weft->say(own, "the archive is not complete");
    archive = NULL;
}

static int open_archive(const char *option)
{
    static const OTF2_FlushCallbacks flush = { .otf2_pre_flush = before_flush, .otf2_post_flush = after_flush };
    char path[4096];
    if (!*option)
        mkdir(weft->directory(), 0777); /* the first event would make it */
    snprintf(path, sizeof path, "%s%s", *option ? option : weft->directory(), *option ? "" : "/otf2");
    if (weft->units() > 1)
        snprintf(path + strlen(path), sizeof path - strlen(path), "-%u", (unsigned)weft->unit());
    archive = OTF2_Archive_Open(path, "traces", OTF2_FILEMODE_WRITE, CHUNK, CHUNK, OTF2_SUBSTRATE_POSIX, OTF2_COMPRESSION_NONE);
    return archive && OTF2_Archive_SetFlushCallbacks(archive, &flush, NULL) == OTF2_SUCCESS &&
                   OTF2_Archive_SetSerialCollectiveCallbacks(archive) == OTF2_SUCCESS &&
                   OTF2_Pthread_Archive_SetLockingCallbacks(archive, NULL) == OTF2_SUCCESS && OTF2_Archive_OpenEvtFiles(archive) == OTF2_SUCCESS
               ? 0
               : -1;
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = site_begin,
        .call_end = site_end,
        .task_begin = task_begin,
        .task_end = task_end,
        .region_begin = site_begin,
        .region_end = site_end,
        .forked = forked,
        .finalize = finalize,
    };
    (void)version;
    weft = api;
    own = tool;
    if (open_archive(options) != 0) {
        api->say(tool, "its archive cannot be written; is there one of this name?");
        return -1;
    }
    first_time = api->now();
    return api->subscribe(tool, WEFT_TOOL_CALLS | WEFT_TOOL_TASKS | WEFT_TOOL_REGIONS, NULL, &callbacks, NULL);
}
