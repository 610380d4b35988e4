#include "packet.h"

#include <string.h>

#include <weft/format.h>

enum { FLAG_OPEN = 1 };

enum { COMPACT_SIZE = PACKET_SLOT, EXTENDED_SIZE = 24, NUMBER_SIZE = 8, VALUES_HEAD = 4 };
static const uint64_t EXTENDED_ID_MASK = ((uint64_t)1 << 40) - 1;

enum packet_result packet_read(struct packet *packet, struct window *window, uint64_t offset, const uint8_t uuid[16], uint32_t stream,
                               const char **why)
{
    if (offset >= window->size)
        return PACKET_NONE;
    const uint8_t *bytes = window_at(window, offset, PACKET_HEADER_SIZE);
    *why = "cut short in the header of a packet";
    if (!bytes)
        return PACKET_BROKEN;
    if (read_u32(bytes + PACKET_AT_MAGIC) == 0) /* prepared but not begun */
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

static enum packet_event_result missing(const struct packet *packet)
{
    return packet->is_open ? EVENT_NONE : EVENT_CUT;
}

/* After the site: u16 size in slots (of 8 bytes, including these 4 bytes), u8 number of values, u8 bytes of padding,
 * the values. Events of a newer version may hold other kinds of values, so their values are skipped unread. */
static enum packet_event_result read_values(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset,
                                            uint64_t left, bool is_known)
{
    const uint8_t *bytes = left >= event->size + VALUES_HEAD ? window_at(window, offset + event->size, VALUES_HEAD) : NULL;
    if (!bytes)
        return missing(packet);
    uint64_t size = 8 * (uint64_t)read_u16(bytes);
    uint8_t count = bytes[2];
    if (size < VALUES_HEAD || size > WEFT_WIRE_MOST)
        return EVENT_BROKEN;
    bytes = left >= event->size + size ? window_at(window, offset + event->size, size) : NULL;
    if (!bytes)
        return missing(packet);
    event->size += size;
    if (!is_known)
        return EVENT_READ;
    event->values = (struct trace_values){ .bytes = bytes + VALUES_HEAD, .size = (uint32_t)size - VALUES_HEAD, .count = count };
    return values_check(event->values.bytes, event->values.size, event->values.count) ? EVENT_READ : EVENT_BROKEN;
}

/* Reads the payload after the site; its format depends on the class of the id. */
static enum packet_event_result read_payload(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset,
                                             uint64_t left, enum weft_role role)
{
    const uint8_t *bytes;
    enum packet_event_result result;
    switch (weft_event_payload(event->id)) {
    case WEFT_PAYLOAD_NONE:
        return EVENT_READ;
    case WEFT_PAYLOAD_NUMBER:
        bytes = left >= event->size + NUMBER_SIZE ? window_at(window, offset + event->size, NUMBER_SIZE) : NULL;
        if (!bytes)
            return missing(packet);
        event->number = read_u64(bytes);
        event->size += NUMBER_SIZE;
        return EVENT_READ;
    case WEFT_PAYLOAD_VALUES:
        result = read_values(event, window, packet, offset, left, role != WEFT_ROLE_UNKNOWN);
        if (role == WEFT_ROLE_BEGIN || role == WEFT_ROLE_END)
            event->id = role == WEFT_ROLE_BEGIN ? WEFT_EVENT_BEGIN : WEFT_EVENT_END;
        return result;
    case WEFT_PAYLOAD_SLOTS:
        event->size += 8 * (uint64_t)event->site;
        return event->size <= left ? EVENT_FILLER : missing(packet);
    }
    return EVENT_BROKEN;
}

/* The extended form: 31, u27 size in slots, zeros; u40 id; u64 time; u24 site. The size is that of the whole event,
 * whatever its id is. */
static enum packet_event_result read_extended(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset,
                                              uint64_t left, uint64_t time)
{
    const uint8_t *bytes = left >= EXTENDED_SIZE ? window_at(window, offset, EXTENDED_SIZE) : NULL;
    if (!bytes)
        return missing(packet);
    uint64_t size = 8 * (uint64_t)(read_u32(bytes) >> WEFT_ID_BITS), id = read_u64(bytes + 8) & EXTENDED_ID_MASK;
    event->id = id <= UINT32_MAX ? (uint32_t)id : UINT32_MAX;
    event->time = read_u64(bytes + 13);
    if (event->time < time)
        event->time = time; /* the clock of a thread never runs backwards */
    event->site = (uint32_t)(read_u64(bytes + 16) >> WEFT_SITE_SHIFT);
    event->size = EXTENDED_SIZE;
    if (weft_event_role(event->id) != WEFT_ROLE_UNKNOWN)
        return EVENT_READ;
    event->size = size;
    if (size < EXTENDED_SIZE)
        return EVENT_BROKEN;
    return size <= left ? EVENT_UNKNOWN : missing(packet);
}

enum packet_event_result packet_event(struct packet_event *event, struct window *window, const struct packet *packet, uint64_t offset, uint64_t time)
{
    uint64_t left = packet->content_end - offset;
    enum packet_event_result result = EVENT_READ;
    const uint8_t *bytes = left >= COMPACT_SIZE ? window_at(window, offset, COMPACT_SIZE) : NULL;
    if (!bytes)
        return missing(packet);
    uint64_t slot = read_u64(bytes);
    if (packet->is_open && slot == 0)
        return EVENT_NONE;
    event->id = slot & 31;
    event->number = 0;
    event->values = (struct trace_values){ 0 };
    if (event->id != WEFT_EVENT_EXTENDED) {
        event->time = packet_time(time, slot);
        event->site = (uint32_t)(slot >> WEFT_SITE_SHIFT);
        event->size = COMPACT_SIZE;
    } else {
        result = read_extended(event, window, packet, offset, left, time);
    }
    enum weft_role role = weft_event_role(event->id);
    if (result == EVENT_READ && weft_event_payload(event->id) != WEFT_PAYLOAD_NONE)
        result = read_payload(event, window, packet, offset, left, role);
    if (packet_event_counts(result) && event->time > INT64_MAX)
        return EVENT_BROKEN;
    if (result != EVENT_READ)
        return result;
    if (role == WEFT_ROLE_UNKNOWN)
        return EVENT_UNKNOWN;
    if (role == WEFT_ROLE_OFF || role == WEFT_ROLE_ON) /* readers make them, no file has them */
        return EVENT_BROKEN;
    return event->site ? EVENT_READ : EVENT_BROKEN;
}
