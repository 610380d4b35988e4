#define _GNU_SOURCE 1
#include <string.h>

#include "rt_contents.h"

#include <weft/format.h>

enum { HEAD = 4, LEAST_ROOM = 16 /* bytes for a value: strings before it are cut to leave that much */ };

static uint16_t length_of_frames(const struct rt_contents *contents)
{
    return (uint16_t)(contents->n_frames ? 2 + contents->n_frames * sizeof *contents->frames : 0);
}

static const char *text_of(const struct weft_value *value)
{
    return value->weft_is.weft_string ? value->weft_is.weft_string : "(null)";
}

/* `room`: bytes there are for it. */
static uint16_t length_of(const struct weft_value *value, size_t room)
{
    if (value->weft_kind != WEFT_VALUE_STRING)
        return value->weft_kind == WEFT_VALUE_NONE ? 1 : 9;
    size_t most = value->weft_is.weft_string ? value->weft_limit : 6;
    return (uint16_t)(strnlen(text_of(value), most < room - 2 ? most : room - 2) + 2);
}

unsigned rt_contents_measure(struct rt_contents *contents)
{
    uint32_t n = contents->n_values;
    contents->length = HEAD;
    if (n == 0 && contents->n_frames == 0)
        return 0;
    for (uint32_t i = 0; i < n; i++) {
        size_t reserved = length_of_frames(contents) + (size_t)(n - i - 1) * LEAST_ROOM;
        contents->lengths[i] = length_of(&contents->values[i], WEFT_WIRE_MOST - contents->length - reserved);
        contents->length += contents->lengths[i];
    }
    contents->length += length_of_frames(contents);
    return (contents->length + 7) / 8;
}

/* The string may have become shorter since it was measured; the event may not. */
static void write_string(unsigned char *to, const char *text, size_t length)
{
    memcpy(to, text, length);
    for (unsigned char *zero; (zero = memchr(to, 0, length)) != NULL;)
        *zero = '?';
    to[length] = 0;
}

void rt_contents_write(uint64_t *slots, const void *from)
{
    const struct rt_contents *contents = from;
    unsigned char *at = (unsigned char *)slots;
    uint32_t padding = -contents->length % 8, n_slots = (contents->length + padding) / 8;
    uint32_t head = n_slots | (contents->n_values + (contents->n_frames > 0)) << 16 | padding << 24;
    slots[n_slots - 1] = 0;
    memcpy(at, &head, HEAD);
    at += HEAD;
    for (uint32_t i = 0; i < contents->n_values; at += contents->lengths[i++]) {
        const struct weft_value *value = &contents->values[i];
        at[0] = value->weft_kind == WEFT_VALUE_STRING ? WEFT_WIRE_STRING : (unsigned char)value->weft_kind; /* the numbers are the same */
        if (value->weft_kind == WEFT_VALUE_STRING)
            write_string(at + 1, text_of(value), contents->lengths[i] - 2u);
        else
            memcpy(at + 1, &value->weft_is, contents->lengths[i] - 1u);
    }
    if (contents->n_frames) {
        at[0] = WEFT_WIRE_FRAMES;
        at[1] = (unsigned char)contents->n_frames;
        memcpy(at + 2, contents->frames, contents->n_frames * sizeof *contents->frames);
    }
}
