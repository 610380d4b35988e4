#include "rt_tool_tell.h"

struct rt_tool_thread *_Atomic rt_tool_threads;
struct rt_tool_site *rt_tool_pages[RT_TOOL_PAGES];
struct rt_tool_slot rt_tool_slots[RT_TOOL_N_CALLBACKS][RT_TOOL_MOST_SUBSCRIPTIONS + 1];
uint32_t rt_tool_classes;
bool rt_tool_follows_creations, rt_tool_follows_messages, rt_tool_is_quiet_creation;

void rt_tool_note_open(struct rt_tool_thread *self)
{
    struct rt_tool_open open = { self->task, self->site };
    rt_bytes_add(&self->open, &open, sizeof open);
    self->site = 0;
}
