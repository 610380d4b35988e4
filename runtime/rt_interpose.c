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

/* The search along PATH stays libc's. */
RT_EXPORT int execvpe(const char *file, char *const argv[], char *const environment[])
{
    int (*next)(const char *, char *const[], char *const[]);
    *(void **)&next = dlsym(RTLD_NEXT, "execvpe");
    if (!next) {
        errno = ENOSYS;
        return -1;
    }
    rt_exit_before_exec();
    return next(file, argv, environment);
}

RT_EXPORT int execvp(const char *file, char *const argv[])
{
    return execvpe(file, argv, environ);
}
