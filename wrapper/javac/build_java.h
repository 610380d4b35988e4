/* javac in any build: as a program, and inside the virtual machines of build tools. */
#ifndef BUILD_JAVA_H
#define BUILD_JAVA_H

#include "build_tool.h"

/* As the functions of struct build_tool: for tools that run in a virtual machine, and for all others. */
int java_set_environment(struct build *build);
int java_set_inner_environment(struct build *build);
void java_config_changed(struct build *build);

#endif
