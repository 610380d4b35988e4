/* weft build COMMAND, weft make, weft ninja, weft cmake, weft cargo: any build with its compilers wrapped. */
#define _GNU_SOURCE 1
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "build_summary.h"
#include "build_tool.h"
#include "command.h"
#include "commands.h"
#include "exec_hook.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "state.h"
#include "wrap_cargo.h"
#include "wrap_run.h"
#include "wrap_rustc.h"

struct build {
    struct arena arena;
    const char *config_path, *state, *shims;
    const struct config *config;
    char **command; /* NULL-terminated */
    bool config_changed;
    bool is_cargo;
    struct cargo_workspace *workspace; /* NULL: not cargo, or no workspace */
};

static volatile sig_atomic_t running;

static void pass_on(int number)
{
    if (running > 0)
        kill((pid_t)running, number);
}

static const struct option_row rows[] = {
    { .name = "state",
      .letter = 'o',
      .argument = "DIR",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct build, state),
      .help = "directory of weft's own files (default: below ~/.cache/weft)" },
    { 0 },
};

static int make_link(struct arena *arena, const char *directory, const char *name)
{
    char *self = fs_self(arena), *path = fs_join(arena, directory, name);
    if (!self || (unlink(path) != 0 && errno != ENOENT))
        return -1;
    return symlink(self, path) != 0 && errno != EEXIST ? -1 : 0;
}

/* A link for every compiler on PATH. */
static int make_shims(struct build *build)
{
    struct arena *arena = &build->arena;
    const char *path = getenv("PATH");
    build->shims = fs_join(arena, build->state, "bin");
    if (fs_make_directories(build->shims) != 0)
        return -1;
    for (const char *at = path ? path : ""; *at; at += *at == ':') {
        size_t length = strcspn(at, ":");
        char *name = length ? arena_strndup(arena, at, length) : ".";
        DIR *directory = strcmp(name, build->shims) == 0 ? NULL : opendir(name);
        at += length;
        for (struct dirent *entry; directory && (entry = readdir(directory)) != NULL;)
            if (compiler_name_is(entry->d_name) && access(fs_join(arena, name, entry->d_name), X_OK) == 0 &&
                make_link(arena, build->shims, entry->d_name) != 0) {
                closedir(directory);
                return -1;
            }
        if (directory)
            closedir(directory);
    }
    return 0;
}

/* "/usr/bin/gcc" -> a shim of its own that knows this path; other words as they are. */
static const char *shim_of_path(struct build *build, const char *word)
{
    struct arena *arena = &build->arena;
    if (word[0] != '/' || !compiler_name_is(fs_name_of(word)) || access(word, X_OK) != 0 || strpbrk(build->state, " \t"))
        return word; /* a blank would end the word for make; the hook below does without */
    char *directory = arena_printf(arena, "%s/by-path/%016" PRIx64, build->state, hash_text(HASH_START, word));
    if (fs_make_directories(directory) != 0 || make_link(arena, directory, fs_name_of(word)) != 0 ||
        fs_write_atomic(fs_join(arena, directory, "real"), word, strlen(word)) != 0)
        return word;
    return fs_join(arena, directory, fs_name_of(word));
}

/* A value of CC, word by word: "ccache /usr/bin/gcc -m64". */
static char *wrap_value(struct build *build, const char *value)
{
    struct str out = { .arena = &build->arena };
    str_add(&out, "");
    while (*value) {
        size_t length = strcspn(value, " \t");
        if (length)
            str_add(&out, shim_of_path(build, arena_strndup(&build->arena, value, length)));
        else
            str_add_char(&out, *value), length = 1;
        value += length;
    }
    return out.text ? out.text : arena_strdup(&build->arena, "");
}

/* A path that ld.so(8) has a way to write: a link in the state directory, if weft's own has a blank in it. NULL: there is none. */
static const char *preloadable(struct build *build, const char *library)
{
    static const char separators[] = ": ";
    char *link = fs_join(&build->arena, build->state, EXEC_HOOK_LIBRARY);
    if (!strpbrk(library, separators))
        return library;
    if (strpbrk(link, separators) || (unlink(link) != 0 && errno != ENOENT) || symlink(library, link) != 0)
        return NULL;
    return link;
}

