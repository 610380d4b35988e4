/* Ways out of a process that run no handler: _exit and exec. libweft.so comes before libc in the lookup order, so
 * these are called instead of libc's. (Not in libweft.a: this needs the dynamic linker.)
 *
 * What is not interposed (execl and its like, raw system calls, fatal signals) leaves its packets in the buffers,
 * where readers find them.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_compiler.h"
#include "rt_exit.h"

RT_EXPORT _Noreturn void _exit(int status);
RT_EXPORT _Noreturn void _Exit(int status);

void _exit(int status)
{
    rt_exit();
    for (;;)
        syscall(SYS_exit_group, status);
}

void _Exit(int status)
{
    _exit(status);
}

RT_EXPORT int execve(const char *path, char *const argv[], char *const environment[])
{
    rt_exit_before_exec();
    return (int)syscall(SYS_execve, path, argv, environment);
}

RT_EXPORT int execv(const char *path, char *const argv[])
{
    return execve(path, argv, environ);
}

typedef int search_function(const char *file, char *const argv[], char *const environment[]);

static search_function *next_execvpe;

/* Looked up at the start: dlsym needs more stack than a program may have left later on. */
__attribute__((constructor(101))) static void find_next(void)
{
    *(void **)&next_execvpe = dlsym(RTLD_NEXT, "execvpe");
}

/* The search along PATH stays libc's. */
RT_EXPORT int execvpe(const char *file, char *const argv[], char *const environment[])
{
    if (!next_execvpe)
        find_next();
    if (!next_execvpe) {
        errno = ENOSYS;
        return -1;
    }
    rt_exit_before_exec();
    return next_execvpe(file, argv, environment);
}

RT_EXPORT int execvp(const char *file, char *const argv[])
{
    return execvpe(file, argv, environ);
}
