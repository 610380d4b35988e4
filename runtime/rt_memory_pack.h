/* Packets of memory accesses, compressed by LZ4 before they are written (WEFT_COMPRESS=lz4). Its library is loaded while the
 * program starts, if that is asked for; programs need it for nothing else. */
#ifndef RT_MEMORY_PACK_H
#define RT_MEMORY_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rt_packet_header;
struct weft_packed;

/* Looks at the environment. With signals blocked, no lock held, at the start of the process. */
void rt_memory_pack_load(void);
bool rt_memory_pack_is_on(void);

/* A thread's room for it, in mapped memory. */
struct rt_packer {
    unsigned char *room; /* NULL: none yet */
};

/* Compresses the packet, header and content, to *data: head->packed bytes, valid until the next one. False with errno set:
 * there is no memory. */
bool rt_memory_pack(struct rt_packer *packer, const struct rt_packet_header *packet, struct weft_packed *head, const void **data);
void rt_memory_pack_release(struct rt_packer *packer);

#endif
