#include "commands.h"

#include <string.h>

const struct command *const commands[] = {
    &command_rewrite, &command_sites, &command_build,   &command_make,   &command_ninja,    &command_cmake, &command_cargo,
    &command_cc,      &command_run,   &command_report,  &command_replay, &command_estimate, &command_html,  &command_snapshot,
    &command_on,      &command_off,   &command_recover, &command_export, &command_collect,  &command_ship,  NULL,
};

const struct command *commands_find(const char *name)
{
    for (const struct command *const *command = commands; *command; command++)
        if (strcmp(name, (*command)->name) == 0)
            return *command;
    return NULL;
}

const struct command *commands_nearest(const char *name)
{
    const struct command *nearest = NULL;
    size_t least = OPTIONS_FAR;
    for (const struct command *const *command = commands; *command; command++)
        if (options_is_nearer(name, (*command)->name, &least))
            nearest = *command;
    return nearest;
}
