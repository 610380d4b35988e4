/* The tool that does nothing, for measuring what being told costs. Options: classes, separated by commas ("tasks",
 * "calls" ...), or "bodies" for task_begin and task_end alone; default all. */
#include <string.h>

#include <weft/tool.h>

static void on_site(void *self, uint32_t thread, uint32_t site)
{
    (void)self, (void)thread, (void)site;
}

static void on_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    (void)self, (void)thread, (void)site, (void)how;
}

static void on_thread(void *self, uint32_t thread, uint32_t tid)
{
    (void)self, (void)thread, (void)tid;
}

static void on_thread_end(void *self, uint32_t thread)
{
    (void)self, (void)thread;
}

static void on_create(void *self, uint32_t thread, const struct weft_tool_task *task)
{
    (void)self, (void)thread, (void)task;
}

static void on_body(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)thread, (void)task, (void)site;
}

static void on_move(void *self, uint32_t thread, uint64_t task)
{
    (void)self, (void)thread, (void)task;
}

static void on_edge(void *self, uint64_t from, uint64_t to, enum weft_tool_hazard hazard, const volatile void *address)
{
    (void)self, (void)from, (void)to, (void)hazard, (void)address;
}

static void on_ready(void *self, uint64_t task)
{
    (void)self, (void)task;
}

static void on_sync(void *self, uint32_t thread, uint32_t site, enum weft_tool_sync kind)
{
    (void)self, (void)thread, (void)site, (void)kind;
}

static void on_packet(void *self, uint32_t thread, const void *bytes, size_t size)
{
    (void)self, (void)thread, (void)bytes, (void)size;
}

static void on_cancelled(void *self, uint32_t thread, uint32_t site, uint64_t task)
{
    (void)self, (void)thread, (void)site, (void)task;
}

static void on_message(void *self, uint32_t thread, const struct weft_tool_message *message)
{
    (void)self, (void)thread, (void)message;
}

static void on_remote_edge(void *self, uint32_t thread, const struct weft_tool_remote_edge *edge)
{
    (void)self, (void)thread, (void)edge;
}

static uint32_t read_classes(const char *options)
{
    static const char *const names[] = { "calls", "threads", "tasks", "edges", "regions", "sync", "packets", "messages" };
    uint32_t classes = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strstr(options, names[i]))
            classes |= 1u << i;
    return classes ? classes : WEFT_TOOL_ALL;
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = on_site,
        .call_end = on_end,
        .thread_begin = on_thread,
        .thread_end = on_thread_end,
        .task_create = on_create,
        .task_begin = on_body,
        .task_end = on_body,
        .task_leave = on_move,
        .task_resume = on_move,
        .task_edge = on_edge,
        .task_ready = on_ready,
        .region_begin = on_site,
        .region_end = on_end,
        .sync_begin = on_sync,
        .sync_end = on_sync,
        .packet = on_packet,
        .cancelled = on_cancelled,
        .message = on_message,
        .task_remote_edge = on_remote_edge,
    };
    static const struct weft_tool_callbacks bodies = { .size = sizeof bodies, .task_begin = on_body, .task_end = on_body };
    (void)version;
    if (strstr(options, "bodies"))
        return api->subscribe(tool, WEFT_TOOL_TASKS | WEFT_TOOL_KEEPS_ERRNO, NULL, &bodies, NULL);
    return api->subscribe(tool, read_classes(options) | WEFT_TOOL_KEEPS_ERRNO, NULL, &callbacks, NULL);
}
