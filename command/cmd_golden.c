/* weft golden: the rewritten text of a project's sources, kept and compared. See docs/golden.md. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "source_search.h"
#include "command.h"
#include "commands.h"
#include "fs.h"
#include "log.h"
#include "numbers.h"
#include "project.h"

struct golden {
    struct sources sources; /* first: each_unit gets its address */
    const char *directory;
    bool is_check, is_colour;
    VEC(const char *) units; /* rewritten now */
    VEC(const char *) kept;  /* in the index */
    size_t n_new, n_changed, n_gone, n_same;
};

static const struct option_row rows[] = {
    { .name = "check", .at = offsetof(struct golden, is_check), .help = "compare, print what differs, and exit with status 1 if anything does" },
    { .name = "headers",
      .at = offsetof(struct golden, sources.request.headers),
      .help = "with the calls in included files, as `weft build` compiles them" },
    { 0 },
};

static const char *path_of(struct golden *golden, const char *unit)
{
    return fs_join(&golden->sources.arena, golden->directory, unit);
}

static void read_index(struct golden *golden)
{
    struct slice text;
    if (fs_read(&golden->sources.arena, path_of(golden, PROJECT_GOLDEN_UNITS), 0, &text) != 0)
        return;
    char *rest = arena_strndup(&golden->sources.arena, text.text, text.length);
    for (char *line; (line = strsep(&rest, "\n"));)
        if (*line)
            vec_push(&golden->sources.arena, &golden->kept, line);
}

