#include "rt_tool_tell.h"

__thread struct rt_tool_thread *rt_tool_self;
struct rt_tool_thread *_Atomic rt_tool_threads;
struct rt_tool_site *rt_tool_pages[RT_TOOL_PAGES];
struct rt_tool_slot rt_tool_slots[RT_TOOL_N_CALLBACKS][RT_TOOL_MOST_SUBSCRIPTIONS + 1];
uint32_t rt_tool_classes;
bool rt_tool_follows_creations, rt_tool_is_quiet_creation;
