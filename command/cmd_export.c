/* weft export: writes a trace in a format that other tools read. See docs/export.md. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "log.h"
#include "command.h"
#include "export_directory.h"
#include "exporters.h"
#include "interrupt.h"

struct options {
    const char *out;
    const struct exporter *exporter;
    bool force;
};

static struct option_value format(size_t index)
{
    const struct exporter *exporter = exporters[index];
    return exporter ? (struct option_value){ exporter->name, exporter->help } : (struct option_value){ 0 };
}

static int take_format(const struct option_use *use, void *context)
{
    struct options *options = context;
    options->exporter = exporters[use->value_index];
    return STATUS_DONE;
}

static const struct option_row format_rows[] = {
    { .name = "to", .argument = "FORMAT", .is_required = true, .values = format, .take = take_format, .help = "one of" },
    { .name = "output",
      .letter = 'o',
      .argument = "OUT",
      .word = WORD_FILE,
      .is_required = true,
      .at = offsetof(struct options, out),
      .help = "the file to write, or the directory, for formats that are one; - is standard output, for formats that are neither binary nor a "
              "directory" },
    { 0 },
};

static const struct option_row page_rows[] = {
    { .name = "output",
      .letter = 'o',
      .argument = "OUT.html",
      .word = WORD_FILE,
      .is_required = true,
      .at = offsetof(struct options, out),
      .help = "the file to write; - is standard output" },
    { 0 },
};

static const struct option_row force_rows[] = {
    { .name = "force", .at = offsetof(struct options, force), .help = "replace OUT if it exists" },
    { 0 },
};

static bool is_stdout(const struct options *options)
{
    return strcmp(options->out, "-") == 0;
}

/* Checks whether OUT can be written, before reading a long trace. */
static int check_out(const struct command *command, const struct options *options)
{
    struct stat status;
    if (!options->exporter)
        return options_refuse(command, "export: into which format? (--to)");
    if (!options->out || !*options->out)
        return options_refuse(command, "into which file? (-o)");
    if (is_stdout(options)) {
        if (options->exporter->target == EXPORT_TEXT)
            return STATUS_DONE;
        return options_refuse(command, "-o -: %s is no text; name a file", options->exporter->name);
    }
    if (stat(options->out, &status) != 0) {
        if (errno == ENOENT)
            return STATUS_DONE;
        log_errno("%s", options->out);
        return STATUS_FAILURE;
    }
    bool is_directory = options->exporter->target == EXPORT_DIRECTORY;
    if (is_directory ? !S_ISDIR(status.st_mode) : !S_ISREG(status.st_mode))
        log_error("%s: is %s; -o takes the name of a %s to write", options->out,
                  S_ISDIR(status.st_mode) ? "a directory"
                  : is_directory          ? "no directory"
                                          : "no regular file",
                  is_directory ? "directory" : "file");
    else if (is_directory && !export_directory_is_pure(options->out, options->exporter->files))
        log_error("%s: is a directory with something else in it; it is left alone", options->out);
    else if (!options->force)
        log_error("%s: exists already; --force replaces it", options->out);
    else
        return STATUS_DONE;
    return STATUS_USAGE;
}

/* Makes an empty file or directory beside OUT, which will be renamed to OUT, so that OUT is never incomplete. Returns
 * NULL after printing a message. */
static char *make_temporary(struct arena *arena, const struct options *options)
{
    bool is_directory = options->exporter->target == EXPORT_DIRECTORY;
    char *path = arena_printf(arena, "%s.XXXXXX", options->out);
    int file = is_directory ? (mkdtemp(path) ? open(path, O_RDONLY | O_DIRECTORY) : -1) : mkstemp(path);
    if (file < 0) {
        log_errno("%s: cannot create a %s there", options->out, is_directory ? "directory" : "file");
        return NULL;
    }
    mode_t mask = umask(0); /* temporary files are private to the owner; give the export default permissions */
    umask(mask);
    (void)fchmod(file, (is_directory ? 0777 : 0666) & ~mask);
    close(file);
    return path;
}

/* Renames the finished export to OUT. */
static int put_in_place(const struct options *options, const char *temporary)
{
    if (options->exporter->target == EXPORT_DIRECTORY && options->force && export_directory_remove(options->out, options->exporter->files) != 0 &&
        errno != ENOENT) {
        log_errno("%s: cannot be replaced", options->out);
        return STATUS_FAILURE;
    }
    if (rename(temporary, options->out) == 0)
        return STATUS_DONE;
    log_errno("%s", options->out);
    return STATUS_FAILURE;
}

/* Writes the export to `path`, or to standard output if `path` is NULL. */
static int write_all(struct trace *trace, const struct options *options, const char *path)
{
    struct export_job job = { .trace = trace, .path = path ? path : "standard output" };
    struct output output = { 0 };
    if (options->exporter->target == EXPORT_TEXT || options->exporter->target == EXPORT_BINARY) {
        if ((path ? output_open(&output, path) : output_open_stdout(&output)) != 0) {
            log_errno("%s", job.path);
            return STATUS_FAILURE;
        }
        job.output = &output;
    }
    size_t printed = 0;
    int status = export_run(options->exporter, &job) == 0 ? STATUS_DONE : STATUS_FAILURE;
    if (output_close(&output) != 0) {
        log_errno("%s: cannot write", options->out);
        status = STATUS_FAILURE;
    }
    command_print_problems(trace, &printed);
    return status == STATUS_DONE ? command_status(trace, job.n_events) : status;
}

static int export_to(struct trace *trace, const struct options *options)
{
    if (is_stdout(options))
        return write_all(trace, options, NULL);
    char *temporary = make_temporary(trace->arena, options);
    if (!temporary)
        return STATUS_FAILURE;
    int status = write_all(trace, options, temporary);
    if (status == STATUS_DONE)
        status = put_in_place(options, temporary);
    if (status != STATUS_DONE &&
        (options->exporter->target == EXPORT_DIRECTORY ? export_directory_remove(temporary, options->exporter->files) : unlink(temporary)) != 0)
        log_errno("%s: cannot be removed", temporary);
    return status;
}

static int export_trace(const char *path, const struct options *options)
{
    struct arena arena = { 0 };
    struct trace trace;
    int status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE) {
        interrupt_catch();
        status = export_to(&trace, options);
        interrupt_obey();
    }
    arena_release(&arena);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct options options = { .exporter = command == &command_html ? &export_html : NULL };
    const char *path;
    int status = command_trace(command, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = check_out(command, &options);
    if (status == STATUS_DONE)
        status = export_trace(path, &options);
    return options_exit(status);
}

const struct command command_export = {
    .name = "export",
    .summary = "write a trace in a format that other tools open",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Writes a trace in a format that other tools read.",
    .groups = { { format_rows, 0 }, { force_rows, 0 } },
    .run = run,
};

const struct command command_html = {
    .name = "html",
    .summary = "a page that shows a trace in any browser",
    .operands = "TRACE",
    .operand = WORD_DIRECTORY,
    .about = "Writes one page that shows a trace in any browser, without a network: timeline, flame graph, tables.",
    .groups = { { page_rows, 0 }, { force_rows, 0 } },
    .run = run,
};