static bool is_in(const char *const *names, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

/* Prints what differs, by diff(1): the numbers of points aside. */
static void print_diff(const struct golden *golden, const char *path, const char *unit, struct slice before, struct slice after)
{
    struct arena arena = { 0 };
    struct str old = { .arena = &arena }, new = { .arena = &arena };
    int files[2];
    char names[2][64];
    numbers_fold(&old, before);
    numbers_fold(&new, after);
    const struct str *texts[2] = { &old, &new };
    if (old.length == new.length && (old.length == 0 || memcmp(old.text, new.text, old.length) == 0)) {
        printf("%s: only the numbers of points differ\n", unit);
        arena_release(&arena);
        return;
    }
    fflush(stdout);
    for (int i = 0; i < 2; i++) {
        files[i] = memfd_create("golden", 0);
        (void)fs_write_all(files[i], texts[i]->text ? texts[i]->text : "", texts[i]->length);
        snprintf(names[i], sizeof names[i], "/proc/self/fd/%d", files[i]);
    }
    pid_t pid = fork();
    if (pid == 0) {
        execlp("diff", "diff", "-u", golden->is_colour ? "--color=always" : "--color=never", "--label", path, "--label", unit, names[0], names[1],
               (char *)NULL);
        _exit(127);
    }
    int status = 0;
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (pid < 0 || !WIFEXITED(status) || WEXITSTATUS(status) > 1)
        printf("%s differs (diff cannot be run)\n", unit);
    close(files[0]);
    close(files[1]);
    arena_release(&arena);
}

static int write_unit(struct golden *golden, const char *path, const struct slice *text)
{
    if (fs_make_directories(fs_directory_of(&golden->sources.arena, path)) == 0 && fs_write_atomic(path, text->text, text->length) == 0)
        return STATUS_DONE;
    log_errno("cannot write %s", path);
    return STATUS_FAILURE;
}

static int each_unit(struct sources *sources, struct rewrite_result *result)
{
    struct golden *golden = (struct golden *)sources;
    struct slice old = { 0 };
    const char *unit = arena_strdup(&sources->arena, result->unit->path), *path = path_of(golden, unit);
    bool is_known = is_in(golden->kept.items, golden->kept.count, unit) && fs_read(&sources->arena, path, 0, &old) == 0;
    bool is_same = is_known && old.length == result->text.length && memcmp(old.text, result->text.text, old.length) == 0;
    vec_push(&sources->arena, &golden->units, unit);
    golden->n_same += is_same;
    golden->n_new += !is_known;
    golden->n_changed += is_known && !is_same;
    if (is_same)
        return STATUS_DONE;
    if (!golden->is_check)
        return write_unit(golden, path, &result->text);
    if (is_known)
        print_diff(golden, path, unit, old, result->text);
    else
        printf("%s: there is no golden text of it\n", unit);
    return STATUS_DONE;
}

/* What is kept of units that the project has no more. */
static void end_gone(struct golden *golden)
{
    for (size_t i = 0; i < golden->kept.count; i++) {
        const char *unit = golden->kept.items[i];
        if (is_in(golden->units.items, golden->units.count, unit))
            continue;
        golden->n_gone++;
        if (golden->is_check)
            printf("%s: the project has no such unit any more\n", unit);
        else
            (void)unlink(path_of(golden, unit));
    }
}

static int write_index(struct golden *golden)
{
    struct str text = { .arena = &golden->sources.arena };
    for (size_t i = 0; i < golden->units.count; i++)
        str_printf(&text, "%s\n", golden->units.items[i]);
    if (fs_write_atomic(path_of(golden, PROJECT_GOLDEN_UNITS), text.text ? text.text : "", text.length) == 0)
        return STATUS_DONE;
    log_errno("cannot write %s", path_of(golden, PROJECT_GOLDEN_UNITS));
    return STATUS_FAILURE;
}

static int is_no_dot(const struct dirent *entry)
{
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

/* A directory with other files in it is nobody's to write to. */
static int check_directory(struct golden *golden)
{
    const char **names;
    int n = fs_list(&golden->sources.arena, golden->directory, is_no_dot, &names);
    bool has_index = fs_exists(path_of(golden, PROJECT_GOLDEN_UNITS));
    if (golden->is_check && !has_index) {
        log_error("%s: no golden texts are there; `weft golden %s` writes them", golden->directory, golden->directory);
        return STATUS_USAGE;
    }
    if (!golden->is_check && n > 0 && !has_index) {
        log_error("%s has other files in it; choose an empty directory, or a new one", golden->directory);
        return STATUS_USAGE;
    }
    return STATUS_DONE;
}

/* After all units have been rewritten. */
static int end(struct golden *golden, int status)
{
    if (status == STATUS_DONE) /* else a unit that could not be read would be taken for gone */
        end_gone(golden);
    if (status == STATUS_DONE && !golden->is_check)
        status = write_index(golden);
    fflush(stdout);
    log_info("%s: %zu unit%s: %zu the same, %zu changed, %zu new, %zu gone", golden->directory, golden->units.count,
             golden->units.count == 1 ? "" : "s", golden->n_same, golden->n_changed, golden->n_new, golden->n_gone);
    bool differs = golden->n_new + golden->n_changed + golden->n_gone > 0;
    return status == STATUS_DONE && golden->is_check && differs ? STATUS_FAILURE : status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct golden golden = { 0 };
    struct operands operands;
    size_t width;
    command_look_at_terminal(&golden.is_colour, &width);
    int status = options_read(command, argc, argv, &golden, &operands);
    if (status == STATUS_DONE && operands.count != 1)
        status = options_refuse(command, "golden: which directory are the golden texts in?");
    if (status == STATUS_DONE) {
        golden.directory = operands.words[0];
        operands.count = 0;
        status = check_directory(&golden);
    }
    struct source_search search = { 0 };
    if (status == STATUS_DONE && !source_search(&search, &golden.sources, &operands, false)) /* without flags there is no text to keep */
        status = options_refuse(command, "golden: no file to read: nothing here was built under weft, and no build says how it would compile");
    if (status == STATUS_DONE) {
        read_index(&golden);
        status = end(&golden, sources_rewrite(&golden.sources, &operands, each_unit));
    }
    source_search_end(&search);
    arena_release(&golden.sources.arena);
    return options_exit(status);
}

const struct command command_golden = {
    .name = "golden",
    .summary = "keep the rewritten text of a project, and compare it",
    .operands = "DIR",
    .operand = WORD_DIRECTORY,
    .about = "Writes the rewritten text of every source of the project below this directory to DIR, or with --check compares it with what is there.",
    .notes = SOURCES_FLAGS SOURCES_SEARCHED,
    .groups = { { rows, 0 },
                { command_config_rows, offsetof(struct golden, sources.config_path) },
                { sources_rows, offsetof(struct golden, sources) } },
    .has_flags = true,
    .run = run,
};
