/* A thread looks at its own name from time to time, and when it is over. Those that run while the process ends are
 * looked up in /proc. */
#define _GNU_SOURCE 1
#include <string.h>
#include <sys/prctl.h>

#include "rt_names.h"

#include "rt_definitions.h"
#include "rt_files.h"
#include "rt_state.h"
#include "rt_text.h"

/* With the process's lock held. A name that the program gave by weft.h stays. */
static void define(struct rt_thread *thread, const char *name)
{
    const char *slash = strrchr(thread->path, '/');
    if (slash && !thread->is_named && strcmp(name, thread->name) != 0)
        (void)rt_definitions_name(thread, slash + 1, name);
}

static bool is_other(const struct rt_thread *thread, char name[RT_THREAD_NAME])
{
    return !thread->is_named && prctl(PR_GET_NAME, name) == 0 && strcmp(name, thread->name) != 0;
}

static void look(struct rt_thread *thread)
{
    char name[RT_THREAD_NAME];
    if (!is_other(thread, name))
        return;
    rt_lock();
    define(thread, name);
    rt_unlock();
}

static void look_at_last(struct rt_thread *thread)
{
    char name[RT_THREAD_NAME];
    if (is_other(thread, name))
        define(thread, name);
}

static void look_at_all(void)
{
    static char name[RT_THREAD_NAME + 1]; /* not on the stack */
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next) {
        if (!thread->in_use)
            continue;
        memset(name, 0, sizeof name);
        rt_text_print(rt_process.path, sizeof rt_process.path, "/proc/self/task/%u/comm", thread->tid);
        size_t length = rt_file_read(rt_process.path, name, sizeof name - 1);
        if (length > 0 && name[length - 1] == '\n')
            name[length - 1] = '\0';
        if (length > 0)
            define(thread, name);
    }
}

const struct rt_listener rt_names = {
    .chunk_filled = look,
    .thread_ended = look_at_last,
    .process_ended = look_at_all,
};
