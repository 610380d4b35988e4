#include <criterion/criterion.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "wrap_run.h"

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/* Rather more than half of what the machine has. */
static bool takes_most_memory(void)
{
    size_t pages = (size_t)sysconf(_SC_PHYS_PAGES), bytes = pages / 8 * 6 * (size_t)sysconf(_SC_PAGESIZE), least = (size_t)6 << 30;
    volatile char *room = malloc(bytes > least ? bytes : least);
    bool taken = room != NULL;
    free((void *)room);
    return taken;
}

Test(wrap_run, what_is_limited_leaves_memory_to_the_machine)
{
    int status = -1;
    pid_t child = fork();
    if (child == 0) {
        wrap_run_limit(60);
        _exit(takes_most_memory() ? 1 : 0);
    }
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert(WIFEXITED(status));
    cr_assert_eq(WEXITSTATUS(status), 0, "it got more than half of the memory");
}
#endif
