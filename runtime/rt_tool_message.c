#include "rt_tool_message.h"

#include "rt_tool.h"
#include "rt_tool_task.h"

struct noted {
    bool is_edge;
    uint32_t wanted;
    union {
        struct weft_tool_message message;
        struct weft_tool_remote_edge edge;
    };
};

uint64_t rt_tool_message_task(uint32_t *wanted)
{
    const struct rt_tool_thread *self = rt_tool_self;
    const struct rt_tool_open *innermost = self ? rt_tool_innermost(self) : NULL;
    uint32_t number = self && self->site ? self->site : innermost ? innermost->site : 0;
    const struct rt_tool_site *site = number ? rt_tool_site(number) : NULL;
    *wanted = site ? site->subscriptions : 0;
    return rt_tool_task();
}

bool rt_tool_message_begin(void)
{
    return !rt_tool_is_inside() && (RT_LIKELY(rt_tool_self && rt_tool_self->stance.state == RT_TOOL_OUTSIDE) || rt_tool_begin_thread());
}

void rt_tool_message_note(const struct weft_tool_message *message)
{
    const struct rt_tool_site *site = rt_tool_site(message->site);
    struct noted noted = { .wanted = site ? site->subscriptions : 0, .message = *message };
    if (noted.wanted)
        rt_bytes_add(&rt_tool_self->messages, &noted, sizeof noted);
}

void rt_tool_message_note_edge(const struct weft_tool_remote_edge *edge, uint32_t wanted)
{
    struct noted noted = { .is_edge = true, .wanted = wanted, .edge = *edge };
    if (wanted)
        rt_bytes_add(&rt_tool_self->messages, &noted, sizeof noted);
}

void rt_tool_message_tell(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    if (self->messages.length == 0)
        return;
    int error = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    for (size_t at = 0; at < self->messages.length; at += sizeof(struct noted)) {
        const struct noted *noted = (const void *)(self->messages.bytes + at);
        if (noted->is_edge)
            RT_TOOL_TELL(self, task_remote_edge, noted->wanted, slot->self, self->number, &noted->edge);
        else
            RT_TOOL_TELL(self, message, noted->wanted, slot->self, self->number, &noted->message);
    }
    self->messages.length = 0;
    rt_tool_come_outside(self, error);
}
