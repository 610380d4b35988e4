/* The weft command: a table of commands and what they need to be found. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "program_names.h"
#include "commands.h"
#include "fs.h"
#include "log.h"

#define WEFT_VERSION "0.1.0"

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *help;
} commands[] = {
    { "rewrite", cmd_rewrite, "print the rewritten text of source files" },
    { "sites", cmd_sites, "list the calls that are selected, and what becomes of each" },
    { "build", cmd_build, "run any build command with its compilers wrapped" },
    { "make", cmd_build, "the same for make" },
    { "ninja", cmd_build, "the same for ninja" },
    { "cmake", cmd_build, "the same for cmake --build" },
    { "cargo", cmd_build, "the same for cargo build, run, test ...: Rust" },
    { "cc", cmd_cc, "one compiler call, wrapped: weft cc gcc -c file.c" },
    { "run", cmd_run, "run an instrumented program and keep its trace" },
    { "report", cmd_report, "who called what, how often, for how long" },
    { "replay", cmd_replay, "the calls as they ran, nested, thread by thread" },
    { "estimate", cmd_estimate, "what recording costs, and a configuration without what is not worth it" },
    { "html", cmd_html, "a page that shows a trace in any browser" },
    { "snapshot", cmd_snapshot, "a trace of what a running program has recorded so far" },
    { "on", cmd_switch, "a running program records again" },
    { "off", cmd_switch, "a running program records nothing, or not the calls of a class" },
    { "recover", cmd_recover, "make the trace of a killed program readable for other tools" },
    { "export", cmd_export, "write a trace in a format that other tools open" },
    { "collect", cmd_collect, "take traces from many programs and machines into one database" },
    { "ship", cmd_ship, "send a trace to a collector" },
};
enum { N_COMMANDS = sizeof commands / sizeof *commands };

static void print_help(FILE *file)
{
    fputs("usage: weft COMMAND [OPTIONS] ...     (weft COMMAND --help tells more; make, ninja, cmake and cargo get their arguments as they are)\n"
          "\n"
          "weft rewrites the calls that config.json names, so that each runs between a begin and an end probe.\n"
          "A first tour: weft make; weft run ./program; weft report weft-trace\n"
          "\n",
          file);
    for (size_t i = 0; i < N_COMMANDS; i++)
        fprintf(file, "  %-9s %s\n", commands[i].name, commands[i].help);
}

/* Levenshtein's distance, for the nearest name. Both are short; longer ones than the row count as far away. */
static size_t distance(const char *a, const char *b)
{
    size_t row[32], n = strlen(b);
    if (n >= sizeof row / sizeof *row)
        return SIZE_MAX;
    for (size_t j = 0; j <= n; j++)
        row[j] = j;
    for (size_t i = 1; *a; a++, i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= n; j++) {
            size_t best = diagonal + (*a != b[j - 1]);
            diagonal = row[j];
            best = row[j] + 1 < best ? row[j] + 1 : best;
            row[j] = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
        }
    }
    return row[n];
}

static int complain_unknown(const char *name)
{
    const char *nearest = NULL;
    size_t least = 3;
    for (size_t i = 0; i < N_COMMANDS; i++) {
        size_t d = distance(name, commands[i].name);
        if (d < least) {
            least = d;
            nearest = commands[i].name;
        }
    }
    if (nearest)
        log_error("there is no command '%s'; did you mean '%s'?", name, nearest);
    else
        log_error("there is no command '%s'; 'weft --help' lists them", name);
    return STATUS_USAGE;
}

static int run_command(int argc, char **argv)
{
    /* Called through a shim link named like a compiler. */
    if (argc > 0 && compiler_name_is(fs_name_of(argv[0])))
        return cmd_cc(argc, argv);
    if (argc < 2) {
        print_help(stderr);
        return STATUS_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return STATUS_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("weft " WEFT_VERSION);
        return STATUS_DONE;
    }
    for (size_t i = 0; i < N_COMMANDS; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    return complain_unknown(argv[1]);
}

int main(int argc, char **argv)
{
    int status = run_command(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) { /* /dev/full: the reader of our output must not take it for whole */
        log_errno("cannot write standard output");
        status = status ? status : STATUS_FAILURE;
    }
    return status;
}
