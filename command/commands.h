/* The commands: each one is a constant in its own file; `commands` is the table. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "options.h"
#include "status.h"

#define COMMAND(name) extern const struct command command_##name;
#include "commands.def"
#undef COMMAND

/* In the order of `weft --help`; terminated by NULL. */
extern const struct command *const commands[];
/* Returns the command of that name, or NULL. */
const struct command *commands_find(const char *name);
/* Returns the command whose name is most similar to `name`, or NULL if none is similar. */
const struct command *commands_nearest(const char *name);

#define WEFT_VERSION "0.1.0"

#endif
