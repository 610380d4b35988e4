#include "commands.h"

#include <string.h>

const struct command *const commands[] = {
#define COMMAND(name) &command_##name,
#include "commands.def"
#undef COMMAND
    NULL
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
