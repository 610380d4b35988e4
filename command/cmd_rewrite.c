/* weft rewrite: writes rewritten text to standard output, or to files below a directory. */
#include <stdio.h>
#include <string.h>

#include "cmd_sources.h"
#include "command.h"
#include "commands.h"
#include "fs.h"
#include "log.h"

static const struct option_row rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "OUTDIR",
      .word = WORD_DIRECTORY,
      .at = offsetof(struct sources, output),
      .help = "write files below OUTDIR instead of to standard output" },
    { .name = "headers",
      .at = offsetof(struct sources, request.headers),
      .help = "with the calls in included files, as `weft build` compiles it: the text of those files takes the place of their #include" },
    { 0 },
};

/* Returns OUTDIR/path, without a leading / and without .. in path, so that the result is below OUTDIR. */
static char *output_path(struct arena *arena, const char *directory, const char *path)
{
    while (*path == '/' || text_starts_with(path, "./") || (text_starts_with(path, "..") && path[2] == '/'))
        path += *path == '/' ? 1 : path[1] == '/' ? 2 : 3;
    return fs_join(arena, directory, path);
}

static int write_result(struct sources *sources, struct rewrite_result *result)
{
    if (!sources->output)
        return command_print(result->text.text, result->text.length);
    char *path = output_path(&sources->arena, sources->output, result->unit->path);
    char *real = fs_absolute(&sources->arena, result->unit->path);
    if (strcmp(fs_absolute(&sources->arena, path), real) == 0) {
        log_error("%s would be overwritten by its own rewritten text; choose another OUTDIR", result->unit->path);
        return STATUS_USAGE;
    }
    if (fs_make_directories(fs_directory_of(&sources->arena, path)) != 0 || fs_write_atomic(path, result->text.text, result->text.length) != 0) {
        log_errno("cannot write %s", path);
        return STATUS_FAILURE;
    }
    return STATUS_DONE;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct sources sources = { 0 };
    return sources_each(&sources, command, argc, argv, write_result);
}

const struct command command_rewrite = {
    .name = "rewrite",
    .summary = "print the rewritten text of source files",
    .operands = "FILE...",
    .operand = WORD_FILE,
    .about = "Writes the rewritten text of each source file to standard output, or to OUTDIR/FILE. It compiles like the original: with weft's "
             "include directory added (-isystem) and linked with -lweft, or with the crate weft_probe (--extern).",
    .notes = SOURCES_FLAGS,
    .groups = { { command_config_rows, offsetof(struct sources, config_path) }, { rows, 0 }, { sources_rows, 0 } },
    .has_flags = true,
    .run = run,
};
