#include "interrupt.h"

#include <signal.h>
#include <stddef.h>
#include <time.h>

static const int caught[] = { SIGINT, SIGTERM, SIGHUP };
enum { N_CAUGHT = sizeof caught / sizeof *caught };

static struct sigaction previous[N_CAUGHT];
static volatile sig_atomic_t came; /* number of the signal, or 0 */

static void note(int signal)
{
    came = signal;
}

void interrupt_catch(void)
{
    struct sigaction action = { .sa_handler = note, .sa_flags = SA_RESTART };
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < N_CAUGHT; i++) {
        sigaction(caught[i], NULL, &previous[i]);
        if (previous[i].sa_handler != SIG_IGN)
            sigaction(caught[i], &action, NULL);
    }
}

bool interrupt_came(void)
{
    return came != 0;
}

void interrupt_wait(void)
{
    while (!came)
        nanosleep(&(struct timespec){ .tv_nsec = 100000000 }, NULL);
}

void interrupt_obey(void)
{
    for (size_t i = 0; i < N_CAUGHT; i++)
        sigaction(caught[i], &previous[i], NULL);
    if (came)
        raise((int)came);
}
