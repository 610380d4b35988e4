/* Points inside signal handlers, and handlers that interrupt points; sigsetjmp and siglongjmp out of a handler. */
/* std: gnu11 gnu17 */
#include <setjmp.h>
#include <signal.h>
#include <unistd.h>
#include "log.h"

static volatile sig_atomic_t count;
static sigjmp_buf escape;

static int bump(int n)
{
    count += n;
    return count;
}
static int twice(int n)
{
    return bump(n) + bump(n);
}
static void handler(int number)
{
    count += twice(number == SIGUSR1 ? 1 : 10) * 0;
}
static void jumper(int number)
{
    siglongjmp(escape, number == SIGUSR2 ? 2 : 1);
}
static int raiser(int number)
{
    raise(number);
    return say("raised", (int)count);
}
static int pair(int a, int b)
{
    return a * 100 + b;
}

int main(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    sigaction(SIGUSR1, &action, NULL);
    signal(SIGALRM, handler);
    say("pair", pair(raiser(SIGUSR1), raiser(SIGALRM)));
    signal(SIGUSR2, jumper);
    int code = sigsetjmp(escape, 1);
    if (code == 0)
        say("never", pair(bump(1), raiser(SIGUSR2)));
    else
        say("code", code);
    if (sigsetjmp(escape, 0) == 0)
        raise(SIGUSR2);
    say("count", (int)count);
    return 0;
}
