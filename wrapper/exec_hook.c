/* libweft-exec.so, which is preloaded into the tools of a wrapped build, so that compilers called by an absolute path
 * are wrapped too.
 *
 * Compilers that are called by name are found through PATH (build_compilers.c). But a build tree that CMake or
 * configure made earlier contains "/usr/bin/cc". The hook turns exec of such a path into exec of `weft-compile
 * /usr/bin/cc`. Only tools that run other commands keep the preload. Everything else that a build runs, above all its
 * own tests, must run as without weft: a program with gcc's AddressSanitizer refuses to start after a preloaded
 * library.
 *
 * Programs that WEFT_PROGRAMS names (exec_hook.h) get an argument, or weft runs in their place, by whichever path or name
 * they are called.
 *
 * A tool that makes the environment of its commands anew, such as SCons, takes the library and weft's variables out of it:
 * tools and compilers get them back.
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
    return wrapped_name_is(name) && strncmp(call->file, state, strlen(state)) != 0 && access(call->file, X_OK) == 0;
}

/* Writes where a program is that is found by PATH. False: nowhere, or too far down. */
static bool find_on_path(const char *name, char path[PATH_MAX])
{
    for (const char *at = getenv("PATH"); at && *at;) {
        size_t length = strcspn(at, ":");
        if (length + strlen(name) + 2 < PATH_MAX) {
            memcpy(path, at, length);
            stpcpy(stpcpy(path + length, "/"), name);
            if (access(path, X_OK) == 0)
                return true;
        }
        at += length + (at[length] == ':');
    }
    return false;
}

enum { MOST_LINKS = 16 };

/* Is the other program in the directory in which this one is, behind all links? */
static bool has_beside(const char *file, const char *other, size_t n_other)
{
    char path[PATH_MAX], link[PATH_MAX];
    size_t length = strlen(file);
    if (!strchr(file, '/') && !find_on_path(file, path))
        return false;
    if (strchr(file, '/') && length >= sizeof path)
        return false;
    if (strchr(file, '/'))
        memcpy(path, file, length + 1);
    for (int i = 0; i < MOST_LINKS; i++) {
        ssize_t n = readlink(path, link, sizeof link - 1);
        char *slash = strrchr(path, '/');
        if (n < 0 || !slash)
            break;
        link[n] = '\0';
        size_t kept = link[0] == '/' ? 0 : (size_t)(slash + 1 - path);
        if (kept + (size_t)n + 1 > sizeof path)
            return false;
        memcpy(path + kept, link, (size_t)n + 1);
    }
    char *slash = strrchr(path, '/');
    if (!slash || (size_t)(slash + 1 - path) + n_other + 1 > sizeof path)
        return false;
    memcpy(slash + 1, other, n_other);
    slash[1 + n_other] = '\0';
    return access(path, X_OK) == 0;
}

/* The text behind the name of this program in WEFT_PROGRAMS, up to the end of its line; NULL: it is not named. */
static const char *find_program(const struct exec_call *call, size_t *length)
{
    const char *at = find_variable(call->envp, EXEC_HOOK_PROGRAMS), *name = program_name(call->file),
               *state = find_variable(call->envp, "WEFT_STATE");
    size_t n = strlen(name);
    if (!at || !state || !find_variable(call->envp, EXEC_HOOK_WEFT) || strncmp(call->file, state, strlen(state)) == 0 || /* one of weft's own */
        (strchr(call->file, '/') && access(call->file, X_OK) != 0)) /* one of several that are tried along PATH */
        return NULL;
    while (*at) {
        *length = strcspn(at, "\n");
        if (*length >= n && strncmp(at, name, n) == 0 && strchr(" /\n", at[n])) { /* or the last line's end */
            at += n;
            size_t other = *at == '/' ? strcspn(at, " \n") : 0;
            if (other && !has_beside(call->file, at + 1, other - 1))
                return NULL;
            at += other;
            at += *at == ' ';
            *length = strcspn(at, "\n");
            return at;
        }
        at += *length + (at[*length] == '\n');
    }
    return NULL;
}

