/* libweft-exec.so, which is preloaded into the tools of a wrapped build, so that compilers called by an absolute path
 * are wrapped too.
 *
 * Compilers that are called by name are found through PATH (build_compilers.c). But a build tree that CMake or
 * configure made earlier contains "/usr/bin/cc". The hook turns exec of such a path into exec of `weft cc
 * /usr/bin/cc`. Only tools that run other commands keep the preload. Everything else that a build runs, above all its
 * own tests, must run as without weft: a program with gcc's AddressSanitizer refuses to start after a preloaded
 * library.
 *
 * The code may run in the child of a vfork: it does not allocate, and writes only to the stack. */
#include <dlfcn.h>
#include <limits.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "program_names.h"
#include "exec_hook.h"

struct exec_call {
    const char *file;
    char *const *argv;
    char *const *envp;
};

static size_t count(char *const *list)
{
    size_t n = 0;
    while (list && list[n])
        n++;
    return n;
}

static const char *find_variable(char *const *envp, const char *name)
{
    size_t length = strlen(name);
    for (; envp && *envp; envp++)
        if (strncmp(*envp, name, length) == 0 && (*envp)[length] == '=')
            return *envp + length + 1;
    return NULL;
}

/* Is it a compiler or a launcher by an absolute path, and not one of weft's own links? */
static bool is_unwrapped_compiler(const struct exec_call *call)
{
    const char *state = find_variable(call->envp, "WEFT_STATE");
    if (call->file[0] != '/' || !state || find_variable(call->envp, "WEFT_NESTED") || !find_variable(call->envp, EXEC_HOOK_WEFT))
        return false;
    const char *name = program_name(call->file);
    return (compiler_name_is(name) || launcher_name_is(name)) && strncmp(call->file, state, strlen(state)) != 0 && access(call->file, X_OK) == 0;
}

/* Writes "LD_PRELOAD=" and the words of `value` except the hook's own library. Words are separated by colons or
 * spaces, as in ld.so(8). */
static void without_hook(const char *value, char *out, size_t size)
{
    size_t length = (size_t)(stpcpy(out, "LD_PRELOAD=") - out);
    while (*value) {
        size_t word = strcspn(value, ": ");
        const char *slash = memrchr(value, '/', word);
        bool ours = slash && (size_t)(value + word - slash - 1) == strlen(EXEC_HOOK_LIBRARY) &&
                    memcmp(slash + 1, EXEC_HOOK_LIBRARY, strlen(EXEC_HOOK_LIBRARY)) == 0;
        if (!ours && word && length + word + 2 < size) {
            if (out[length - 1] != '=')
                out[length++] = ':';
            memcpy(out + length, value, word);
            length += word;
        }
        value += word + (value[word] != 0);
    }
    out[length] = '\0';
}

typedef int run_call(const struct exec_call *call, void *context);

/* Runs the call with the changes it needs. All memory for them is on the stack of this function. */
static int adjust(const struct exec_call *call, run_call *run, void *context)
{
    size_t argc = count(call->argv), n_env = count(call->envp);
    bool compiler = is_unwrapped_compiler(call);
    char *argv[argc + 3], *envp[n_env + 1], preload[PATH_MAX];
    struct exec_call changed = *call;
    if (!find_variable(call->envp, "LD_PRELOAD") || (!compiler && program_runs_others(call->file)))
        return run(call, context);
    if (compiler) {
        changed.file = find_variable(call->envp, EXEC_HOOK_WEFT);
        argv[0] = "weft";
        argv[1] = "cc";
        argv[2] = (char *)call->file;
        for (size_t i = 1; i <= argc; i++)
            argv[i + 2] = call->argv[i];
        changed.argv = argv;
    }
    size_t kept = 0;
    for (size_t i = 0; i < n_env; i++) {
        envp[kept++] = call->envp[i];
        if (strncmp(call->envp[i], "LD_PRELOAD=", 11) != 0)
            continue;
        without_hook(call->envp[i] + 11, preload, sizeof preload);
        if (preload[11])
            envp[kept - 1] = preload;
        else
            kept--;
    }
    envp[kept] = NULL;
    changed.envp = envp;
    return run(&changed, context);
}

