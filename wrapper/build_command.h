/* What the command of a build is about, as far as its words tell. */
#ifndef BUILD_COMMAND_H
#define BUILD_COMMAND_H

#include <stdbool.h>

/* False for commands that are known to compile nothing: `cmake -S . -B b`, `meson setup`, `make clean`, `--help` ... */
bool build_command_compiles(char *const *command);

#endif
