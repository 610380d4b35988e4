#include "packet.h"

#include <string.h>

#include <weft/format.h>

enum { FLAG_OPEN = 1 };

enum { COMPACT_SIZE = 8, EXTENDED_SIZE = 24, FUTURE_SIZE = 8, VALUES_HEAD = 4 };

enum packet_result packet_read(struct packet *packet, struct window *window, uint64_t offset, const uint8_t uuid[16], uint32_t stream,
                               const char **why)
{
    if (offset >= window->size)
        return PACKET_NONE;
    const uint8_t *bytes = window_at(window, offset, PACKET_HEADER_SIZE);
    *why = "cut short in the header of a packet";
    if (!bytes)
        return PACKET_BROKEN;
    if (read_u32(bytes + PACKET_AT_MAGIC) == 0) /* prepared and not begun */
        return PACKET_NONE;
    *why = "no packet of weft: wrong magic number";
    if (read_u32(bytes + PACKET_AT_MAGIC) != WEFT_CTF_MAGIC)
        return PACKET_BROKEN;
    *why = "the packet belongs to another trace: its uuid differs from the metadata's";
    if (memcmp(bytes + PACKET_AT_UUID, uuid, 16) != 0)
        return PACKET_BROKEN;
    *why = "a packet of another stream";
    if (read_u32(bytes + PACKET_AT_STREAM) != stream)
        return PACKET_BROKEN;

    uint64_t content_bits = read_u64(bytes + PACKET_AT_CONTENT_SIZE), packet_bits = read_u64(bytes + PACKET_AT_PACKET_SIZE);
    uint64_t room = window->size - offset;
    *why = "a packet of impossible size";
    if (packet_bits % 8 || content_bits % 8 || content_bits > packet_bits || packet_bits / 8 < PACKET_HEADER_SIZE)
        return PACKET_BROKEN;
    if (content_bits / 8 < PACKET_HEADER_SIZE)
        return PACKET_BROKEN;
    packet->is_open = read_u32(bytes + PACKET_AT_FLAGS) & FLAG_OPEN;
    uint64_t size = packet_bits / 8, content = packet->is_open ? size : content_bits / 8;
    packet->events = offset + PACKET_HEADER_SIZE;
    packet->content_end = offset + (packet->is_open && content > room ? room : content);
    packet->end = size > UINT64_MAX - offset ? UINT64_MAX : offset + size;
    packet->time_begin = read_u64(bytes + PACKET_AT_TIME_BEGIN);
    *why = "a packet of impossible time";
    if (packet->time_begin > INT64_MAX)
        return PACKET_BROKEN;
    packet->sequence = read_u64(bytes + PACKET_AT_SEQUENCE);
    packet->lost = read_u64(bytes + PACKET_AT_LOST);
    return PACKET_READ;
}

static const uint64_t TIME_MASK = ((uint64_t)1 << WEFT_TIME_BITS) - 1;

/* CTF 1.8, 8: a time stamp of fewer bits is the next moment at which the clock's low bits look like that. */
static uint64_t extend_time(uint64_t time, uint64_t low)
{
    uint64_t extended = (time & ~TIME_MASK) | low;
    return extended < time ? extended + TIME_MASK + 1 : extended;
}

/* Behind the site: u16 slots (of 8 bytes, these four among them), u8 number of values, u8 bytes of padding, the values. */
static enum packet_event_result read_values(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset,
                                            uint64_t left)
{
    const uint8_t *bytes = left >= event->size + VALUES_HEAD ? window_at(window, offset + event->size, VALUES_HEAD) : NULL;
    if (!bytes)
        return packet->is_open ? EVENT_NONE : EVENT_CUT;
    uint64_t size = 8 * (uint64_t)read_u16(bytes);
    event->values = (struct trace_values){ .count = bytes[2] };
    if (size < VALUES_HEAD || size > WEFT_WIRE_MOST)
        return EVENT_BROKEN;
    bytes = left >= event->size + size ? window_at(window, offset + event->size, size) : NULL;
    if (!bytes)
        return packet->is_open ? EVENT_NONE : EVENT_CUT;
    event->values.bytes = bytes + VALUES_HEAD;
    event->values.size = (uint32_t)size - VALUES_HEAD;
    event->size += size;
    return values_check(event->values.bytes, event->values.size, event->values.count) ? EVENT_READ : EVENT_BROKEN;
}

enum packet_event_result packet_event(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset, uint64_t time)
{
    uint64_t left = packet->content_end - offset;
    static const uint8_t nothing[COMPACT_SIZE];
    const uint8_t *bytes = left >= COMPACT_SIZE ? window_at(window, offset, COMPACT_SIZE) : NULL;
    if (!bytes)
        return packet->is_open ? EVENT_NONE : EVENT_CUT;
    if (packet->is_open && memcmp(bytes, nothing, COMPACT_SIZE) == 0)
        return EVENT_NONE;
    uint64_t slot = read_u64(bytes);
    event->id = slot & 31;
    if (event->id != WEFT_EVENT_EXTENDED) {
        event->time = extend_time(time, slot >> WEFT_ID_BITS & TIME_MASK);
        event->site = (uint32_t)(slot >> WEFT_SITE_SHIFT);
        event->size = COMPACT_SIZE;
    } else {
        bytes = left >= EXTENDED_SIZE ? window_at(window, offset, EXTENDED_SIZE) : NULL;
        if (!bytes)
            return packet->is_open ? EVENT_NONE : EVENT_CUT;
        event->id = read_u32(bytes + 8);
        event->time = read_u64(bytes + 13);
        if (event->time < time)
            event->time = time; /* a thread's clock does not run backwards */
        event->site = (uint32_t)(read_u64(bytes + 16) >> WEFT_SITE_SHIFT);
        event->size = EXTENDED_SIZE;
    }
    event->future = 0;
    if (event->id == WEFT_EVENT_FILLER) {
        event->size += (uint64_t)event->site * 8;
        return event->size <= left ? EVENT_FILLER : packet->is_open ? EVENT_NONE : EVENT_CUT;
    }
    if (event->id == WEFT_EVENT_FUTURE_BEGIN || event->id == WEFT_EVENT_FUTURE_END) {
        bytes = left >= event->size + FUTURE_SIZE ? window_at(window, offset, event->size + FUTURE_SIZE) : NULL;
        if (!bytes)
            return packet->is_open ? EVENT_NONE : EVENT_CUT;
        event->future = read_u32(bytes + event->size);
        event->size += FUTURE_SIZE;
    }
    event->values = (struct trace_values){ 0 };
    if (event->id == WEFT_EVENT_BEGIN_VALUES || event->id == WEFT_EVENT_END_VALUES) {
        enum packet_event_result result = read_values(event, window, packet, offset, left);
        if (result != EVENT_READ)
            return result;
        event->id = event->id == WEFT_EVENT_BEGIN_VALUES ? WEFT_EVENT_BEGIN : WEFT_EVENT_END;
    }
    if (event->site == 0)
        return EVENT_BROKEN;
    return event->id <= WEFT_EVENT_FUTURE_END && event->time <= INT64_MAX ? EVENT_READ : EVENT_BROKEN;
}
