/* A program that dies of a signal inside a point; its status is the signal's. */
/* std: gnu17 */
/* status: -6 */
#include <signal.h>
#include "log.h"

static void handler(int number)
{
    (void)number;
    fputs("handler\n", stdout);
    fflush(stdout);
}
static int check(int ok)
{
    if (!ok)
        abort();
    return ok;
}

int main(void)
{
    signal(SIGABRT, handler);
    say("check", check(say("ok", 1)));
    fflush(stdout);
    say("check", check(0));
    return 0;
}
