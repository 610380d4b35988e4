#include "child.h"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void child_ends_with(pid_t parent)
{
    if (prctl(PR_SET_PDEATHSIG, SIGTERM) == 0 && getppid() != parent)
        _exit(127); /* the parent ended before the request was made */
}