/* --- the functions that are replaced (POSIX exec, posix_spawn) --- */

#define EXPORT __attribute__((visibility("default")))

/* Looked up when the library is loaded: dlsym takes a lock, which may be held forever in the child of a fork. */
static struct {
    __typeof__(&execve) execve;
    __typeof__(&execvpe) execvpe;
    __typeof__(&posix_spawn) posix_spawn, posix_spawnp;
} real;

__attribute__((constructor)) static void find_real(void)
{
    *(void **)&real.execve = dlsym(RTLD_NEXT, "execve");
    *(void **)&real.execvpe = dlsym(RTLD_NEXT, "execvpe");
    *(void **)&real.posix_spawn = dlsym(RTLD_NEXT, "posix_spawn");
    *(void **)&real.posix_spawnp = dlsym(RTLD_NEXT, "posix_spawnp");
}

static int run_execve(const struct exec_call *call, void *context)
{
    (void)context;
    return real.execve(call->file, call->argv, call->envp);
}

static int run_execvpe(const struct exec_call *call, void *context)
{
    (void)context;
    return real.execvpe(call->file, call->argv, call->envp);
}

EXPORT int execve(const char *file, char *const argv[], char *const envp[])
{
    return adjust(&(struct exec_call){ file, argv, envp }, run_execve, NULL);
}

EXPORT int execv(const char *file, char *const argv[])
{
    return execve(file, argv, environ);
}

EXPORT int execvpe(const char *file, char *const argv[], char *const envp[])
{
    return adjust(&(struct exec_call){ file, argv, envp }, run_execvpe, NULL);
}

EXPORT int execvp(const char *file, char *const argv[])
{
    return execvpe(file, argv, environ);
}

/* The number of arguments of execl(file, a, b, NULL), without the NULL. */
static size_t count_arguments(va_list arguments)
{
    size_t n = 1;
    va_list copy;
    va_copy(copy, arguments);
    while (va_arg(copy, char *))
        n++;
    va_end(copy);
    return n;
}

static void take_arguments(char **argv, size_t n, const char *first, va_list *arguments)
{
    argv[0] = (char *)first;
    for (size_t i = 1; i <= n; i++)
        argv[i] = va_arg(*arguments, char *);
}

EXPORT int execl(const char *file, const char *first, ...)
{
    va_list arguments;
    va_start(arguments, first);
    size_t n = count_arguments(arguments);
    char *argv[n + 1];
    take_arguments(argv, n, first, &arguments);
    va_end(arguments);
    return execve(file, argv, environ);
}

EXPORT int execlp(const char *file, const char *first, ...)
{
    va_list arguments;
    va_start(arguments, first);
    size_t n = count_arguments(arguments);
    char *argv[n + 1];
    take_arguments(argv, n, first, &arguments);
    va_end(arguments);
    return execvpe(file, argv, environ);
}

EXPORT int execle(const char *file, const char *first, ...)
{
    va_list arguments;
    va_start(arguments, first);
    size_t n = count_arguments(arguments);
    char *argv[n + 1];
    take_arguments(argv, n, first, &arguments);
    char *const *envp = va_arg(arguments, char *const *); /* follows the NULL */
    va_end(arguments);
    return execve(file, argv, envp);
}

struct spawn {
    __typeof__(&posix_spawn) function;
    pid_t *pid;
    const posix_spawn_file_actions_t *actions;
    const posix_spawnattr_t *attributes;
};

static int run_spawn(const struct exec_call *call, void *context)
{
    struct spawn *s = context;
    return s->function(s->pid, call->file, s->actions, s->attributes, call->argv, call->envp);
}

EXPORT int posix_spawn(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                       char *const argv[], char *const envp[])
{
    struct spawn spawn = { real.posix_spawn, pid, actions, attributes };
    return adjust(&(struct exec_call){ file, argv, envp }, run_spawn, &spawn);
}

EXPORT int posix_spawnp(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                        char *const argv[], char *const envp[])
{
    struct spawn spawn = { real.posix_spawnp, pid, actions, attributes };
    return adjust(&(struct exec_call){ file, argv, envp }, run_spawn, &spawn);
}
