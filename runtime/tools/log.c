/* The tool that writes a line for everything that it is told, as it is told. Options: FILE[,PATTERN]...; FILE "-" or
 * nothing: stderr; patterns are those of config.json.
 *
 *     2 task_begin 10000000003 omp::task potrf at cholesky.c:31
 *
 * is thread 2. A line is one system call, so that lines of several threads and processes do not mix. */
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <weft/tool.h>

static const struct weft_tool_api *weft;
static char path[4096];
static int file = STDERR_FILENO;

__attribute__((format(printf, 1, 2))) static void line(const char *format, ...)
{
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    size_t size = length < 0 ? 0 : (size_t)length < sizeof text - 1 ? (size_t)length : sizeof text - 2;
    text[size] = '\n';
    if (write(file, text, size + 1) < 0)
        return; /* nobody reads it */
}

/* The text stays until the next call with the same `buffer`. */
static const char *name_of(uint32_t site, char buffer[512])
{
    struct weft_tool_site known = { .size = sizeof known };
    if (weft->site(site, &known) != 0)
        return "?";
    const char *slash = strrchr(known.file, '/');
    snprintf(buffer, 512, "%s at %s:%" PRIu32, known.callee, slash ? slash + 1 : known.file, known.line);
    return buffer;
}

static const char *end_of(enum weft_tool_end how)
{
    return how == WEFT_TOOL_UNWOUND ? " (unwound)" : "";
}

static void call_begin(void *self, uint32_t thread, uint32_t site)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " call_begin %s", thread, name_of(site, name));
}

static void call_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " call_end %s%s", thread, name_of(site, name), end_of(how));
}

static void region_begin(void *self, uint32_t thread, uint32_t site)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " region_begin %s", thread, name_of(site, name));
}

static void region_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " region_end %s%s", thread, name_of(site, name), end_of(how));
}

static void thread_begin(void *self, uint32_t thread, uint32_t tid)
{
    (void)self;
    line("%" PRIu32 " thread_begin tid %" PRIu32, thread, tid);
}

static void thread_end(void *self, uint32_t thread)
{
    (void)self;
    line("%" PRIu32 " thread_end", thread);
}

static void task_create(void *self, uint32_t thread, const struct weft_tool_task *task)
{
    static const char *const kinds[] = { "?", "in", "out", "inout", "mutexinoutset", "inoutset", "out-all", "inout-all" };
    static const char *const names[] = { "untied", "mergeable", "final", "undeferred", "detachable", "priority" };
    char name[512], dependences[256] = "";
    size_t length = 0;
    (void)self;
    for (uint32_t i = 0; i < task->n_dependences && length < sizeof dependences; i++) {
        uint32_t access = task->dependences[i].access;
        length += (size_t)snprintf(dependences + length, sizeof dependences - length, " %s:%" PRIxPTR,
                                   access < sizeof kinds / sizeof *kinds ? kinds[access] : "?", (uintptr_t)task->dependences[i].address);
    }
    char traits[128] = "";
    for (uint32_t i = 0; i < sizeof names / sizeof *names; i++)
        if (task->traits >> i & 1)
            strcat(strcat(traits, " "), names[i]);
    if (task->traits & WEFT_TOOL_HAS_PRIORITY)
        snprintf(traits + strlen(traits), 32, ":%" PRId32, task->priority);
    line("%" PRIu32 " task_create %" PRIx64 " of %" PRIx64 " %s%s%s", thread, task->number, task->parent, name_of(task->site, name), dependences,
         traits);
}

static void task_begin(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " task_begin %" PRIx64 " %s", thread, task, name_of(site, name));
}

static void task_end(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " task_end %" PRIx64 " %s", thread, task, name_of(site, name));
}

static void task_leave(void *self, uint32_t thread, uint64_t task)
{
    (void)self;
    line("%" PRIu32 " task_leave %" PRIx64, thread, task);
}

static void task_resume(void *self, uint32_t thread, uint64_t task)
{
    (void)self;
    line("%" PRIu32 " task_resume %" PRIx64, thread, task);
}

