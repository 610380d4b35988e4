#include <errno.h>
#include <string.h>

#include "rt_state.h"

#include "rt_clock.h"
#include "rt_say.h"

#include <weft/format.h>

struct rt_process rt_process = { .lock = PTHREAD_MUTEX_INITIALIZER };
__thread struct weft_hot weft_hot;
__thread struct rt_thread *rt_self;
__thread char rt_thread_name[64];
__thread unsigned rt_inside;

/* `to` has room for a path and a name. */
static const char *join(char *to, const char *directory, const char *name)
{
    size_t length = strlen(directory);
    memcpy(to, directory, length);
    to[length] = '/';
    strcpy(to + length + 1, name);
    return to;
}

const char *rt_path(const char *name)
{
    return join(rt_process.path, rt_process.directory, name);
}

const char *rt_other_path(const char *name)
{
    return join(rt_process.other_path, rt_process.directory, name);
}

void rt_hold(pthread_mutex_t *lock)
{
    pthread_mutex_lock(lock);
    rt_inside++;
}

void rt_release(pthread_mutex_t *lock)
{
    rt_inside--;
    pthread_mutex_unlock(lock);
}

void rt_lock(void)
{
    rt_hold(&rt_process.lock);
}

void rt_unlock(void)
{
    rt_release(&rt_process.lock);
}

void rt_lock_anew(void)
{
    pthread_mutex_init(&rt_process.lock, NULL);
    rt_inside = 0;
}

void rt_process_stop(const char *path, int error)
{
    if (rt_process.state != RT_OFF)
        rt_say("weft: cannot write trace %s: %s; the program runs on without it\n", path, rt_reason(error));
    rt_process.state = RT_OFF;
}

void rt_process_doubt(const char *variable, const char *value, const char *instead)
{
    if (rt_process.state != RT_OFF)
        rt_say("weft: %s=%s is not known; %s\n", variable, value, instead);
}

uint64_t rt_process_fail(int error)
{
    const uint64_t pause = 1000000000; /* ns */
    bool is_reserved = error == ENOSPC && __atomic_load_n(&rt_process.is_reserved, __ATOMIC_RELAXED);
    if (!__atomic_exchange_n(&rt_process.has_complained, true, __ATOMIC_RELAXED))
        rt_say("weft: cannot write trace %s: %s; the program runs on, and what finds no room is lost\n", rt_process.trace,
               is_reserved ? "what is left of the disk is for others (" WEFT_ENV_RESERVE ")" : rt_reason(error));
    return rt_clock_monotonic() + pause;
}
