/* _Exit and quick_exit run no atexit handlers. */
/* std: gnu11 gnu17 */
/* status: 5 */
/* expect: global_begin 1 */
/* expect: global_end 1 */
#include <unistd.h>
#include <sys/wait.h>
#include "log.h"

static void never(void)
{
    puts("never");
    fflush(stdout);
}
static void quick(void)
{
    puts("quick");
    fflush(stdout);
}
static int status_of(pid_t child)
{
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}
static pid_t start(void)
{
    fflush(stdout);
    return fork();
}

int main(void)
{
    pid_t child;
    atexit(never);
    at_quick_exit(quick);
    if ((child = start()) == 0)
        _Exit(say("child", 3));
    say("status", status_of(child));
    if ((child = start()) == 0)
        _exit(4);
    say("status", status_of(child));
    if ((child = vfork()) == 0)
        _exit(6);
    say("status", status_of(child));
    fflush(stdout);
    quick_exit(5);
}
