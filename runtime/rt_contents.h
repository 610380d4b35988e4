/* The values of an event on their way into a packet: first they are measured, then written where they stand. */
#ifndef RT_CONTENTS_H
#define RT_CONTENTS_H

#include <stdint.h>

#include <weft/detail.h>

struct rt_contents {
    const struct weft_value *values;
    uint32_t n_values, n_frames;
    const uint64_t *frames;
    uint32_t length; /* bytes, without the padding */
    uint16_t lengths[WEFT_MOST_VALUES];
};

/* Returns how many slots the values and frames take, 0 if there are none. */
unsigned rt_contents_measure(struct rt_contents *contents);
/* An rt_payload_writer (rt_record.h) of measured contents. */
void rt_contents_write(uint64_t *slots, const void *contents);

#endif