static bool has_word(char *const *words, const char *word)
{
    for (; words && *words; words++)
        if (strcmp(*words, word) == 0)
            return true;
    return false;
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

/* The environment without the hook's library, whose variable gets `size` bytes at `preload`, and with `more` (a new
 * EXEC_HOOK_REAL) unless that is NULL. */
static void copy_environment(char *const *from, char *const *to_end, const char *more, char **to, char *preload, size_t size)
{
    size_t n = 0;
    for (; from != to_end; from++) {
        if (more && strncmp(*from, EXEC_HOOK_REAL "=", sizeof EXEC_HOOK_REAL) == 0)
            continue;
        if (strncmp(*from, "LD_PRELOAD=", 11) != 0) {
            to[n++] = *from;
            continue;
        }
        without_hook(*from + 11, preload, size);
        if (preload[11])
            to[n++] = preload;
    }
    if (more)
        to[n++] = (char *)more;
    to[n] = NULL;
}

/* A program that runs in place of another one, whose arguments come behind these words. */
struct instead {
    const char *program;
    const char *words[2];
};

/* `instead` may be NULL. All memory for changes is on the stack of these functions. */
static int run_without_hook(const struct exec_call *call, const struct instead *instead, const char *more, run_call *run, void *context)
{
    size_t argc = count(call->argv), n_env = count(call->envp), n = 0;
    char *argv[argc + 3], *envp[n_env + 2], preload[PATH_MAX];
    struct exec_call changed = { call->file, call->argv, envp };
    copy_environment(call->envp, call->envp + n_env, more, envp, preload, sizeof preload);
    if (instead) {
        changed.file = instead->program;
        argv[n++] = (char *)instead->words[0];
        argv[n++] = (char *)instead->words[1];
        for (size_t i = 1; i < argc; i++)
            argv[n++] = call->argv[i];
        argv[n] = NULL;
        changed.argv = argv;
    }
    return run(&changed, context);
}

/* A program that WEFT_PROGRAMS names; `what` is the text behind its name. */
static int run_program(const struct exec_call *call, const char *what, size_t length, run_call *run, void *context)
{
    size_t argc = count(call->argv), file = strlen(call->file);
    char word[length + 1], *argv[argc + 2], real[sizeof EXEC_HOOK_REAL + file + 1];
    memcpy(word, what, length);
    word[length] = '\0';
    if (*word == '!') {
        stpcpy(stpcpy(stpcpy(real, EXEC_HOOK_REAL), "="), call->file);
        return run_without_hook(call, &(struct instead){ find_variable(call->envp, EXEC_HOOK_WEFT), { "weft", word + 1 } }, real, run, context);
    }
    if (!*word || argc == 0 || has_word(call->argv, word))
        return run(call, context);
    argv[0] = call->argv[0];
    argv[1] = word;
    for (size_t i = 1; i <= argc; i++)
        argv[i + 1] = call->argv[i];
    return run(&(struct exec_call){ call->file, argv, call->envp }, context);
}

/* weft-compile stands beside weft. */
static int run_wrapped(const struct exec_call *call, run_call *run, void *context)
{
    const char *weft = find_variable(call->envp, EXEC_HOOK_WEFT);
    char program[strlen(weft) + sizeof "-compile"];
    stpcpy(stpcpy(program, weft), "-compile");
    return run_without_hook(call, &(struct instead){ program, { "weft-compile", call->file } }, NULL, run, context);
}

enum { MOST_VARIABLES = 32 };

/* What weft has put into the environment of this process. */
static struct {
    char preload[PATH_MAX];
    char *variables[MOST_VARIABLES + 1]; /* and a NULL */
    size_t n;
} ours;

static void remember_environment(void)
{
    Dl_info self;
    if (!find_variable(environ, "WEFT_STATE") || !dladdr((void *)&ours, &self) || strlen(self.dli_fname) + sizeof "LD_PRELOAD=" > sizeof ours.preload)
        return;
    stpcpy(stpcpy(ours.preload, "LD_PRELOAD="), self.dli_fname);
    ours.variables[ours.n++] = ours.preload;
    for (char **at = environ; *at && ours.n < MOST_VARIABLES; at++)
        if (strncmp(*at, "WEFT_", 5) == 0)
            ours.variables[ours.n++] = *at;
}

static int adjust(const struct exec_call *call, run_call *run, void *context);

static int run_with_ours(const struct exec_call *call, run_call *run, void *context)
{
    size_t n = count(call->envp);
    char *envp[n + ours.n + 1];
    memcpy(envp, call->envp, n * sizeof *envp);
    memcpy(envp + n, ours.variables, ours.n * sizeof *envp);
    envp[n + ours.n] = NULL;
    char path[PATH_MAX]; /* a new PATH does not lead to weft's links */
    bool is_name = wrapped_name_is(program_name(call->file)) && !strchr(call->file, '/') && find_on_path(call->file, path);
    return adjust(&(struct exec_call){ is_name ? path : call->file, call->argv, envp }, run, context);
}

/* Runs the call with the changes it needs. */
static int adjust(const struct exec_call *call, run_call *run, void *context)
{
    size_t length;
    if (!find_variable(call->envp, "LD_PRELOAD")) {
        bool is_taken_out = ours.n && call->envp && !find_variable(call->envp, "WEFT_STATE");
        bool is_of_build = is_taken_out && (program_runs_others(call->file) || wrapped_name_is(program_name(call->file)) ||
                                            find_program(&(struct exec_call){ call->file, call->argv, ours.variables }, &length));
        return is_of_build ? run_with_ours(call, run, context) : run(call, context);
    }
    if (is_unwrapped_compiler(call))
        return run_wrapped(call, run, context);
    const char *what = find_program(call, &length);
    if (what)
        return run_program(call, what, length, run, context);
    return program_runs_others(call->file) ? run(call, context) : run_without_hook(call, NULL, NULL, run, context);
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
    remember_environment();
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
