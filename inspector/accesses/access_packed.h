/* Packets that were compressed (files .memory-TID[-N].lz4, docs/trace-format.md): where they are, and their bytes. Foreign
 * bytes like all of a trace. */
#ifndef ACCESS_PACKED_H
#define ACCESS_PACKED_H

#include "window.h"

#include <stdbool.h>

#include <weft/format.h>

/* The head at `offset`; false: the file ends there, or *why says what is wrong. */
bool access_packed_head(struct window *window, uint64_t offset, struct weft_packed *head, const char **why);

/* Unpacks the packet whose head is at `offset` to `packet`, WEFT_MEMORY_PACKET bytes, of which those behind its content are
 * zero. False: *why says what is wrong. */
bool access_packed_read(struct window *window, uint64_t offset, uint8_t *packet, const char **why);

#endif
