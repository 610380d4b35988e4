/* The library that is preloaded into the programs of a build: see exec_hook.c. */
#ifndef BUILD_HOOK_H
#define BUILD_HOOK_H

#include "build_tool.h"

/* Preloads it into what the build runs. After a message nothing is, if that is impossible. */
void build_hook_preload(struct build *build);
/* From now on programs of this name get `what` (EXEC_HOOK_PROGRAMS has its forms; NULL: nothing), if a program `other` is
 * installed beside them (NULL: always). The build's own command as well. */
void build_hook_add(struct build *build, const char *name, const char *other, const char *what);

#endif
