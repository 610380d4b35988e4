/* Names of callees, as tools see them: patterns, and what synchronises threads. */
#ifndef RT_TOOL_NAME_H
#define RT_TOOL_NAME_H

#include <stdbool.h>
#include <stdint.h>

/* As in config.json: "*" stands for what has no "::" and no ".", "**" for anything, "?" for one such character. */
bool rt_tool_name_matches(const char *pattern, const char *name);
/* enum weft_tool_sync of a call or a region of this name; 0: none. */
uint8_t rt_tool_name_sync(const char *name);
bool rt_tool_name_cancels(const char *name); /* omp::cancel, omp::cancellation point */
bool rt_tool_name_is_mpi(const char *name);

#endif
