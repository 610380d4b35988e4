/* Preloaded: a machine that sleeps 40 s instead of the time that usleep is asked for; its clocks tell of it, and no one has to wait. */
#define _GNU_SOURCE 1
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static time_t slept;

int usleep(useconds_t time)
{
    (void)time;
    slept += 40;
    return 0;
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    int result = (int)syscall(SYS_clock_gettime, clock, time);
    time->tv_sec += slept;
    return result;
}
