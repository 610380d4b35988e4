/* weft rewrite: rewritten text on stdout, or below a directory. */
#include <stdio.h>
#include <string.h>

#include "cmd_sources.h"
#include "commands.h"
#include "fs.h"
#include "log.h"

static const char usage[] = "usage: weft rewrite [-c CONFIG] [-o OUTDIR] [--headers] FILE... [-- FLAGS]\n"
                            "\n"
                            "Writes the rewritten text of each C or Rust file to standard output, or to OUTDIR/FILE.\n"
                            "C compiles like the original, with weft's include directory added (-isystem), and links with -lweft;\n"
                            "Rust with the crate weft_probe (--extern).\n"
                            "\n"
                            "  -c CONFIG   configuration (default: $WEFT_CONFIG, then ./config.json)\n"
                            "  -o OUTDIR   write files below OUTDIR instead of to standard output\n"
                            "  --headers   with the calls in included files, as weft build compiles it: the text of those files comes in place of\n"
                            "              their #include\n"
                            "  -- FLAGS    compiler flags the files need to be understood: -I, -D, -std=, --edition= ...; a first word that is\n"
                            "              no flag names the compiler (gcc)\n";

/* OUTDIR/path, where path keeps only what lies below it: no leading / and no .. */
static char *output_path(struct arena *arena, const char *directory, const char *path)
{
    while (*path == '/' || text_starts_with(path, "./") || text_starts_with(path, "../"))
        path += *path == '/' ? 1 : path[1] == '/' ? 2 : 3;
    return fs_join(arena, directory, path);
}

static int write_result(struct sources *sources, struct rewrite_result *result)
{
    if (!sources->output) {
        size_t written = fwrite(result->text.text, 1, result->text.length, stdout);
        if (written != result->text.length || fflush(stdout) != 0) {
            log_errno("cannot write to standard output");
            return STATUS_FAILURE;
        }
        return STATUS_DONE;
    }
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

int cmd_rewrite(int argc, char **argv)
{
    return sources_each(argc, argv, usage, write_result);
}
