/* weft export: a trace in a format that other tools read. docs/export.md describes them. */
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
#include "exporter.h"
#include "interrupt.h"

static const struct exporter *const exporters[] = {
    &export_sqlite, &export_chrome, &export_speedscope, &export_folded,   &export_callgrind, &export_dot,
    &export_csv,    &export_otf2,   &export_paraver,    &export_perfetto, &export_pprof,     &export_html,
};
enum { N_EXPORTERS = sizeof exporters / sizeof *exporters };

static const char usage[] = "usage: weft export --to FORMAT -o OUT [--force] TRACE\n";

struct options {
    const char *usage; /* of the command */
    const char *out;
    const struct exporter *exporter;
    bool force;
};

static void print_help(void)
{
    printf("Writes a trace in a format that other tools read.\n"
           "\n"
           "  --to FORMAT        see below\n"
           "  -o, --output OUT   the file to write (a directory for otf2 and paraver); - is standard output, for the formats that are text (t)\n"
           "  --force            replace OUT if it exists\n"
           "\n"
           "formats:\n");
    for (size_t i = 0; i < N_EXPORTERS; i++)
        printf("  %-11s %s  %s\n", exporters[i]->name, exporters[i]->target == EXPORT_TEXT ? "t" : " ", exporters[i]->help);
}

static const struct exporter *find_exporter(const char *name)
{
    for (size_t i = 0; i < N_EXPORTERS; i++)
        if (strcmp(exporters[i]->name, name) == 0)
            return exporters[i];
    return NULL;
}

static int refuse_format(const char *name)
{
    char known[256] = "";
    for (size_t i = 0; i < N_EXPORTERS; i++) {
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, "%s%s", i ? ", " : "", exporters[i]->name);
    }
    return command_bad_usage(usage, "--to %s: unknown format; known are: %s", name, known);
}

static int take_option(int option, const char *value, void *context)
{
    struct options *options = context;
    switch (option) {
    case 't':
        options->exporter = find_exporter(value);
        return options->exporter ? STATUS_DONE : refuse_format(value);
    case 'o':
        options->out = value;
        return STATUS_DONE;
    default:
        options->force = true;
        return STATUS_DONE;
    }
}

static const struct command_line line = {
    .name = "export",
    .usage = usage,
    .shorts = ":ho:",
    .options = (const struct option[]){ { "to", required_argument, NULL, 't' },
                                        { "output", required_argument, NULL, 'o' },
                                        { "force", no_argument, NULL, 'f' },
                                        { "help", no_argument, NULL, 'h' },
                                        { NULL, 0, NULL, 0 } },
    .print_help = print_help,
    .take = take_option,
};

static bool is_stdout(const struct options *options)
{
    return strcmp(options->out, "-") == 0;
}

/* Says so before hours of reading, not after. */
static int check_out(const struct options *options)
{
    struct stat status;
    if (!options->exporter)
        return command_bad_usage(options->usage, "export: into which format? (--to)");
    if (!options->out || !*options->out)
        return command_bad_usage(options->usage, "into which file? (-o)");
    if (is_stdout(options)) {
        if (options->exporter->target == EXPORT_TEXT)
            return STATUS_DONE;
        return command_bad_usage(options->usage, "-o -: %s is no text; name a file", options->exporter->name);
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

/* An empty file or directory beside OUT to be renamed to it: nobody sees half an export. NULL after a message. */
static char *make_temporary(struct arena *arena, const struct options *options)
{
    bool is_directory = options->exporter->target == EXPORT_DIRECTORY;
    char *path = arena_printf(arena, "%s.XXXXXX", options->out);
    int file = is_directory ? (mkdtemp(path) ? open(path, O_RDONLY | O_DIRECTORY) : -1) : mkstemp(path);
    if (file < 0) {
        log_errno("%s: cannot create a %s there", options->out, is_directory ? "directory" : "file");
        return NULL;
    }
    mode_t mask = umask(0); /* they are made for the owner alone; the export gets the rights of anything new */
    umask(mask);
    (void)fchmod(file, (is_directory ? 0777 : 0666) & ~mask);
    close(file);
    return path;
}

/* Gives the finished export its name. */
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

/* Writes everything to `path`, standard output if it is NULL. */
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

int cmd_export(int argc, char **argv)
{
    struct options options = { .usage = usage };
    const char *path;
    int status = command_trace(&line, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = check_out(&options);
    return status == STATUS_DONE ? export_trace(path, &options) : command_exit(status);
}

/* ---- weft html: the same with the format given ---- */

static const char html_usage[] = "usage: weft html -o OUT.html [--force] TRACE\n";

static void print_html_help(void)
{
    printf("Writes one page that shows a trace in any browser, without a network: time line, flame graph, tables.\n"
           "\n"
           "  -o, --output OUT   the file to write; - is standard output\n"
           "  --force            replace OUT if it exists\n");
}

static const struct command_line html_line = {
    .name = "html",
    .usage = html_usage,
    .shorts = ":ho:",
    .options = (const struct option[]){ { "output", required_argument, NULL, 'o' },
                                        { "force", no_argument, NULL, 'f' },
                                        { "help", no_argument, NULL, 'h' },
                                        { NULL, 0, NULL, 0 } },
    .print_help = print_html_help,
    .take = take_option,
};

int cmd_html(int argc, char **argv)
{
    struct options options = { .usage = html_usage, .exporter = &export_html };
    const char *path;
    int status = command_trace(&html_line, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = check_out(&options);
    return status == STATUS_DONE ? export_trace(path, &options) : command_exit(status);
}
