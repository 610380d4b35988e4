/* weft doctor: what works on this machine, by trying it. See docs/doctor.md. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "config_read.h"
#include "find_compiler.h"
#include "fs.h"
#include "install.h"
#include "language.h"
#include "log.h"
#include "text_format.h"

enum { MOST_OUTPUT = 4000 };

struct doctor {
    struct arena arena;
    const char *self, *directory;
    size_t n_wrong, n_done;
};

/* ---- lines ---- */

static void say(struct doctor *doctor, bool is_right, const char *what, const char *text)
{
    bool colour;
    size_t width;
    command_look_at_terminal(&colour, &width);
    const char *mark = is_right ? "ok" : "NO";
    printf("%s%-4s%s%-22s %s\n", colour ? (is_right ? "\x1b[32m" : "\x1b[1;31m") : "", mark, colour ? "\x1b[0m" : "", what, text);
    fflush(stdout);
    doctor->n_wrong += !is_right;
}

static void say_missing(const char *what, const char *text)
{
    printf("%-4s%-22s %s\n", "-", what, text);
    fflush(stdout);
}

/* ---- trying ---- */

/* Runs words in the directory; what they print comes into `out`. Returns the status as a shell says it. */
static int run_words(struct doctor *doctor, char *const *words, char out[MOST_OUTPUT])
{
    int pipes[2], status = 0;
    size_t length = 0;
    out[0] = '\0';
    if (pipe(pipes) != 0)
        return 126;
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0) {
        int nothing = open("/dev/null", O_RDONLY);
        dup2(nothing, 0);
        dup2(pipes[1], 1);
        dup2(pipes[1], 2);
        close(pipes[0]);
        if (chdir(doctor->directory) == 0)
            execvp(words[0], words);
        _exit(127);
    }
    close(pipes[1]);
    for (ssize_t n; pid > 0 && (n = read(pipes[0], out + length, MOST_OUTPUT - 1 - length)) > 0 && length < MOST_OUTPUT - 2;)
        length += (size_t)n;
    out[length] = '\0';
    close(pipes[0]);
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    return pid > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

/* `before` is NULL-terminated; `text` has words divided by blanks. */
static int run_text(struct doctor *doctor, const char *const *before, const char *text, char out[MOST_OUTPUT])
{
    VEC(char *) words = { 0 };
    char *rest = arena_strdup(&doctor->arena, text);
    for (; *before; before++)
        vec_push(&doctor->arena, &words, arena_strdup(&doctor->arena, *before));
    for (char *word; (word = strsep(&rest, " "));)
        vec_push(&doctor->arena, &words, word);
    vec_push(&doctor->arena, &words, NULL);
    return run_words(doctor, words.items, out);
}

static const char *first_line(struct doctor *doctor, const char *text)
{
    return arena_strndup(&doctor->arena, text, strcspn(text, "\n"));
}

static const char *version_of(struct doctor *doctor, const char *compiler)
{
    static const char *const nothing[] = { NULL };
    char out[MOST_OUTPUT];
    run_text(doctor, nothing, arena_printf(&doctor->arena, "%s --version", compiler), out);
    return first_line(doctor, out);
}

/* The events of the call of `work` in the trace, or -1. */
static long count_work(struct doctor *doctor)
{
    char out[MOST_OUTPUT];
    const char *const report[] = { doctor->self, "report", "--csv", "trace", NULL };
    char *const *words = (char *const *)(uintptr_t)report;
    if (run_words(doctor, words, out) != 0)
        return -1;
    for (char *line = strchr(out, '\n'); line; line = strchr(line + 1, '\n')) {
        char name[64] = "";
        long calls = -1;
        if (sscanf(line + 1, "%63[^,],call,%ld", name, &calls) == 2 && text_ends_with(name, "work"))
            return calls;
    }
    return 0;
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *walk)
{
    (void)status, (void)type, (void)walk;
    return remove(path);
}

static bool make_directory(struct doctor *doctor)
{
    const char *base = getenv("TMPDIR");
    char *path = arena_printf(&doctor->arena, "%s/weft-doctor-XXXXXX", base && *base ? base : "/tmp");
    doctor->directory = mkdtemp(path);
    return doctor->directory != NULL;
}

static void write_file(struct doctor *doctor, const char *name, const char *text)
{
    const char *path = fs_join(&doctor->arena, doctor->directory, name);
    if (fs_make_directories(fs_directory_of(&doctor->arena, path)) == 0)
        (void)fs_write_atomic(path, text, strlen(text));
}

/* NULL, or what went wrong. */
static const char *attempt(struct doctor *doctor, const struct language_trial *trial)
{
    char out[MOST_OUTPUT];
    const char *const build[] = { doctor->self, NULL }, *const run[] = { doctor->self, "run", "-o", "trace", "--", NULL };
    write_file(doctor, "config.json", "{ \"probes\": [ { \"call\": \"**work\" } ] }\n");
    write_file(doctor, "Cargo.toml", "[package]\nname = \"t\"\nversion = \"0.0.0\"\nedition = \"2018\"\n[workspace]\n");
    write_file(doctor, trial->file, trial->text);
    int status = run_text(doctor, build, trial->build, out);
    if (status != 0)
        return arena_printf(&doctor->arena, "`weft %s` ends with status %d: %s", trial->build, status, first_line(doctor, out));
    status = run_text(doctor, run, trial->run, out);
    if (status != 0)
        return arena_printf(&doctor->arena, "the program ends with status %d: %s", status, first_line(doctor, out));
    long calls = count_work(doctor);
    if (calls < 0)
        return "nothing was recorded";
    return calls == 1 ? NULL : arena_printf(&doctor->arena, "its one call was recorded %ld times", calls);
}

