#include "option_table.h"

const struct option_row option_help = { .name = "help", .letter = 'h', .help = "show this text" };

const struct option_row *command_option(const struct command *command, size_t index, size_t *at)
{
    for (const struct option_group *group = command->groups; group < command->groups + MOST_GROUPS && group->rows; group++)
        for (const struct option_row *row = group->rows; row->name; row++) {
            if (index-- > 0)
                continue;
            if (at)
                *at = group->at;
            return row;
        }
    return index == 0 ? &option_help : NULL;
}
