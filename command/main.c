/* The weft program: finds and runs the command. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "completion.h"
#include "help.h"
#include "log.h"
#include "man.h"

static void print_help(FILE *file)
{
    fputs("usage: weft COMMAND [OPTIONS] ...\n"
          "\n"
          "weft rewrites the calls that config.json names, so that each runs between a begin\n"
          "and an end probe.\n"
          "A first tour: weft make; weft run ./program; weft report weft-trace\n"
          "\n",
          file);
    for (const struct command *const *command = commands; *command; command++)
        fprintf(file, "  %-9s %s\n", (*command)->name, (*command)->summary);
    fputs("\nweft help COMMAND tells more.\n", file);
}

static int complain_unknown(const char *name)
{
    const struct command *nearest = commands_nearest(name);
    if (nearest)
        log_error("there is no command '%s'; did you mean '%s'?", name, nearest->name);
    else
        log_error("there is no command '%s'; 'weft --help' lists them", name);
    return STATUS_USAGE;
}

static int help(const char *name)
{
    const struct command *command = name ? commands_find(name) : NULL;
    if (name && !command)
        return complain_unknown(name);
    if (command)
        help_print(command);
    else
        print_help(stdout);
    return STATUS_DONE;
}

/* Prints man pages and completions, generated from the tables, for ./install. `what` is one of the three options, and
 * `name` is its value or NULL. */
static int print_made(const char *what, const char *name)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    const struct command *command = name ? commands_find(name) : NULL;
    bool is_known = true;
    if (strcmp(what, "--print-commands") == 0) {
        for (const struct command *const *each = commands; *each; each++)
            str_printf(&text, "%s\n", (*each)->name);
    } else if (strcmp(what, "--print-man") == 0) {
        is_known = !name || command;
        if (command)
            man_add(&text, command);
        else
            man_add_overview(&text);
    } else {
        is_known = name && completion_add(&text, name);
    }
    if (is_known)
        fputs(text.text, stdout);
    else
        log_error("%s %s: unknown", what, name ? name : "");
    arena_release(&arena);
    return is_known ? STATUS_DONE : STATUS_USAGE;
}

static int run_command(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return STATUS_USAGE;
    }
    const char *word = argv[1];
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0)
        return help(argv[2]);
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0) {
        puts("weft " WEFT_VERSION);
        return STATUS_DONE;
    }
    if (strcmp(word, "--print-commands") == 0 || strcmp(word, "--print-man") == 0 || strcmp(word, "--print-completion") == 0)
        return print_made(word, argv[2]);
    const struct command *command = commands_find(word);
    return command ? command->run(command, argc - 1, argv + 1) : complain_unknown(word);
}

/* Output that is cut off, as on a full disk, must not look complete. What command_print has reported is no longer seen here. */
static int finish_output(int status)
{
    bool was_cut = ferror(stdout); /* by an earlier write, whose errno is gone */
    if (fflush(stdout) != 0)
        log_errno("cannot write standard output");
    else if (was_cut)
        log_error("cannot write standard output: a part of it is missing");
    else
        return status;
    return status ? status : STATUS_FAILURE;
}

int main(int argc, char **argv)
{
    return finish_output(run_command(argc, argv));
}
