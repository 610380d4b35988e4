/* weft build COMMAND, weft make, weft ninja, weft cmake, weft cargo: any build with its compilers wrapped. */
#include <stdio.h>
#include <string.h>

#include "build.h"
#include "commands.h"
#include "log.h"

static const char usage[] =
    "usage: weft build [-c CONFIG] [-o DIR] [--] COMMAND...\n"
    "       weft make|ninja|cmake|cargo ARGS...\n"
    "Runs the command with its compilers wrapped: those for C, and cargo's rustc. -o: directory of weft's own files (default below ~/.cache/weft).\n";

/* Returns -1 to go on, else the status to end with. */
static int parse_options(struct build *build, int argc, char **argv)
{
    int i = 1;
    if (strcmp(argv[0], "build") != 0) { /* weft make ARGS: argv[0] is the command */
        build->command = argv;
        return -1;
    }
    for (; i < argc && argv[i][0] == '-' && strcmp(argv[i], "--") != 0; i++) {
        bool config = strcmp(argv[i], "-c") == 0, output = strcmp(argv[i], "-o") == 0;
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage, stdout);
            return STATUS_DONE;
        }
        if ((!config && !output) || i + 1 == argc) {
            log_error("%s: %s", argv[i], config || output ? "this option needs a value" : "unknown option");
            fputs(usage, stderr);
            return STATUS_USAGE;
        }
        *(config ? &build->config_path : &build->state) = argv[++i];
    }
    if (i < argc && strcmp(argv[i], "--") == 0)
        i++;
    build->command = argv + i;
    if (i < argc)
        return -1;
    log_error("no command to run");
    fputs(usage, stderr);
    return STATUS_USAGE;
}

int cmd_build(int argc, char **argv)
{
    struct arena arena = { 0 };
    struct build build = { .arena = &arena };
    int status = parse_options(&build, argc, argv);
    if (status < 0)
        status = build_run(&build);
    arena_release(&arena);
    return status;
}
