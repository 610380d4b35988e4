/* weft export: a trace in a format that other tools read. docs/export-FORMAT.md describe each. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../rewriter/commands.h"
#include "../rewriter/fs.h"
#include "../rewriter/log.h"
#include "command.h"
#include "exporter.h"

static const struct exporter *const exporters[] = { &export_sqlite };
enum { N_EXPORTERS = sizeof exporters / sizeof *exporters };

static const char usage[] = "usage: weft export --to FORMAT -o OUT [--force] TRACE\n";

struct options {
    const char *trace, *out;
    const struct exporter *exporter;
    bool force;
};

static void print_help(void)
{
    printf("%s"
           "Writes a trace in a format that other tools read.\n"
           "\n"
           "  --to FORMAT        see below\n"
           "  -o, --output OUT   the file to write\n"
           "  --force            replace OUT if it exists\n"
           "\n"
           "formats:\n",
           usage);
    for (size_t i = 0; i < N_EXPORTERS; i++)
        printf("  %-18s %s\n", exporters[i]->name, exporters[i]->help);
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

/* STATUS_DONE to go on, -1 when help was asked for, or STATUS_USAGE. */
static int parse_options(struct options *options, int argc, char **argv)
{
    static const struct option known[] = { { "to", required_argument, NULL, 't' },
                                           { "output", required_argument, NULL, 'o' },
                                           { "force", no_argument, NULL, 'f' },
                                           { "help", no_argument, NULL, 'h' },
                                           { NULL, 0, NULL, 0 } };
    int found;
    opterr = optind = 0;
    while ((found = getopt_long(argc, argv, ":ho:", known, NULL)) != -1) {
        switch (found) {
        case 't':
            options->exporter = find_exporter(optarg);
            if (!options->exporter)
                return refuse_format(optarg);
            break;
        case 'o':
            options->out = optarg;
            break;
        case 'f':
            options->force = true;
            break;
        case 'h':
            print_help();
            return -1;
        default:
            return command_bad_option(usage, argv, found);
        }
    }
    if (optind == argc)
        return command_bad_usage(usage, "export: which trace?");
    if (optind + 1 < argc)
        return command_bad_usage(usage, "export: one trace, please: what is '%s'?", argv[optind + 1]);
    options->trace = argv[optind];
    if (!options->exporter)
        return command_bad_usage(usage, "export: into which format? (--to)");
    if (!options->out || !*options->out)
        return command_bad_usage(usage, "export: into which file? (-o)");
    return STATUS_DONE;
}

/* Says so before hours of reading, not after. */
static int check_out(const struct options *options)
{
    struct stat status;
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

/* An empty file beside OUT to be renamed to it: nobody sees half an export. NULL after a message. */
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

static int export_to(struct trace *trace, const struct options *options)
{
    uint64_t n_events = 0;
    size_t printed = 0;
    char *temporary = make_temporary(trace->arena, options->out);
    if (!temporary)
        return STATUS_FAILURE;
    int status = options->exporter->write(trace, temporary, &n_events) == 0 ? STATUS_DONE : STATUS_FAILURE;
    command_print_problems(trace, &printed);
    if (status == STATUS_DONE)
        status = command_status(trace, n_events);
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
    int status = parse_options(&options, argc, argv);
    if (status != STATUS_DONE)
        return status < 0 ? STATUS_DONE : status;
    status = check_out(&options);
    if (status != STATUS_DONE)
        return status;

    struct arena arena = { 0 };
    struct trace trace;
    status = command_open(&trace, &arena, options.trace);
    if (status == STATUS_DONE)
        status = export_to(&trace, &options);
    arena_release(&arena);
    return status;
}
