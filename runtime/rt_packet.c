#include <string.h>

#include "rt_packet.h"

#include <weft/format.h>

void rt_packet_header_init(struct rt_packet_header *header, const uint8_t uuid[16], uint32_t stream, uint32_t tid, uint64_t now)
{
    *header = (struct rt_packet_header){ .magic = WEFT_CTF_MAGIC, .stream_id = stream, .timestamp_begin = now, .timestamp_end = now };
    memcpy(header->uuid, uuid, sizeof header->uuid);
    header->tid = tid;
}
