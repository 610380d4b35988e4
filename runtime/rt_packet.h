/* Packets and the file that a thread records into, byte for byte: docs/trace-format.md. */
#ifndef RT_PACKET_H
#define RT_PACKET_H

#include <stdint.h>

enum { RT_PACKET_SIZE = 128 << 10, RT_PACKET_OPEN = 1 /* in `flags` */, RT_BUFFER_MAGIC = 0x42465457 /* "WTFB" */ };

struct rt_packet_header {
    uint32_t magic;
    uint8_t uuid[16];
    uint32_t stream_id;
    uint64_t timestamp_begin, timestamp_end, content_size, packet_size, packet_seq_num, events_discarded;
    uint32_t tid, flags;
};

/* First page of a buffer's file; the packets follow. */
struct rt_buffer {
    uint32_t magic, n_packets, packet_size, reserved;
    uint64_t lost;   /* events that the thread could not record, also those that no packet counts yet */
    char stream[64]; /* name of the thread's file; "": the buffer is unused */
    uint8_t padding[4096 - 16 - 8 - 64];
};

/* A closed packet without content. */
void rt_packet_header_init(struct rt_packet_header *header, const uint8_t uuid[16], uint32_t stream, uint32_t tid, uint64_t now);

#endif