/* For compilers that are called by an absolute path, see exec_hook.c. */
static void preload_hook(struct build *build)
{
    struct arena *arena = &build->arena;
    const char *self = fs_self(arena), *before = getenv("LD_PRELOAD"), *library = fs_join(arena, install_library_directory(arena), EXEC_HOOK_LIBRARY);
    if (!build_tool_is(build->command[0]) || !self || !fs_exists(library))
        return;
    library = preloadable(build, library);
    if (!library) {
        log_warning("compilers that are called by their path are not seen: %s has a blank in it (-o names another state directory)", build->state);
        return;
    }
    const char *value = before && *before ? arena_printf(arena, "%s:%s", library, before) : library;
    setenv(EXEC_HOOK_WEFT, self, 1); /* may move the environment, and `before` with it */
    setenv("LD_PRELOAD", value, 1);
}

static void set_c_environment(struct build *build)
{
    struct arena *arena = &build->arena;
    static const char *const variables[] = { "CC", "CXX", "HOSTCC", "LD" };
    const char *path = getenv("PATH"), *value = getenv("CCACHE_EXTRAFILES");
    char *extra = value ? arena_printf(arena, ":%s", value) : ""; /* a copy: the next setenv may move the environment */
    build->command[0] = arena_strdup(arena, shim_of_path(build, build->command[0]));
    setenv("PATH", arena_printf(arena, "%s:%s", build->shims, path ? path : "/usr/bin:/bin"), 1);
    preload_hook(build);
    /* what ccache knows of an object must know of the configuration too */
    setenv("CCACHE_EXTRAFILES", arena_printf(arena, "%s%s", build->config->path, extra), 1);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        value = getenv(variables[i]);
        if (value)
            setenv(variables[i], wrap_value(build, value), 1);
        for (char **word = build->command; *word; word++) {
            size_t length = strlen(variables[i]);
            if (strncmp(*word, variables[i], length) == 0 && (*word)[length] == '=')
                *word = arena_printf(arena, "%s=%s", variables[i], wrap_value(build, *word + length + 1));
        }
    }
}

/* C code that a crate's build script compiles stays as it is: cargo would not know when to compile it again. */
static int set_environment(struct build *build)
{
    setenv("WEFT_CONFIG", build->config->path, 1);
    setenv("WEFT_STATE", build->state, 1);
    if (!build->is_cargo)
        set_c_environment(build);
    return wrap_cargo_set_environment(&build->arena, build->state, build->command, build->workspace);
}

/* What decides, besides the configuration, which crates are rewritten and to what. */
static uint64_t hash_rust(struct build *build)
{
    struct stat wrapper;
    uint64_t hash = rust_runtime_hash(&build->arena);
    if (stat(install_rustc_wrapper(&build->arena), &wrapper) == 0)
        hash = hash_bytes(hash, &wrapper.st_mtim, sizeof wrapper.st_mtim);
    for (size_t i = 0; build->workspace && i < build->workspace->members.count; i++)
        hash = hash_text(hash, build->workspace->members.items[i]);
    return hash;
}

/* Empties the records; notes whether configuration or weft are others than those of the last build here. */
static int open_state(struct build *build)
{
    struct arena *arena = &build->arena;
    struct slice old;
    struct stat self = { 0 };
    char *path = fs_join(arena, build->state, "stamp"), *executable = fs_self(arena);
    if (fs_make_directories(build->state) != 0 || (!build->is_cargo && make_shims(build) != 0))
        return -1;
    if (executable && stat(executable, &self) != 0)
        self.st_mtime = 0;
    char *stamp = arena_printf(arena, "%016" PRIx64 " %016" PRIx64 " %lld\n", build->config->hash, hash_rust(build), (long long)self.st_mtime);
    build->config_changed = fs_read(arena, path, 4096, &old) == 0 && !slice_is(old, stamp);
    if (state_clear_records(arena, build->state) != 0 || (build->workspace && wrap_cargo_save_members(build->state, build->workspace) != 0))
        return -1;
    if (build->config_changed)
        wrap_rustc_refresh(arena, build->state, build->config, install_library_directory(arena));
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
    signal(SIGINT, SIG_IGN); /* the terminal has sent it to the command as well */
    while (child > 0 && waitpid(child, status, 0) < 0)
        if (errno != EINTR)
            return -1;
    running = 0;
    signal(SIGINT, SIG_DFL);
    return child > 0 ? 0 : -1;
}

/* A crate that the compiler has rejected after others had begun to use it is known next time. */
static int run_build(struct build *build, int *status)
{
    struct timespec begin;
    clock_gettime(CLOCK_REALTIME_COARSE, &begin); /* the clock of file times */
    if (run_command(build->command, status) != 0)
        return -1;
    if (*status == 0 || !WIFEXITED(*status) || !state_has_record(&build->arena, build->state, "late "))
        return 0;
    log_info("a crate was rejected by the compiler when others were being compiled with it already: once more, with its original");
    wrap_rustc_touch_since(&build->arena, build->state, &begin);
    return state_clear_records(&build->arena, build->state) != 0 ? -1 : run_command(build->command, status);
}

