/* The function for zsh: _arguments with a specification for each option. */
#include <string.h>

#include "commands.h"
#include "completion_shells.h"

/* Appends text for use inside single quotes. Characters that are special for _arguments or _describe are escaped by a
 * backslash. */
static void add_quoted(struct str *out, const char *text, const char *special)
{
    for (; *text; text++) {
        if (*text == '\'') {
            str_add(out, "'\\''");
            continue;
        }
        if (strchr(special, *text))
            str_add(out, "\\");
        str_add_char(out, *text);
    }
}

static const char *action_of(enum word word)
{
    static const char *const actions[] = {
        [WORD_TEXT] = "",         [WORD_FILE] = "_files",     [WORD_DIRECTORY] = "_files -/",
        [WORD_PROCESS] = "_pids", [WORD_PROGRAM] = "_normal", [WORD_COMMAND] = "_weft_commands",
    };
    return actions[word];
}

/* Appends ":KEY:(callee site)" or, if the values have help texts, ":KEY:((callee\:"what is called" ...))". */
static void add_value(struct str *out, const struct option_row *row)
{
    struct option_value value;
    str_add(out, ":");
    add_quoted(out, row->argument, ":\\");
    str_add(out, ":");
    if (!row->values) {
        str_add(out, action_of(row->word));
        return;
    }
    bool has_help = row->values(0).help;
    str_add(out, has_help ? "((" : "(");
    for (size_t i = 0; (value = row->values(i)).name; i++) {
        str_printf(out, "%s%s", i ? " " : "", value.name);
        if (has_help) {
            str_add(out, "\\:\"");
            add_quoted(out, value.help, ":\\\"`$");
            str_add(out, "\"");
        }
    }
    str_add(out, has_help ? "))" : ")");
}

/* Appends '(-o --output)'{-o+,--output=}'[directory of the trace]:TRACE:_files -/'. */
static void add_option(struct str *out, const struct option_row *row)
{
    str_add(out, " \\\n            ");
    if (row->repeats)
        str_add(out, "'*'");
    else if (row->letter)
        str_printf(out, "'(-%c --%s)'", row->letter, row->name);
    if (row->letter)
        str_printf(out, row->argument ? "{-%c+,--%s=}" : "{-%c,--%s}", row->letter, row->name);
    else
        str_printf(out, row->argument ? "--%s=" : "--%s", row->name);
    str_add(out, "'[");
    add_quoted(out, row->help, "[]\\");
    str_add(out, "]");
    if (row->argument)
        add_value(out, row);
    str_add(out, "'");
}

static void add_command(struct str *out, const struct command *command)
{
    const struct option_row *row;
    if (command->passes_on) {
        str_printf(out, "    %s) _normal ;;\n", command->name);
        return;
    }
    str_printf(out, "    %s)\n        _arguments -S%s", command->name, command->ends_at_operand ? " -A '-*'" : "");
    for (size_t i = 0; (row = command_option(command, i, NULL)); i++)
        add_option(out, row);
    str_printf(out, " \\\n            '%s:", command->operand == WORD_PROGRAM ? "*:" : "*");
    add_quoted(out, command->operands, ":\\");
    str_printf(out, ":%s' ;;\n", action_of(command->operand));
}

void completion_add_zsh(struct str *out)
{
    str_add(out, "#compdef weft\n"
                 "# Completion of weft for zsh. Made by `weft --print-completion zsh`.\n"
                 "_weft_commands() {\n"
                 "    local -a commands=(\n");
    for (size_t i = 0; commands[i]; i++) {
        str_printf(out, "        '%s:", commands[i]->name);
        add_quoted(out, commands[i]->summary, ":\\");
        str_add(out, "'\n");
    }
    str_add(out, "    )\n"
                 "    _describe -t commands command commands\n"
                 "}\n"
                 "\n"
                 "_weft() {\n"
                 "    local command=$words[2]\n"
                 "    if (( CURRENT == 2 )); then\n"
                 "        _weft_commands\n"
                 "        compadd help -- --help --version\n"
                 "        return\n"
                 "    fi\n"
                 "    shift words\n"
                 "    (( CURRENT-- ))\n"
                 "    case $command in\n");
    for (size_t i = 0; commands[i]; i++)
        add_command(out, commands[i]);
    str_add(out, "    help) _weft_commands ;;\n"
                 "    esac\n"
                 "}\n"
                 "\n"
                 "_weft \"$@\"\n");
}
