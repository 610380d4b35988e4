/* libweft-exec.so: preloaded into the tools of a wrapped build, so that compilers they call by an absolute path are wrapped too.
 *
 * Compilers called by name are found through PATH (cmd_build.c); but a build tree that CMake or configure made before weft came has "/usr/bin/cc" in
 * it. Here exec of such a path becomes exec of `weft cc /usr/bin/cc`. Only tools that run others' commands keep the preload: what else a build
 * runs, its own tests above all, must be as it is without weft (a program with gcc's AddressSanitizer refuses to start behind a preloaded library).
 *
 * May run in the child of a vfork: no allocation, nothing written but the stack. */
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

struct call {
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

/* A compiler by an absolute path, which is not one of our own links. */
static bool is_unwrapped_compiler(const struct call *call)
{
    const char *state = find_variable(call->envp, "WEFT_STATE");
    if (call->file[0] != '/' || !state || find_variable(call->envp, "WEFT_NESTED") || !find_variable(call->envp, EXEC_HOOK_WEFT))
        return false;
    return compiler_name_is(program_name(call->file)) && strncmp(call->file, state, strlen(state)) != 0 && access(call->file, X_OK) == 0;
}

/* "LD_PRELOAD=" and the words of `value` that are not our library's; the word lists of ld.so(8) are divided by colons or spaces. */
static void without_us(const char *value, char *out, size_t size)
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

typedef int run_call(const struct call *call, void *context);

/* Runs the call as it should be. All that it needs lives in this frame. */
static int adjust(const struct call *call, run_call *run, void *context)
{
    size_t argc = count(call->argv), n_env = count(call->envp);
    bool compiler = is_unwrapped_compiler(call);
    char *argv[argc + 3], *envp[n_env + 1], preload[PATH_MAX];
    struct call changed = *call;
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
        without_us(call->envp[i] + 11, preload, sizeof preload);
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

/* Looked up at load time: dlsym takes a lock, which the child of a fork may find taken. */
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

static int run_execve(const struct call *call, void *context)
{
    (void)context;
    return real.execve(call->file, call->argv, call->envp);
}

static int run_execvpe(const struct call *call, void *context)
{
    (void)context;
    return real.execvpe(call->file, call->argv, call->envp);
}

EXPORT int execve(const char *file, char *const argv[], char *const envp[])
{
    return adjust(&(struct call){ file, argv, envp }, run_execve, NULL);
}

EXPORT int execv(const char *file, char *const argv[])
{
    return execve(file, argv, environ);
}

EXPORT int execvpe(const char *file, char *const argv[], char *const envp[])
{
    return adjust(&(struct call){ file, argv, envp }, run_execvpe, NULL);
}

EXPORT int execvp(const char *file, char *const argv[])
{
    return execvpe(file, argv, environ);
}

/* Of the arguments of execl(file, a, b, NULL): how many, without the NULL. */
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
    char *const *envp = va_arg(arguments, char *const *); /* behind the NULL */
    va_end(arguments);
    return execve(file, argv, envp);
}

struct spawn {
    __typeof__(&posix_spawn) function;
    pid_t *pid;
    const posix_spawn_file_actions_t *actions;
    const posix_spawnattr_t *attributes;
};

static int run_spawn(const struct call *call, void *context)
{
    struct spawn *s = context;
    return s->function(s->pid, call->file, s->actions, s->attributes, call->argv, call->envp);
}

EXPORT int posix_spawn(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                       char *const argv[], char *const envp[])
{
    struct spawn spawn = { real.posix_spawn, pid, actions, attributes };
    return adjust(&(struct call){ file, argv, envp }, run_spawn, &spawn);
}

EXPORT int posix_spawnp(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                        char *const argv[], char *const envp[])
{
    struct spawn spawn = { real.posix_spawnp, pid, actions, attributes };
    return adjust(&(struct call){ file, argv, envp }, run_spawn, &spawn);
}
