/* weft export: a trace in a format that other tools read. docs/export.md describes them. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../rewriter/commands.h"
#include "../rewriter/log.h"
#include "command.h"
#include "exporter.h"
#include "interrupt.h"

static const struct exporter *const exporters[] = {
    &export_sqlite, &export_chrome, &export_speedscope, &export_folded, &export_callgrind, &export_dot, &export_csv,
};
enum { N_EXPORTERS = sizeof exporters / sizeof *exporters };

static const char usage[] = "usage: weft export --to FORMAT -o OUT [--force] TRACE\n";

struct options {
    const char *out;
    const struct exporter *exporter;
    bool force;
};

static void print_help(void)
{
    printf("Writes a trace in a format that other tools read.\n"
           "\n"
           "  --to FORMAT        see below\n"
           "  -o, --output OUT   the file to write; - is standard output, for the formats that are text (t)\n"
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
        return command_bad_usage(usage, "export: into which format? (--to)");
    if (!options->out || !*options->out)
        return command_bad_usage(usage, "export: into which file? (-o)");
    if (is_stdout(options)) {
        if (options->exporter->target == EXPORT_TEXT)
            return STATUS_DONE;
        return command_bad_usage(usage, "-o -: %s is no text; name a file", options->exporter->name);
    }
    if (stat(options->out, &status) != 0) {
        if (errno == ENOENT)
            return STATUS_DONE;
        log_errno("%s", options->out);
        return STATUS_FAILURE;
    }
    if (!S_ISREG(status.st_mode)) {
        log_error("%s: is %s; -o takes the name of a file to write", options->out, S_ISDIR(status.st_mode) ? "a directory" : "no regular file");
        return STATUS_USAGE;
    }
    if (!options->force) {
        log_error("%s: exists already; --force replaces it", options->out);
        return STATUS_USAGE;
    }
    return STATUS_DONE;
}

/* An empty file beside OUT to be renamed to it: nobody sees half an job. NULL after a message. */
static char *make_temporary(struct arena *arena, const char *out)
{
    char *path = arena_printf(arena, "%s.XXXXXX", out);
    int file = mkstemp(path);
    if (file < 0) {
        log_errno("%s: cannot create a file in that directory", out);
        return NULL;
    }
    mode_t mask = umask(0); /* mkstemp makes it 0600; the export gets the rights of any new file */
    umask(mask);
    (void)fchmod(file, 0666 & ~mask);
    close(file);
    return path;
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
    char *temporary = make_temporary(trace->arena, options->out);
    if (!temporary)
        return STATUS_FAILURE;
    int status = write_all(trace, options, temporary);
    if (status == STATUS_DONE && rename(temporary, options->out) != 0) {
        log_errno("%s", options->out);
        status = STATUS_FAILURE;
    }
    if (status != STATUS_DONE)
        unlink(temporary);
    return status;
}

int cmd_export(int argc, char **argv)
{
    struct options options = { 0 };
    const char *path;
    int status = command_trace(&line, argc, argv, &options, &path);
    if (status == STATUS_DONE)
        status = check_out(&options);
    if (status != STATUS_DONE)
        return command_exit(status);

    struct arena arena = { 0 };
    struct trace trace;
    status = command_open(&trace, &arena, path);
    if (status == STATUS_DONE) {
        interrupt_catch();
        status = export_to(&trace, &options);
        interrupt_obey();
    }
    arena_release(&arena);
    return status;
}
