/* Loads the tools that $WEFT_TOOLS names, and tells them what the other listeners are told. */
#ifndef RT_TOOL_LOAD_H
#define RT_TOOL_LOAD_H

#include <stdbool.h>

#include "rt_listener.h"

extern const struct rt_listener rt_tool_listener;

/* Once, with signals blocked and no locks held. True: there are some. */
bool rt_tool_load(void);

#endif
