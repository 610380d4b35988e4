#include "build.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "config_read.h"
#include "build_leftovers.h"
#include "build_summary.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "program_names.h"
#include "rewrite_server.h"
#include "state.h"
#include "target.h"
#include "status.h"
#include "wrap_run.h"

static volatile sig_atomic_t running;

static void pass_on(int number)
{
    if (running > 0)
        kill((pid_t)running, number);
}

static int set_environment(struct build *build)
{
    setenv("WEFT_CONFIG", build->config->path, 1);
    setenv("WEFT_STATE", build->state, 1);
    for (size_t i = 0; build_tools[i]; i++) {
        int (*set)(struct build *) = build_tools[i] == build->tool ? build_tools[i]->set_environment : build_tools[i]->set_inner_environment;
        if (set && set(build) != 0)
            return -1;
    }
    return 0;
}

static uint64_t hash_tools(struct build *build)
{
    uint64_t hash = HASH_START;
    for (size_t i = 0; build_tools[i]; i++) {
        uint64_t one = build_tools[i]->hash ? build_tools[i]->hash(build) : 0;
        hash = hash_bytes(hash, &one, sizeof one);
    }
    return hash;
}

/* Empties the records, and notes whether the configuration or weft changed since the last build with this state. */
static int open_state(struct build *build)
{
    struct arena *arena = build->arena;
    struct slice old;
    struct stat self = { 0 };
    char *path = fs_join(arena, build->state, "stamp"), *executable = fs_self(arena);
    if (fs_make_directories(build->state) != 0)
        return -1;
    if (executable && stat(executable, &self) != 0)
        self.st_mtime = 0;
    char *stamp = arena_printf(arena, "%016" PRIx64 " %016" PRIx64 " %lld\n", build->config->hash, hash_tools(build), (long long)self.st_mtime);
    build->config_changed = fs_read(arena, path, 4096, &old) == 0 && !slice_is(old, stamp);
    target_forget(arena, build->state);
    if (state_clear_records(arena, build->state) != 0 || (build->tool->open_state && build->tool->open_state(build) != 0))
        return -1;
    for (size_t i = 0; build->config_changed && build_tools[i]; i++)
        if (build_tools[i]->config_changed)
            build_tools[i]->config_changed(build);
    return fs_write_atomic(path, stamp, strlen(stamp));
}

static int run_command(char **command, int *status)
{
    struct sigaction action = { .sa_handler = pass_on, .sa_flags = SA_RESTART };
    pid_t child = fork();
    if (child == 0) {
        execvp(command[0], command);
        log_errno("cannot run %s", command[0]);
        _exit(127);
    }
    running = child;
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    signal(SIGINT, SIG_IGN); /* the terminal sends it to the command as well */
    while (child > 0 && waitpid(child, status, 0) < 0)
        if (errno != EINTR)
            return -1;
    running = 0;
    signal(SIGINT, SIG_DFL);
    return child > 0 ? 0 : -1;
}

static int run_build(struct build *build, int *status)
{
    struct timespec begin;
    clock_gettime(CLOCK_REALTIME_COARSE, &begin); /* the clock of the file system's time stamps */
    if (run_command(build->command, status) != 0)
        return -1;
    if (*status == 0 || !WIFEXITED(*status) || !build->tool->wants_again || !build->tool->wants_again(build, &begin))
        return 0;
    return state_clear_records(build->arena, build->state) != 0 ? -1 : run_command(build->command, status);
}

static const char *find_project(struct build *build)
{
    const char *project = NULL;
    size_t i = 0;
    while (build_tools[i]->is && !build_tools[i]->is(build->command[0]))
        i++;
    build->tool = build_tools[i];
    if (build->tool->find_project)
        project = build->tool->find_project(build);
    return project ? project : fs_absolute(build->arena, ".");
}

int build_run(struct build *build)
{
    struct diags diags = { .arena = build->arena };
    int status;
    if (!install_has_runtime(build->arena)) {
        log_error(
            "%s is installed without its parts: lib/weft, with libweft.so and include/weft/probe.h, must be next to bin; install weft again, or "
            "run it from where it was built",
            fs_self(build->arena));
        return STATUS_FAILURE;
    }
    build->sites = arena_printf(build->arena, "weft sites%s%s%s%s", build->config_path ? " -c " : "", build->config_path ? build->config_path : "",
                                build->state ? " --state " : "", build->state ? build->state : "");
    const char *project = find_project(build), *path = config_find(build->arena, build->config_path, &diags);
    build->config = path ? config_load(build->arena, path, &diags) : NULL;
    diag_print(&diags);
    if (!build->config)
        return STATUS_USAGE;
    build->state = build->state ? fs_absolute(build->arena, build->state) : state_directory(build->arena, project);
    if (open_state(build) != 0 || set_environment(build) != 0) {
        log_errno("cannot create the state directory %s (-o chooses another)", build->state);
        return STATUS_FAILURE;
    }
    if (builds_in_a_server(program_name(build->command[0])))
        log_warning("%s has a server of its own run the compilers, which `weft build` does not reach: what it compiles is not instrumented. "
                    "\"Bazel\" in docs/wrapper.md says how it can be",
                    program_name(build->command[0]));
    struct rewrite_server server;
    rewrite_server_start(&server);
    int result = run_build(build, &status);
    rewrite_server_stop(&server);
    if (result != 0) {
        log_errno("cannot run %s", build->command[0]);
        return STATUS_FAILURE;
    }
    build->status = status;
    build_summarise(build);
    build_remove_leftovers(build);
    if (build->tool->close_state)
        build->tool->close_state(build);
    return wrap_run_status(status);
}
