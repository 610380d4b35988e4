#include "rt_mpi_order.h"

#include <string.h>

#include "rt_bytes.h"
#include "rt_table.h"

struct count {
    uint64_t key;
    struct rt_mpi_channel channel;
    uint64_t n;
};

static struct rt_table sent = { .entry_size = sizeof(struct count) }, received = { .entry_size = sizeof(struct count) };
static struct rt_bytes receives;  /* struct rt_mpi_receive, in the order in which they were posted */
enum { MOST_RECEIVES = 1 << 14 }; /* each costs a look at all; with more at a time, nothing is numbered any more */

static bool is_same(const struct rt_mpi_channel *a, const struct rt_mpi_channel *b)
{
    return a->communicator == b->communicator && a->peer == b->peer && a->tag == b->tag;
}

/* A hash is the key; channels with the same one have the next. */
static uint64_t count_next(struct rt_table *table, const struct rt_mpi_channel *channel)
{
    uint64_t key = channel->communicator ^ (uint64_t)channel->peer << 32 ^ (uint64_t)channel->tag;
    key = (key ^ key >> 29) * UINT64_C(0x9E3779B97F4A7C15);
    for (;; key++) {
        struct count *count = key ? rt_table_add(table, key) : NULL;
        if (key && !count)
            return 0;
        if (count && count->n == 0)
            count->channel = *channel;
        if (count && is_same(&count->channel, channel))
            return ++count->n;
    }
}

uint64_t rt_mpi_order_sent(const struct rt_mpi_channel *channel)
{
    return count_next(&sent, channel);
}

static struct rt_mpi_receive *first_receive(void)
{
    return (struct rt_mpi_receive *)(uintptr_t)receives.bytes;
}

static struct rt_mpi_receive *behind_last(void)
{
    return (struct rt_mpi_receive *)(uintptr_t)(receives.bytes + receives.length);
}

static struct rt_mpi_receive *find_receive(uint64_t key)
{
    for (struct rt_mpi_receive *receive = first_receive(); receive < behind_last(); receive++)
        if (receive->key == key && !receive->is_over)
            return receive;
    return NULL;
}

static void remove_receive(struct rt_mpi_receive *receive)
{
    memmove(receive, receive + 1, (size_t)((unsigned char *)behind_last() - (unsigned char *)(receive + 1)));
    receives.length -= sizeof *receive;
}

void rt_mpi_order_posted(const struct rt_mpi_receive *receive)
{
    if (receives.length >= MOST_RECEIVES * sizeof *receive)
        receives.failed = true;
    if (!receives.failed && !find_receive(receive->key))
        rt_bytes_add(&receives, receive, sizeof *receive);
}

static bool is_any(const struct rt_mpi_channel *channel)
{
    return channel->peer < 0 || channel->tag < 0;
}

/* May a receive that does not say from whom it is have taken a message of this channel? */
static bool may_take(const struct rt_mpi_channel *any, const struct rt_mpi_channel *channel)
{
    return any->communicator == channel->communicator && (any->peer < 0 || any->peer == channel->peer) && (any->tag < 0 || any->tag == channel->tag);
}

/* Messages don't overtake each other, so all receives of this channel that were posted before have their message, too. */
static void number(struct rt_mpi_receive *over)
{
    if (is_any(&over->channel))
        return;
    for (const struct rt_mpi_receive *before = first_receive(); before < over; before++)
        if (is_any(&before->channel) && may_take(&before->channel, &over->channel))
            return;
    for (struct rt_mpi_receive *receive = first_receive(); receive <= over; receive++)
        if (receive->number == 0 && is_same(&receive->channel, &over->channel))
            receive->number = count_next(&received, &receive->channel);
}

void rt_mpi_order_received(uint64_t key, const struct rt_mpi_channel *channel, uint64_t task,
                           void (*known)(void *context, const struct rt_mpi_receive *receive), void *context)
{
    struct rt_mpi_receive *over = receives.failed ? NULL : find_receive(key);
    if (!over)
        return;
    over->channel = *channel;
    over->is_over = true;
    over->task = over->task == task ? task : 0;
    for (struct rt_mpi_receive *receive = first_receive(); receive < behind_last(); receive++)
        if (receive->is_over && receive->number == 0)
            number(receive);
    for (struct rt_mpi_receive *receive = first_receive(); receive < behind_last();)
        if (receive->is_over && receive->number) {
            known(context, receive);
            remove_receive(receive);
        } else {
            receive++;
        }
}

void rt_mpi_order_dropped(uint64_t key)
{
    struct rt_mpi_receive *receive = find_receive(key);
    if (receive)
        remove_receive(receive);
}
