/* The script for bash: a function that contains the tables as cases. */
#include "commands.h"
#include "completion_shells.h"

static const char *const kinds[] = {
    [WORD_TEXT] = "text",       [WORD_FILE] = "file",       [WORD_DIRECTORY] = "directory",
    [WORD_PROCESS] = "process", [WORD_PROGRAM] = "program", [WORD_COMMAND] = "command",
};

static const char head[] = "# Completion of weft for bash. Made by `weft --print-completion bash`.\n"
                           "_weft_propose() { # KIND [VALUES]\n"
                           "    case $1 in\n"
                           "    values) mapfile -t COMPREPLY < <(compgen -W \"$2\" -- \"$current\") ;;\n"
                           "    file) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$current\") ;;\n"
                           "    directory) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$current\") ;;\n"
                           "    process) mapfile -t COMPREPLY < <(cd /proc && compgen -G \"$current[0-9]*\"; compgen -G \"$current\") ;;\n"
                           "    program) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -c -f -- \"$current\") ;;\n"
                           "    command) mapfile -t COMPREPLY < <(compgen -W \"$commands\" -- \"$current\") ;;\n"
                           "    esac\n"
                           "}\n"
                           "\n"
                           "_weft() {\n"
                           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}\n"
                           "    local options='' valued='' operand=text value='' values='' i\n";

/* bash splits `--by=callee` into three words. After the first operand of `weft run`, the program's own completion
 * takes over. */
static const char tail[] = "    if [ \"$COMP_CWORD\" = 1 ]; then\n"
                           "        _weft_propose values \"$commands help --help --version\"\n"
                           "        return\n"
                           "    fi\n"
                           "    if [ \"$operand\" = program ]; then\n"
                           "        i=1\n"
                           "        [ ! \"$options\" ] || for ((i = 2; i < COMP_CWORD; i++)); do\n"
                           "            case ${COMP_WORDS[i]} in\n"
                           "            --) i=$((i + 1)); break ;;\n"
                           "            -*) if [[ \" $valued \" == *\" ${COMP_WORDS[i]} \"* ]]; then\n"
                           "                i=$((i + 1))\n"
                           "                if [ \"${COMP_WORDS[i]}\" = = ]; then i=$((i + 1)); fi\n"
                           "            fi ;;\n"
                           "            *) break ;;\n"
                           "            esac\n"
                           "        done\n"
                           "        if [ \"$i\" -lt \"$COMP_CWORD\" ]; then\n"
                           "            if declare -F _command_offset >/dev/null; then _command_offset \"$i\"; else _weft_propose file; fi\n"
                           "            return\n"
                           "        fi\n"
                           "        [ \"$i\" -gt \"$COMP_CWORD\" ] || [ \"${COMP_WORDS[i - 1]}\" != -- ] || { _weft_propose program; return; }\n"
                           "    fi\n"
                           "    case $value in\n"
                           "    '') case $current in\n"
                           "        -*) _weft_propose values \"$options\" ;;\n"
                           "        *) _weft_propose \"$operand\" ;;\n"
                           "        esac ;;\n"
                           "    *) _weft_propose \"$value\" \"$values\" ;;\n"
                           "    esac\n"
                           "}\n"
                           "complete -F _weft weft\n";

static void add_value(struct str *out, const struct command *command, const struct option_row *row)
{
    struct option_value value;
    str_add(out, "    ");
    if (row->letter)
        str_printf(out, "'%s -%c' | ", command->name, row->letter);
    str_printf(out, "'%s --%s') value=", command->name, row->name);
    if (!row->values) {
        str_printf(out, "%s ;;\n", kinds[row->word]);
        return;
    }
    str_add(out, "values values='");
    for (size_t i = 0; (value = row->values(i)).name; i++)
        str_printf(out, "%s%s", i ? " " : "", value.name);
    str_add(out, "' ;;\n");
}

void completion_add_bash(struct str *out)
{
    const struct option_row *row;
    str_add(out, head);
    str_add(out, "    local commands='");
    for (size_t i = 0; commands[i]; i++)
        str_printf(out, "%s%s", i ? " " : "", commands[i]->name);
    str_add(out, "'\n    COMPREPLY=()\n"
                 "    case $current$previous in\n"
                 "    =*) current='' ;;\n"
                 "    *=) previous=${COMP_WORDS[COMP_CWORD - 2]} ;;\n"
                 "    esac\n"
                 "    case $command in\n");
    for (size_t i = 0; commands[i]; i++) {
        str_printf(out, "    %s) operand=%s", commands[i]->name, kinds[commands[i]->operand]);
        if (!commands[i]->passes_on) {
            str_add(out, " options='");
            completion_add_options(out, commands[i], false);
            str_add(out, "' valued='");
            completion_add_options(out, commands[i], true);
            str_add(out, "'");
        }
        str_add(out, " ;;\n");
    }
    str_add(out, "    help) operand=command ;;\n    esac\n    case \"$command $previous\" in\n");
    for (size_t i = 0; commands[i]; i++)
        for (size_t j = 0; !commands[i]->passes_on && (row = command_option(commands[i], j, NULL)); j++)
            if (row->argument)
                add_value(out, commands[i], row);
    str_add(out, "    esac\n");
    str_add(out, tail);
}
