/* The commands: a constant each, in a file of its own, and the table of all. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "options.h"
#include "status.h"

#define COMMAND(name) extern const struct command command_##name;
#include "commands.def"
#undef COMMAND

/* In the order of `weft --help`; NULL at the end. */
extern const struct command *const commands[];
/* NULL: there is none of that name. */
const struct command *commands_find(const char *name);
/* The one whose name is most like `name`; NULL if none is. */
const struct command *commands_nearest(const char *name);

#define WEFT_VERSION "0.1.0"

/* weft under a compiler's name, argv[0]. Returns the exit status. */
int cmd_compiler(int argc, char **argv);

#endif
