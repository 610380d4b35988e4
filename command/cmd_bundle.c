/* weft bundle: copies a program and the libraries that it brings, libweft among them, into a directory which works
 * anywhere. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "command.h"
#include "elf_file.h"
#include "fs.h"
#include "install.h"
#include "link_runtime.h"
#include "log.h"
#include "vec.h"

#define LIBRARY "libweft.so"

struct bundle {
    struct arena arena;
    const char *directory;
    VEC(const char *) libraries; /* their names, as copied into DIR/lib */
    bool has_runtime;
};

/* Replaces the run path of a copied file, in the room that the old one has. */
static int set_run_path(const char *path, const struct elf_dynamic *dynamic, const char *run_path)
{
    int file = -1;
    errno = ENOSPC;
    if (strlen(run_path) > strlen(dynamic->run_path) || (file = open(path, O_WRONLY | O_CLOEXEC)) < 0)
        return -1;
    ssize_t size = (ssize_t)strlen(run_path) + 1;
    int status = pwrite(file, run_path, (size_t)size, (off_t)dynamic->run_path_at) == size ? 0 : -1;
    return close(file) == 0 ? status : -1;
}

static int copy_file(struct bundle *bundle, const char *from, const char *to)
{
    struct stat status;
    struct slice bytes;
    if (stat(from, &status) != 0 || fs_read(&bundle->arena, from, 0, &bytes) != 0 || fs_make_directories(fs_directory_of(&bundle->arena, to)) != 0 ||
        fs_write_atomic(to, bytes.text, bytes.length) != 0)
        return -1;
    return chmod(to, status.st_mode & 0777);
}

/* The file in one of the directories of a run path; $ORIGIN is the directory of `of`. NULL: the system's. */
static const char *find_library(struct bundle *bundle, const char *name, const char *run_path, const char *of)
{
    for (const char *at = run_path ? run_path : ""; *at; at += *at == ':') {
        size_t length = strcspn(at, ":");
        const char *directory = arena_strndup(&bundle->arena, at, length), *origin = fs_directory_of(&bundle->arena, of);
        at += length;
        if (text_starts_with(directory, "$ORIGIN"))
            directory = arena_printf(&bundle->arena, "%s%s", origin, directory + strlen("$ORIGIN"));
        else if (text_starts_with(directory, "${ORIGIN}"))
            directory = arena_printf(&bundle->arena, "%s%s", origin, directory + strlen("${ORIGIN}"));
        const char *path = fs_join(&bundle->arena, directory, name);
        if (fs_exists(path))
            return path;
    }
    return strcmp(name, LIBRARY) == 0 ? fs_join(&bundle->arena, install_library_directory(&bundle->arena), LIBRARY) : NULL;
}

static bool has_library(const struct bundle *bundle, const char *name)
{
    for (size_t i = 0; i < bundle->libraries.count; i++)
        if (strcmp(bundle->libraries.items[i], name) == 0)
            return true;
    return false;
}

/* Copies a file and what it needs; `run_path` leads from the copy to DIR/lib. */
static int add(struct bundle *bundle, const char *from, const char *to, const char *run_path)
{
    struct elf_dynamic dynamic;
    if (copy_file(bundle, from, to) != 0) {
        log_errno("cannot copy %s to %s", from, to);
        return STATUS_FAILURE;
    }
    if (!elf_file_dynamic(&bundle->arena, from, &dynamic))
        return STATUS_DONE;
    if (dynamic.run_path && set_run_path(to, &dynamic, run_path) != 0) {
        log_errno("cannot change the run path of %s", to);
        return STATUS_FAILURE;
    }
    for (size_t i = 0; i < dynamic.needed.count; i++) {
        const char *needed = dynamic.needed.items[i], *name = fs_name_of(needed);
        const char *library = needed[0] == '/' ? needed : find_library(bundle, name, dynamic.run_path, from);
        bundle->has_runtime = bundle->has_runtime || strcmp(name, LIBRARY) == 0;
        if (!library || has_library(bundle, name))
            continue;
        if (needed[0] == '/') {
            log_error("%s needs %s by its absolute path, which another machine does not have", from, needed);
            return STATUS_FAILURE;
        }
        vec_push(&bundle->arena, &bundle->libraries, name);
        int status = add(bundle, library, fs_join(&bundle->arena, fs_join(&bundle->arena, bundle->directory, "lib"), name), "$ORIGIN");
        if (status != STATUS_DONE)
            return status;
    }
    return STATUS_DONE;
}

static void note_unit(struct slice contents, void *context)
{
    (void)contents;
    *(bool *)context = true;
}

static int bundle_program(struct bundle *bundle, const char *program)
{
    const char *copy = fs_join(&bundle->arena, bundle->directory, fs_name_of(program));
    bool has_units = false;
    struct stat status;
    if (stat(bundle->directory, &status) == 0 && rmdir(bundle->directory) != 0) {
        log_error("%s: exists and is not an empty directory; name another one", bundle->directory);
        return STATUS_USAGE;
    }
    int result = add(bundle, program, copy, "$ORIGIN/lib");
    if (result != STATUS_DONE)
        return result;
    elf_file_sections(program, link_sections, note_unit, &has_units);
    if (!bundle->has_runtime && !has_units)
        log_warning("%s was not built with weft: it will record nothing", program);
    else if (bundle->libraries.count == 0)
        log_info("%s: the program, which needs no library besides the system's", copy);
    else
        log_info("%s: the program and %zu %s in %s/lib. Copy %s as a whole; WEFT_TRACE=DIR names the trace", copy, bundle->libraries.count,
                 bundle->libraries.count == 1 ? "library" : "libraries", bundle->directory, bundle->directory);
    return STATUS_DONE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct bundle bundle = { 0 };
    struct operands operands;
    int status = options_read(command, argc, argv, NULL, &operands);
    if (status == STATUS_DONE && operands.count != 2)
        status = options_refuse(command, "bundle: a program and a directory are needed");
    if (status == STATUS_DONE) {
        bundle.directory = operands.words[1];
        status = bundle_program(&bundle, operands.words[0]);
    }
    arena_release(&bundle.arena);
    return options_exit(status);
}

const struct command command_bundle = {
    .name = "bundle",
    .summary = "take an instrumented program to another machine",
    .operands = "PROGRAM DIR",
    .operand = WORD_FILE,
    .about = "Copies the program into DIR, and into DIR/lib the libraries that it brings: libweft, and those that it finds by a run path. DIR works "
             "wherever it is copied to, if the system there has the system's libraries.",
    .notes = "On the other machine the program leaves its trace as everywhere; copy the trace back to read it.",
    .run = run,
};
