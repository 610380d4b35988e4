#include "completion_shells.h"

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
