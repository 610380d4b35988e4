/* The wrapping of compilers in whatever build, for tools whose builds may call some. */
#ifndef BUILD_COMPILERS_H
#define BUILD_COMPILERS_H

#include "build_tool.h"

/* As the functions of struct build_tool. */
int build_compilers_open_state(struct build *build);
int build_compilers_set_environment(struct build *build);

#endif
