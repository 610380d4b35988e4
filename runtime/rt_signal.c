/* On the signal, what somebody outside wants of the program is done at once; if nothing is wanted, a snapshot is
 * taken.
 */
#define _GNU_SOURCE 1
#include <signal.h>
#include <string.h>

#include "rt_signal.h"

#include "rt_environment.h"
#include "rt_listeners.h"
#include "rt_quiet.h"
#include "rt_snapshot.h"
#include "rt_state.h"
#include "rt_text.h"

#include <weft/format.h>

void rt_signal_find(void)
{
    static const struct {
        const char *name;
        int number;
    } known[] = { { "USR1", SIGUSR1 }, { "USR2", SIGUSR2 }, { "HUP", SIGHUP }, { "PROF", SIGPROF }, { "URG", SIGURG }, { "WINCH", SIGWINCH } };
    const char *name = rt_environment(WEFT_ENV_SIGNAL);
    if (!name || !*name)
        return;
    if (strncmp(name, "SIG", 3) == 0)
        name += 3;
    uint64_t number = 0;
    rt_text_number(name, &number);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(name, known[i].name) == 0)
            number = (uint64_t)known[i].number;
    if (number > 0 && number <= (uint64_t)SIGRTMAX && number != SIGKILL && number != SIGSTOP)
        rt_process.signal = (int)number;
    else
        rt_process_doubt(WEFT_ENV_SIGNAL, rt_environment(WEFT_ENV_SIGNAL),
                         "accepted are USR1, USR2, HUP, PROF, URG, WINCH and numbers; no signal is used");
}

static bool is_chosen; /* not named by anybody, so it takes no snapshots */

void rt_signal_choose(void)
{
    const char *name = rt_environment(WEFT_ENV_SIGNAL);
    if (rt_process.signal == 0 && (!name || !*name) && rt_process.state == RT_UNKNOWN)
        rt_process.signal = SIGURG;
    is_chosen = rt_process.signal == SIGURG && (!name || !*name);
}

/* May take locks: a thread that holds one of ours has its signals blocked. */
static void obey(int number)
{
    struct rt_quiet quiet;
    (void)number;
    if (rt_listeners_poll() || is_chosen)
        return;
    rt_quiet_enter(&quiet);
    rt_lock();
    rt_snapshot();
    rt_unlock();
    rt_quiet_leave(&quiet);
}

void rt_signal_take(void)
{
    /* not on the stack; and the handler runs on the program's alternate one, if there is one */
    static struct sigaction action = { .sa_handler = obey, .sa_flags = SA_RESTART | SA_ONSTACK }, before;
    if (!rt_process.signal || sigaction(rt_process.signal, NULL, &before) != 0)
        return;
    if (!(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_DFL)
        sigaction(rt_process.signal, &action, NULL);
    else if (before.sa_handler != obey)
        rt_process.signal = 0;
}
