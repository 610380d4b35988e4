/* The blocks of memory accesses, as tools ask for them: copies of the units' tables, which libraries take with them when
 * they go. */
#ifndef RT_TOOL_BLOCK_H
#define RT_TOOL_BLOCK_H

#include <stdint.h>

#include <weft/tool.h>

struct weft_memory;

/* With the process's lock held. Blocks for which there is no memory are not known to tools. */
void rt_tool_block_add(const struct weft_memory *memory, uint32_t first, uint32_t first_site);
int rt_tool_block(uint32_t number, struct weft_tool_block *out); /* the function of weft_tool_api */

#endif
