/* Messages of MPI, as tools are told of them. They are noted while rt_mpi.c has its lock, and told when it has not. */
#ifndef RT_TOOL_MESSAGE_H
#define RT_TOOL_MESSAGE_H

#include <stdbool.h>
#include <stdint.h>

#include <weft/tool.h>

/* The task whose body the calling thread executes, 0: none; and the tools that want its site. */
uint64_t rt_tool_message_task(uint32_t *wanted);
/* Is the calling thread one whose messages tools are told of? Tools are told of the thread first; without locks. */
bool rt_tool_message_begin(void);
/* Behind that. The number of the call's site, or 0, is in the message. */
void rt_tool_message_note(const struct weft_tool_message *message);
void rt_tool_message_note_edge(const struct weft_tool_remote_edge *edge, uint32_t wanted);
/* Without locks. */
void rt_tool_message_tell(void);

#endif
