#define _GNU_SOURCE 1
#include "dry_run.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fs.h"
#include "json_writer.h"
#include "language.h"
#include "log.h"
#include "program_names.h"
#include "vec.h"
#include "wrap_args.h"

enum { LONGEST_OUTPUT = 64 << 20 };

static bool has_makefile(struct arena *arena, const char *directory)
{
    static const char *const names[] = { "GNUmakefile", "makefile", "Makefile" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (fs_exists(fs_join(arena, directory, names[i])))
            return true;
    return false;
}

static _Noreturn void run_child(const char *directory, char *const *words, int out, bool with_errors)
{
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    /* the messages about directories are translated; flags of a make around would be obeyed */
    if (null >= 0 && dup2(null, STDIN_FILENO) >= 0 && dup2(with_errors ? out : null, STDERR_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0 &&
        chdir(directory) == 0 && setenv("LC_ALL", "C", 1) == 0 && unsetenv("MAKEFLAGS") == 0 && unsetenv("MFLAGS") == 0)
        execvp(words[0], words);
    _exit(127);
}

static struct str read_all(struct arena *arena, int file)
{
    struct str text = { .arena = arena };
    ssize_t n;
    while (text.length < LONGEST_OUTPUT && ((n = read(file, str_room(&text, 1 << 16), 1 << 16)) > 0 || (n < 0 && errno == EINTR)))
        if (n > 0)
            str_take(&text, (size_t)n);
    return text;
}

/* What the program prints, on its stderr as well if asked. It may fail in the middle: what it has printed by then is still true. */
static struct str run_in(struct arena *arena, const char *directory, char *const *words, bool with_errors)
{
    int ends[2];
    struct str text = { .arena = arena };
    if (pipe2(ends, O_CLOEXEC) != 0)
        return text;
    pid_t pid = fork();
    if (pid == 0)
        run_child(directory, words, ends[1], with_errors);
    close(ends[1]);
    if (pid > 0)
        text = read_all(arena, ends[0]);
    close(ends[0]);
    while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
        ;
    return text;
}

struct reading {
    struct arena *arena;
    struct json_writer json;
    VEC(const char *) directories; /* the innermost make's last */
    size_t n_entries;
};

/* MPI's drivers run a compiler, and `-show` says how. Returns the beginning of its command; NULL: the word is no
 * compiler. */
static const char *compiler_of(struct arena *arena, const char *word)
{
    const char *name = program_name(word);
    if (compiler_name_is(name))
        return word;
    if (!text_starts_with(name, "mpic"))
        return NULL;
    char show[] = "-show", *words[] = { arena_strdup(arena, word), show, NULL };
    struct str text = run_in(arena, ".", words, false);
    return text.length ? arena_strndup(arena, text.text, strcspn(text.text, "\n")) : NULL;
}

static void add_entry(struct reading *reading, const char *directory, const char *file, const char *command)
{
    json_line(&reading->json, 2);
    json_open_object(&reading->json);
    json_member_string(&reading->json, "directory", directory);
    json_member_string(&reading->json, "file", file);
    json_member_string(&reading->json, "command", command);
    json_close_object(&reading->json);
    reading->n_entries++;
}

/* One simple command: what stands before the compiler (variables, ccache, libtool) does not matter. */
static void take_command(struct reading *reading, const char **directory, const char *command)
{
    const char *rest = command, *compiler = NULL, *before = "", *word;
    while (!compiler && (word = wrap_args_next_word(reading->arena, &rest))) {
        bool is_first = rest == command + strlen(word);
        if (is_first && strcmp(word, "cd") == 0) {
            word = wrap_args_next_word(reading->arena, &rest);
            if (word)
                *directory = fs_absolute(reading->arena, fs_join(reading->arena, *directory, word));
            return;
        }
        compiler = compiler_of(reading->arena, word);
        if (compiler)
            compiler = arena_printf(reading->arena, "%s%s", compiler, rest);
    }
    while (compiler && (word = wrap_args_next_word(reading->arena, &rest))) {
        const struct language *language = language_of_file(word);
        if (*word != '-' && strcmp(before, "-o") != 0 && language && language->is_driven && fs_exists(fs_join(reading->arena, *directory, word)))
            add_entry(reading, *directory, word, compiler);
        before = word;
    }
}

/* Where the simple command ends that begins at `at`: at ; & | outside of quotes. */
static char *end_of_command(char *at)
{
    char quote = 0;
    for (; *at; at++) {
        if (*at == '\\' && quote != '\'' && at[1])
            at++;
        else if (quote ? *at == quote : *at == '"' || *at == '\'')
            quote = quote ? 0 : *at;
        else if (!quote && strchr(";&|", *at))
            break;
    }
    return at;
}

static void take_line(struct reading *reading, char *line)
{
    static const char entering[] = "Entering directory '", leaving[] = "Leaving directory '";
    char *at = strstr(line, entering), *quote = strrchr(line, '\'');
    if (text_starts_with(line, "make") && at && quote > at + sizeof entering - 1) {
        vec_push(reading->arena, &reading->directories,
                 arena_strndup(reading->arena, at + sizeof entering - 1, (size_t)(quote - at) - sizeof entering + 1));
        return;
    }
    if (text_starts_with(line, "make") && strstr(line, leaving) && reading->directories.count > 1) {
        reading->directories.count--;
        return;
    }
    const char *directory = reading->directories.items[reading->directories.count - 1];
    for (char *next = line; *next;) {
        char *end = end_of_command(next), last = *end;
        *end = '\0';
        take_command(reading, &directory, next + strspn(next, " \t("));
        next = end + (last != '\0');
    }
}

size_t dry_run_make(struct arena *arena, const char *directory, const char *database)
{
    struct reading reading = { .arena = arena };
    struct str out = { .arena = arena };
    if (!has_makefile(arena, directory))
        return 0;
    static char make[] = "make", flags[] = "-nBkw";
    static char *const words[] = { make, flags, NULL };
    struct str text = run_in(arena, directory, words, false);
    vec_push(arena, &reading.directories, directory);
    json_to_text(&reading.json, &out, JSON_PADDED);
    json_open_array(&reading.json);
    for (char *line = text.text, *end; line && *line; line = end) {
        end = line + strcspn(line, "\n");
        while (*end && end > line && end[-1] == '\\') { /* the line goes on */
            end[-1] = *end = ' ';
            end += strcspn(end, "\n");
        }
        if (*end)
            *end++ = '\0';
        take_line(&reading, line);
    }
    json_line(&reading.json, 0);
    json_close_array(&reading.json);
    json_finish(&reading.json);
    if (reading.n_entries && fs_write_atomic(database, out.text, out.length) != 0) {
        log_errno("%s", database);
        return 0;
    }
    return reading.n_entries;
}

/* The line that tells of an error, and what follows it if that is only where: "CMake Error at CMakeLists.txt:3 (f):" */
static const char *first_error(struct arena *arena, struct slice said)
{
    char *text = arena_strndup(arena, said.length ? said.text : "", said.length), *rest = NULL;
    struct str found = { .arena = arena };
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        line += strspn(line, " \t");
        if (found.length ? *line : strstr(line, "ERROR") || strstr(line, "Error"))
            str_printf(&found, "%s%s", found.length ? " " : "", line);
        if (found.length && found.text[found.length - 1] != ':')
            return found.text;
    }
    return found.length ? found.text : NULL;
}

const char *dry_run_configure(struct arena *arena, const char *directory, const char *scratch, const char **why)
{
    char *here = arena_strdup(arena, directory), *build = arena_strdup(arena, scratch);
    static char cmake[] = "cmake", source[] = "-S", binary[] = "-B", wanted[] = "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", meson[] = "meson",
                setup[] = "setup";
    const struct {
        const char *file;
        char *const *words;
    } tools[] = {
        { "CMakeLists.txt", (char *const[]){ cmake, source, here, binary, build, wanted, NULL } },
        { "meson.build", (char *const[]){ meson, setup, build, here, NULL } },
    };
    for (size_t i = 0; i < sizeof tools / sizeof *tools; i++) {
        if (!fs_exists(fs_join(arena, directory, tools[i].file)))
            continue;
        struct str said = run_in(arena, directory, tools[i].words, true);
        if (fs_exists(fs_join(arena, scratch, "compile_commands.json")))
            return tools[i].words[0];
        *why = first_error(arena, (struct slice){ said.text, said.length });
    }
    return NULL;
}
