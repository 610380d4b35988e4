/* A tool that is told of tasks, and of what it is told does something. Options: NAME,MODE. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <weft/tool.h>

static char name[32], mode[32];
extern volatile int created_so_far __attribute__((weak)); /* the program's */

static void act(const char *event)
{
    if (strcmp(mode, "say") == 0)
        printf("%s %s\n", name, event);
    if (strcmp(mode, "errno") == 0)
        errno = 1;
    if (strcmp(mode, "crash") == 0 && strcmp(event, name) == 0)
        *(volatile int *)16 = 1;
    if (strcmp(mode, "block") == 0 && strcmp(event, name) == 0)
        sleep(3);
}

static void create(void *self, uint32_t thread, const struct weft_tool_task *task)
{
    (void)self, (void)thread, (void)task;
    if (&created_so_far)
        created_so_far = created_so_far < 0 ? 1 : created_so_far + 1;
    act("task_create");
}

static void begin(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)thread, (void)task, (void)site;
    act("task_begin");
}

static void end(void *self, uint32_t thread, uint64_t task, uint32_t site)
{
    (void)self, (void)thread, (void)task, (void)site;
    act("task_end");
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = { .size = sizeof callbacks, .task_create = create, .task_begin = begin, .task_end = end };
    uint32_t classes = WEFT_TOOL_TASKS;
    (void)version;
    sscanf(options, "%31[^,],%31s", name, mode);
    if (strcmp(mode, "errno") != 0) /* then it is not this tool that keeps it */
        classes |= WEFT_TOOL_KEEPS_ERRNO;
    return api->subscribe(tool, classes, NULL, &callbacks, NULL);
}
