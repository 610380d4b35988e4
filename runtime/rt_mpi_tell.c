#include "rt_mpi_tell.h"

#include "rt_mpi_order.h"
#include "rt_tool_message.h"

/* Of a receive by a call; those of requests are their numbers. */
static uint64_t key_of(const void *call)
{
    return (uint64_t)1 << 63 | (uint64_t)(uintptr_t)call;
}

static struct rt_mpi_channel channel_of(const struct rt_mpi_told *told)
{
    return (struct rt_mpi_channel){ told->communicator, told->peer, told->tag };
}

static void note_edge(const struct rt_mpi_channel *channel, uint64_t number, uint64_t task, uint32_t wanted, int32_t from, int32_t to, bool is_out)
{
    const struct weft_tool_remote_edge edge = {
        .size = sizeof edge,
        .task = task,
        .communicator = channel->communicator,
        .number = number,
        .tag = channel->tag,
        .from = from,
        .to = to,
        .hazard = WEFT_TOOL_RAW,
        .is_out = is_out,
    };
    if (task && number)
        rt_tool_message_note_edge(&edge, wanted);
}

static void on_received(void *context, const struct rt_mpi_receive *receive)
{
    const struct rt_mpi_told *told = context;
    if (told->is_on)
        note_edge(&receive->channel, receive->number, receive->task, receive->wanted, (int32_t)receive->channel.peer, told->own_rank, false);
}

static void post(uint64_t key, const struct rt_mpi_channel *channel)
{
    struct rt_mpi_receive receive = { .key = key, .channel = *channel };
    receive.task = rt_tool_message_task(&receive.wanted);
    rt_mpi_order_posted(&receive);
}

static uint32_t kind_of(enum weft_event event)
{
    switch (event) {
    case WEFT_EVENT_MESSAGE_SEND:
        return WEFT_TOOL_SEND;
    case WEFT_EVENT_MESSAGE_POST:
        return WEFT_TOOL_POST;
    case WEFT_EVENT_MESSAGE_RECEIVE:
        return WEFT_TOOL_RECEIVE;
    case WEFT_EVENT_MESSAGE_DONE:
        return WEFT_TOOL_DONE;
    default:
        return WEFT_TOOL_COLLECTIVE;
    }
}

void rt_mpi_tell(const struct rt_mpi_told *told)
{
    const struct rt_mpi_channel channel = channel_of(told);
    uint32_t wanted;
    uint64_t task = rt_tool_message_task(&wanted);
    const struct weft_tool_message message = {
        .size = sizeof message,
        .kind = kind_of(told->event),
        .site = told->site,
        .task = task,
        .communicator = told->communicator,
        .request = told->request,
        .peer = told->peer,
        .tag = told->tag,
        .bytes = told->bytes,
    };
    if (told->is_on)
        rt_tool_message_note(&message);
    if (told->peer == WEFT_MESSAGE_NOBODY)
        return;
    if (told->event == WEFT_EVENT_MESSAGE_POST) {
        post(told->request, &channel);
    } else if (told->event == WEFT_EVENT_MESSAGE_RECEIVE) {
        rt_mpi_order_received(told->request ? told->request : key_of(told->blocked), &channel, task, on_received, (void *)(uintptr_t)told);
    } else if (told->event == WEFT_EVENT_MESSAGE_SEND) {
        uint64_t number = rt_mpi_order_sent(&channel);
        if (told->is_on)
            note_edge(&channel, number, task, wanted, told->own_rank, (int32_t)told->peer, true);
    }
}

void rt_mpi_tell_blocked(const void *call, uint64_t communicator, int64_t peer, int64_t tag)
{
    post(key_of(call), &(struct rt_mpi_channel){ communicator, peer, tag });
}

void rt_mpi_tell_not_blocked(const void *call)
{
    rt_mpi_order_dropped(key_of(call));
}

void rt_mpi_tell_cancelled(uint64_t request)
{
    rt_mpi_order_dropped(request);
}
