#include "wire.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <zlib.h>

#include "packet.h"

enum { CHECKED_FROM = 8, PAYLOAD_FROM = 9 };

static void reserve(struct wire_out *out, size_t room)
{
    if (out->capacity - out->end >= room)
        return;
    if (out->start > 0) {
        memmove(out->bytes, out->bytes + out->start, out->end - out->start);
        out->end -= out->start;
        out->frame -= out->frame >= out->start ? out->start : out->frame;
        out->start = 0;
    }
    if (out->capacity - out->end >= room)
        return;
    size_t capacity = out->capacity ? out->capacity : 4096;
    while (capacity - out->end < room)
        capacity *= 2;
    uint8_t *bytes = realloc(out->bytes, capacity);
    if (!bytes)
        arena_out_of_memory(capacity);
    out->bytes = bytes;
    out->capacity = capacity;
}

void wire_bytes(struct wire_out *out, const void *bytes, size_t length)
{
    reserve(out, length);
    if (length > 0)
        memcpy(out->bytes + out->end, bytes, length);
    out->end += length;
}

void wire_u32(struct wire_out *out, uint32_t value)
{
    uint8_t bytes[4] = { (uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24) };
    wire_bytes(out, bytes, sizeof bytes);
}

void wire_u64(struct wire_out *out, uint64_t value)
{
    wire_u32(out, (uint32_t)value);
    wire_u32(out, (uint32_t)(value >> 32));
}

void wire_text(struct wire_out *out, const char *text)
{
    wire_u32(out, (uint32_t)strlen(text));
    wire_bytes(out, text, strlen(text));
}

void wire_begin(struct wire_out *out, enum wire_type type)
{
    uint8_t byte = (uint8_t)type;
    reserve(out, PAYLOAD_FROM);
    out->frame = out->end;
    wire_u64(out, 0);
    wire_bytes(out, &byte, 1);
}

void wire_end(struct wire_out *out)
{
    size_t end = out->end, length = end - out->frame - CHECKED_FROM;
    uint32_t check = (uint32_t)crc32(0, out->bytes + out->frame + CHECKED_FROM, (uInt)length);
    out->end = out->frame;
    wire_u32(out, (uint32_t)length);
    wire_u32(out, check);
    out->end = end;
}

void wire_sent(struct wire_out *out, size_t count)
{
    out->start += count;
    if (out->start == out->end)
        out->start = out->end = 0;
}

void wire_out_release(struct wire_out *out)
{
    free(out->bytes);
    *out = (struct wire_out){ 0 };
}

enum wire_status wire_read(struct wire_frame *frame, const uint8_t *bytes, size_t length, size_t limit)
{
    if (length < 4)
        return WIRE_PARTIAL;
    size_t size = read_u32(bytes);
    if (size < 1 || size > limit)
        return WIRE_GARBAGE;
    if (length < CHECKED_FROM + size)
        return WIRE_PARTIAL;
    if (read_u32(bytes + 4) != (uint32_t)crc32(0, bytes + CHECKED_FROM, (uInt)size))
        return WIRE_GARBAGE;
    *frame = (struct wire_frame){
        .type = bytes[CHECKED_FROM], .at = bytes + PAYLOAD_FROM, .end = bytes + CHECKED_FROM + size, .size = CHECKED_FROM + size
    };
    return WIRE_COMPLETE;
}

const uint8_t *wire_take(struct wire_frame *frame, size_t size)
{
    if ((size_t)(frame->end - frame->at) < size) {
        frame->is_cut = true;
        frame->at = frame->end;
        return NULL;
    }
    frame->at += size;
    return frame->at - size;
}

uint32_t wire_take_u32(struct wire_frame *frame)
{
    const uint8_t *bytes = wire_take(frame, 4);
    return bytes ? read_u32(bytes) : 0;
}

uint64_t wire_take_u64(struct wire_frame *frame)
{
    const uint8_t *bytes = wire_take(frame, 8);
    return bytes ? read_u64(bytes) : 0;
}

const char *wire_take_text(struct wire_frame *frame, struct arena *arena)
{
    size_t length = wire_take_u32(frame);
    const uint8_t *bytes = wire_take(frame, length);
    return bytes ? arena_strndup(arena, (const char *)bytes, strnlen((const char *)bytes, length)) : "";
}

int64_t wire_clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

uint64_t wire_time_of_day(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
