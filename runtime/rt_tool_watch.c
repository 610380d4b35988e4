#define _GNU_SOURCE 1
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <time.h>

#include "rt_tool_watch.h"

#include "rt_clock.h"
#include "rt_environment.h"
#include "rt_quiet.h"
#include "rt_say.h"
#include "rt_text.h"
#include "rt_tool.h"

#include <weft/format.h>

/* Programs that are linked statically cannot load tools, and need not have it. */
#pragma weak pthread_create

/* ---- crashes ---- */

static const int fatal[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT };

/* SA_RESETHAND has made the action the default one: the instruction at fault is executed again, abort raises its signal
 * again, and what another process has sent is sent again. */
static void crashed(int number, siginfo_t *info, void *context)
{
    uint32_t at = rt_tool_self ? rt_tool_self->stance.at : 0;
    (void)context;
    if (at)
        rt_say("weft: tool %s has crashed in %s (signal %d)\n", rt_tool_name(at), rt_tool_callback_name(at), number);
    if (number != SIGABRT && info->si_code <= 0)
        raise(number);
}

void rt_tool_watch_crashes(void)
{
    static struct sigaction action = { .sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_RESETHAND | SA_NODEFER | SA_ONSTACK }, before;
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
        if (sigaction(fatal[i], NULL, &before) == 0 && !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_DFL)
            sigaction(fatal[i], &action, NULL);
}

/* ---- callbacks that do not return ---- */

static uint64_t patience = 10; /* s */

static void look_at(struct rt_tool_thread *thread, uint64_t now)
{
    uint32_t at = __atomic_load_n(&thread->stance.at, __ATOMIC_RELAXED);
    uint64_t turns = __atomic_load_n(&thread->turns, __ATOMIC_RELAXED);
    if (!at || turns != thread->turns_seen || __atomic_load_n(&thread->stance.is_holding, __ATOMIC_RELAXED)) {
        thread->turns_seen = turns;
        thread->seen_time = now;
        thread->is_named = false;
    } else if (!thread->is_named && now - thread->seen_time >= patience * 1000000000) {
        thread->is_named = true;
        rt_say("weft: tool %s has not returned from %s for %llu s; the program waits for it\n", rt_tool_name(at), rt_tool_callback_name(at),
               (unsigned long long)patience);
    }
}

static void *watch(void *unused)
{
    enum { LEAST = 250000000, SECOND = 1000000000 }; /* often enough for the patience, and seldom besides */
    uint64_t nanos = patience * SECOND / 16;
    const struct timespec pause = { 0, nanos < LEAST ? LEAST : nanos < SECOND ? (long)nanos : SECOND - 1 };
    (void)unused;
    rt_tool_own_thread();
    prctl(PR_SET_NAME, "weft-watch");
    for (;;) {
        nanosleep(&pause, NULL);
        uint64_t now = rt_clock_monotonic();
        for (struct rt_tool_thread *thread = rt_tool_threads; thread; thread = thread->next)
            look_at(thread, now);
    }
    return NULL;
}

void rt_tool_watch_blocks(void)
{
    pthread_t thread;
    const char *seconds = rt_environment(WEFT_ENV_TOOL_PATIENCE);
    if (seconds && *seconds)
        rt_text_number(seconds, &patience);
    if (pthread_create && pthread_create(&thread, NULL, watch, NULL) == 0)
        pthread_detach(thread);
}
