#include "completion.h"

#include <string.h>

bool completion_add(struct str *out, const char *shell)
{
    static const struct {
        const char *shell;
        void (*add)(struct str *out);
    } shells[] = { { "bash", completion_add_bash }, { "zsh", completion_add_zsh }, { "fish", completion_add_fish } };
    for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
        if (strcmp(shell, shells[i].shell) == 0) {
            shells[i].add(out);
            return true;
        }
    return false;
}

void completion_add_options(struct str *out, const struct command *command, bool with_value_only)
{
    const struct option_row *row;
    const char *blank = "";
    for (size_t i = 0; (row = command_option(command, i, NULL)); i++) {
        if (with_value_only && !row->argument)
            continue;
        if (row->letter)
            str_printf(out, "%s-%c --%s", blank, row->letter, row->name);
        else
            str_printf(out, "%s--%s", blank, row->name);
        blank = " ";
    }
}