/* The project's directory: it names the state directory, and config.json is looked for there when there is none here. */
static const char *find_project(struct build *build)
{
    struct arena *arena = &build->arena;
    struct cargo_workspace *workspace = arena_new(arena, struct cargo_workspace);
    const char *named = getenv("WEFT_CONFIG");
    build->is_cargo = wrap_cargo_is(build->command[0]);
    if (!build->is_cargo || !wrap_cargo_find_workspace(arena, build->command, workspace))
        return fs_absolute(arena, ".");
    build->workspace = workspace;
    char *path = fs_join(arena, workspace->root, "config.json");
    if (!build->config_path && !(named && *named) && !fs_exists("config.json") && fs_exists(path))
        build->config_path = path;
    return workspace->root;
}

/* Returns weft's own status. */
static int build_project(struct build *build)
{
    struct diags diags = { .arena = &build->arena };
    int status;
    if (!install_has_runtime(&build->arena)) {
        log_error(
            "%s stands alone: lib/weft, with libweft.so and include/weft/probe.h, must be beside its bin; install it again, or run it from where it "
            "was built",
            fs_self(&build->arena));
        return STATUS_FAILURE;
    }
    const char *project = find_project(build), *path = config_find(&build->arena, build->config_path, &diags);
    build->config = path ? config_load(&build->arena, path, &diags) : NULL;
    diag_print(&diags);
    if (!build->config)
        return STATUS_USAGE;
    build->state = build->state ? fs_absolute(&build->arena, build->state) : state_directory(&build->arena, project);
    if (open_state(build) != 0 || set_environment(build) != 0) {
        log_errno("cannot make the state directory %s (-o names another)", build->state);
        return STATUS_FAILURE;
    }
    if (run_build(build, &status) != 0) {
        log_errno("cannot run %s", build->command[0]);
        return STATUS_FAILURE;
    }
    build_summarise(&build->arena, build->state, build->config, build->is_cargo ? BUILD_CARGO : BUILD_C, build->config_changed);
    return wrap_run_status(status);
}

static int build(struct build *build)
{
    int status = build_project(build);
    arena_release(&build->arena);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct build options = { 0 };
    struct operands operands;
    int status = options_read(command, argc, argv, &options, &operands);
    if (status != STATUS_DONE)
        return options_exit(status);
    if (operands.count == 0)
        return options_refuse(command, "build: which command?");
    options.command = operands.words;
    return build(&options);
}

const struct command command_build = {
    .name = "build",
    .summary = "run any build command with its compilers wrapped",
    .operands = "[--] COMMAND...",
    .operand = WORD_PROGRAM,
    .about = "Runs the command with its compilers wrapped: those for C and C++, and cargo's rustc. The calls that the configuration names are "
             "instrumented; anything that built before still builds.\n\n"
             "`weft make`, `weft ninja`, `weft cmake` and `weft cargo` are short for `weft build make` and so on, and pass on all of their "
             "arguments.",
    .notes = "What a build cannot instrument is said at its end; with WEFT_VERBOSE=1 in the environment weft tells what it decides, and why.",
    .groups = { { command_config_rows, offsetof(struct build, config_path) }, { rows, 0 } },
    .ends_at_operand = true,
    .run = run,
};

/* ---- weft make and so on: argv is the command ---- */

static int run_tool(const struct command *command, int argc, char **argv)
{
    struct build options = { .command = argv };
    (void)command, (void)argc;
    return build(&options);
}

#define TOOL(tool, what)                                                                                                                             \
    { .name = (tool),                                                                                                                                \
      .summary = (what),                                                                                                                             \
      .operands = "ARGS...",                                                                                                                         \
      .operand = WORD_PROGRAM,                                                                                                                       \
      .about = "Runs `" tool "` with these arguments and its compilers wrapped: the same as `weft build " tool " ARGS...`.",                         \
      .passes_on = true,                                                                                                                             \
      .page_of = &command_build,                                                                                                                     \
      .run = run_tool }
const struct command command_make = TOOL("make", "the same for make");
const struct command command_ninja = TOOL("ninja", "the same for ninja");
const struct command command_cmake = TOOL("cmake", "the same for cmake --build");
const struct command command_cargo = TOOL("cargo", "the same for cargo build, run, test ...: Rust");
