/* The script for fish: one `complete` command for each option. */
#include <string.h>

#include "commands.h"
#include "completion_shells.h"

/* Appends text for use inside quotes, with a backslash before each character of `special`. */
static void add_escaped(struct str *out, const char *text, const char *special)
{
    for (; *text; text++) {
        if (strchr(special, *text))
            str_add(out, "\\");
        str_add_char(out, *text);
    }
}

static void add_quoted(struct str *out, const char *text)
{
    str_add(out, "'");
    add_escaped(out, text, "'\\");
    str_add(out, "'");
}

/* Appends callee\t"what is called" site\t"the call expression", in quotes. */
static void add_values(struct str *out, const struct option_row *row)
{
    struct str list = { .arena = out->arena };
    struct option_value value;
    for (size_t i = 0; (value = row->values(i)).name; i++) {
        str_printf(&list, "%s%s", i ? " " : "", value.name);
        if (!value.help)
            continue;
        str_add(&list, "\\t\"");
        add_escaped(&list, value.help, "\"$\\");
        str_add(&list, "\"");
    }
    add_quoted(out, list.text);
}

static void add_option(struct str *out, const struct command *command, const struct option_row *row)
{
    str_printf(out, "complete -c weft -l %s -n '__weft_command_is %s", row->name, command->name);
    if (command->ends_at_operand) {
        str_add(out, "; and __weft_is_before_program ");
        completion_add_options(out, command, true);
    }
    str_add(out, "'");
    if (row->letter)
        str_printf(out, " -s %c", row->letter);
    if (row->values) {
        str_add(out, " -x -a ");
        add_values(out, row);
    } else if (row->argument) {
        str_add(out, row->word == WORD_FILE ? " -r -F" : row->word == WORD_DIRECTORY ? " -x -a '(__fish_complete_directories)'" : " -x");
    }
    str_add(out, " -d ");
    add_quoted(out, row->help);
    str_add(out, "\n");
}

static void add_operands(struct str *out, const struct command *command)
{
    str_printf(out, "complete -c weft -n '__weft_command_is %s'", command->name);
    switch (command->operand) {
    case WORD_FILE:
        str_add(out, " -F");
        break;
    case WORD_DIRECTORY:
        str_add(out, " -a '(__fish_complete_directories)'");
        break;
    case WORD_PROCESS:
        str_add(out, " -a '(__fish_complete_pids)'");
        break;
    case WORD_PROGRAM:
        str_printf(out, " -a '(__fish_complete_subcommand --fcs-skip=%d ", command->passes_on ? 1 : 2);
        if (!command->passes_on)
            completion_add_options(out, command, true);
        str_add(out, ")'");
        break;
    case WORD_TEXT:
    case WORD_COMMAND:
        break;
    }
    str_add(out, "\n");
}

void completion_add_fish(struct str *out)
{
    const struct option_row *row;
    str_add(out, "# Completion of weft for fish. Made by `weft --print-completion fish`.\n"
                 "function __weft_command_is\n"
                 "    set -l words (commandline -opc)\n"
                 "    test (count $words) -gt 1; and test $words[2] = $argv[1]\n"
                 "end\n"
                 "function __weft_is_before_program # OPTIONS WITH A VALUE\n"
                 "    set -l is_value 0\n"
                 "    for word in (commandline -opc)[3..]\n"
                 "        if test $is_value = 1\n"
                 "            set is_value 0\n"
                 "        else if contains -- $word $argv\n"
                 "            set is_value 1\n"
                 "        else if not string match -q -- '-*' $word; or test $word = --\n"
                 "            return 1\n"
                 "        end\n"
                 "    end\n"
                 "end\n"
                 "function __weft_wants_command\n"
                 "    test (count (commandline -opc)) -eq 1\n"
                 "end\n"
                 "complete -c weft -f\n"
                 "complete -c weft -n __weft_wants_command -l help -s h -d 'list the commands'\n"
                 "complete -c weft -n __weft_wants_command -l version -d 'print the version'\n"
                 "complete -c weft -n __weft_wants_command -a help -d 'tell more about a command'\n");
    for (size_t i = 0; commands[i]; i++) {
        str_printf(out, "complete -c weft -n __weft_wants_command -a %s -d ", commands[i]->name);
        add_quoted(out, commands[i]->summary);
        str_printf(out, "\ncomplete -c weft -n '__weft_command_is help' -a %s -d ", commands[i]->name);
        add_quoted(out, commands[i]->summary);
        str_add(out, "\n");
        for (size_t j = 0; !commands[i]->passes_on && (row = command_option(commands[i], j, NULL)); j++)
            add_option(out, commands[i], row);
        add_operands(out, commands[i]);
    }
}
