/* The table of build tools. */
#include <stddef.h>

#include "build_tool.h"

#define BUILD_TOOL(name) extern const struct build_tool build_tool_##name;
#include "build_tools.def"
#undef BUILD_TOOL

const struct build_tool *const build_tools[] = {
#define BUILD_TOOL(name) &build_tool_##name,
#include "build_tools.def"
#undef BUILD_TOOL
    NULL
};