static void try_compiler(struct doctor *doctor, const struct language *language, const struct language_trial *trial)
{
    const char *name = arena_printf(&doctor->arena, "%s, %s", trial->what ? trial->what : language->title, trial->compiler);
    if (!find_compiler(&doctor->arena, trial->compiler, NULL)) {
        say_missing(name, "not on PATH");
        return;
    }
    if (!make_directory(doctor)) {
        say(doctor, false, name, arena_printf(&doctor->arena, "no temporary directory: %s", strerror(errno)));
        return;
    }
    const char *why = attempt(doctor, trial), *version = version_of(doctor, trial->compiler);
    say(doctor, !why, name, why ? why : version);
    doctor->n_done += !why;
    (void)nftw(doctor->directory, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

/* ---- the machine ---- */

static void look_at_clock(struct doctor *doctor)
{
    struct slice text;
    bool is_steady = false;
    if (fs_read(&doctor->arena, "/proc/cpuinfo", 0, &text) == 0)
        is_steady = memmem(text.text, text.length, "nonstop_tsc", 11) && memmem(text.text, text.length, "constant_tsc", 12);
#if defined __x86_64__
    say(doctor, true, "clock",
        is_steady ? "the processor's counter is steady: probes read it"
                  : "the processor's counter is not steady: probes ask the kernel, which costs more");
#else
    (void)is_steady;
    say(doctor, true, "clock", "the processor's own, or the kernel's");
#endif
}

static void look_at_limits(struct doctor *doctor)
{
    enum { ENOUGH_FILES = 256 };
    struct rlimit files = { 0 }, size = { 0 };
    getrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_FSIZE, &size);
    say(doctor, files.rlim_cur >= ENOUGH_FILES, "open files",
        arena_printf(&doctor->arena, "%" PRIu64 "; a thread that records has one open (ulimit -n)", (uint64_t)files.rlim_cur));
    if (size.rlim_cur != RLIM_INFINITY)
        say(doctor, false, "file size",
            arena_printf(&doctor->arena, "limited to %" PRIu64 " bytes: what is recorded beyond is lost (ulimit -f)", (uint64_t)size.rlim_cur));
}

static void look_at_disk(struct doctor *doctor)
{
    enum { LITTLE = 1000 /* MB */ };
    struct statvfs disk;
    if (statvfs(".", &disk) != 0)
        return;
    uint64_t free_mb = (uint64_t)disk.f_bavail * disk.f_frsize / 1000000;
    struct str text = { .arena = &doctor->arena };
    text_add_count(&text, free_mb);
    str_add(&text, " MB free here, where traces go: 16 bytes a call");
    say(doctor, free_mb >= LITTLE, "disk", text.text);
}

static void look_at_config(struct doctor *doctor)
{
    struct diags diags = { .arena = &doctor->arena };
    const char *path = config_find(&doctor->arena, NULL, &diags);
    if (!path && !getenv("WEFT_CONFIG")) {
        say_missing("config.json", "none here");
        return;
    }
    bool is_right = path && config_load(&doctor->arena, path, &diags);
    say(doctor, is_right, "config.json", is_right ? path : "it has mistakes:");
    diag_print(&diags);
}

static void look_at_weft(struct doctor *doctor)
{
    bool has_runtime = install_has_runtime(&doctor->arena);
    say(doctor, has_runtime, "weft",
        has_runtime ? doctor->self
                    : arena_printf(&doctor->arena, "%s: its runtime is not in %s", doctor->self, install_library_directory(&doctor->arena)));
}

static int run(const struct command *command, int argc, char **argv)
{
    struct doctor doctor = { 0 };
    struct operands operands;
    int status = options_read(command, argc, argv, NULL, &operands);
    if (status == STATUS_DONE && operands.count > 0)
        status = options_refuse(command, "doctor: takes no operands");
    if (status == STATUS_DONE) {
        doctor.self = fs_self(&doctor.arena);
        look_at_weft(&doctor);
        look_at_config(&doctor); /* before variables are taken away */
        static const char *const ours[] = { "WEFT_CONFIG", "WEFT_TRACE", "WEFT_STATE", "WEFT_TOOLS", "WEFT_MODE" };
        for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
            unsetenv(ours[i]);
        for (size_t i = 0; languages[i]; i++)
            for (const struct language_trial *trial = languages[i]->trials; trial && trial->compiler; trial++)
                try_compiler(&doctor, languages[i], trial);
        look_at_clock(&doctor);
        look_at_limits(&doctor);
        look_at_disk(&doctor);
        if (doctor.n_done == 0)
            say(&doctor, false, "languages", "no compiler that weft works with was found");
        status = doctor.n_wrong ? STATUS_FAILURE : STATUS_DONE;
    }
    arena_release(&doctor.arena);
    return options_exit(status);
}

const struct command command_doctor = {
    .name = "doctor",
    .summary = "try what works on this machine",
    .operands = "",
    .about =
        "Builds, runs and reads a small program with each compiler that is here, and looks at clock, limits, disk and config.json. Exits with 1 if "
        "something that is here does not work.",
    .groups = { { NULL, 0 } },
    .run = run,
};