static void task_edge(void *self, uint64_t from, uint64_t to, enum weft_tool_hazard hazard, const volatile void *address)
{
    static const char *const hazards[] = { "?", "RAW", "WAR", "WAW" };
    (void)self;
    line("%" PRIu32 " task_edge %" PRIx64 " %" PRIx64 " %s %" PRIxPTR, weft->thread(), from, to, hazards[hazard & 3], (uintptr_t)address);
}

static void task_ready(void *self, uint64_t task)
{
    (void)self;
    line("%" PRIu32 " task_ready %" PRIx64, weft->thread(), task);
}

static const char *sync_name(enum weft_tool_sync kind)
{
    static const char *const names[] = { "?", "barrier", "lock", "condition", "join", "tasks" };
    return kind < sizeof names / sizeof *names ? names[kind] : "?";
}

static void sync_begin(void *self, uint32_t thread, uint32_t site, enum weft_tool_sync kind)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " sync_begin %s %s", thread, sync_name(kind), name_of(site, name));
}

static void sync_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_sync kind)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " sync_end %s %s", thread, sync_name(kind), name_of(site, name));
}

static void cancelled(void *self, uint32_t thread, uint32_t site, uint64_t task)
{
    char name[512];
    (void)self;
    line("%" PRIu32 " cancelled %s in %" PRIx64, thread, name_of(site, name), task);
}

static void message(void *self, uint32_t thread, const struct weft_tool_message *message)
{
    static const char *const kinds[] = { "?", "send", "post", "receive", "done", "collective" };
    char name[512];
    (void)self;
    line("%" PRIu32 " message %s %s in %" PRIx64 " communicator %" PRIx64 " peer %" PRId64 " tag %" PRId64 " bytes %" PRId64 " request %" PRIu64,
         thread, kinds[message->kind <= WEFT_TOOL_COLLECTIVE ? message->kind : 0], name_of(message->site, name), message->task, message->communicator,
         message->peer, message->tag, message->bytes, message->request);
}

static void task_remote_edge(void *self, uint32_t thread, const struct weft_tool_remote_edge *edge)
{
    (void)self;
    line("%" PRIu32 " task_remote_edge %" PRIx64 " %s from %" PRId32 " to %" PRId32 " communicator %" PRIx64 " tag %" PRId64 " number %" PRIu64
         " RAW",
         thread, edge->task, edge->is_out ? "out" : "in", edge->from, edge->to, edge->communicator, edge->tag, edge->number);
}

static void forked(void *self)
{
    (void)self;
    line("%" PRIu32 " forked", weft->thread());
}

static void finalize(void *self)
{
    (void)self;
    line("%" PRIu32 " finalize", weft->thread());
}

/* Divides the options in place. */
static int read_options(struct weft_tool *tool, const char *options, const char **patterns, size_t most)
{
    size_t n = 0;
    snprintf(path, sizeof path, "%s", options);
    char *at = strchr(path, ',');
    while (at && n < most) {
        *at++ = 0;
        patterns[n++] = at;
        at = strchr(at, ',');
    }
    if (!*path || strcmp(path, "-") == 0)
        return (int)n;
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0)
        weft->say(tool, "its file cannot be written");
    return file < 0 ? -1 : (int)n;
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = call_begin,
        .call_end = call_end,
        .thread_begin = thread_begin,
        .thread_end = thread_end,
        .task_create = task_create,
        .task_begin = task_begin,
        .task_end = task_end,
        .task_leave = task_leave,
        .task_resume = task_resume,
        .task_edge = task_edge,
        .task_ready = task_ready,
        .region_begin = region_begin,
        .region_end = region_end,
        .sync_begin = sync_begin,
        .sync_end = sync_end,
        .forked = forked,
        .finalize = finalize,
        .cancelled = cancelled,
        .message = message,
        .task_remote_edge = task_remote_edge,
    };
    enum { MOST = 32 };
    const char *patterns[MOST + 1] = { 0 };
    (void)version;
    weft = api;
    int n = read_options(tool, options, patterns, MOST);
    return n < 0 ? -1 : api->subscribe(tool, WEFT_TOOL_ALL, n ? patterns : NULL, &callbacks, NULL);
}
