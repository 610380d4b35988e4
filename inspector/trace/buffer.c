#include "buffer.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"

/* Offsets in the first page, and the values expected there. */
enum { AT_MAGIC = 0, AT_N_PACKETS = 4, AT_PACKET_SIZE = 8, AT_LOST = 16, AT_STREAM = 24, PAGE = 4096, MAGIC = 0x42465457, MOST_PACKETS = 1 << 16 };

static int compare_packets(const void *left, const void *right)
{
    const struct buffer_packet *a = left, *b = right;
    return (a->packet.sequence > b->packet.sequence) - (a->packet.sequence < b->packet.sequence);
}

/* A packet that was still being set up when the program was killed has no magic number and is ignored. */
static void find_packets(struct buffer *buffer, uint32_t n_packets, uint32_t size, const uint8_t uuid[16])
{
    const char *why;
    for (uint32_t i = 0; i < n_packets; i++) {
        struct buffer_packet *found = &buffer->packets[buffer->n_packets];
        found->offset = PAGE + (uint64_t)i * size;
        if (packet_read(&found->packet, &buffer->window, found->offset, uuid, STREAM_EVENTS, &why) != PACKET_READ)
            continue;
        if (found->packet.end <= found->offset + size && found->packet.end <= buffer->window.size)
            buffer->n_packets++;
    }
    if (buffer->n_packets > 1)
        qsort(buffer->packets, buffer->n_packets, sizeof *buffer->packets, compare_packets);
    for (size_t i = 1; i < buffer->n_packets; i++)
        if (buffer->packets[i].packet.sequence == buffer->packets[i - 1].packet.sequence)
            buffer->n_packets = i; /* duplicate numbers: no runtime writes that */
}

int buffer_open(struct buffer *buffer, const char *path, const uint8_t uuid[16])
{
    *buffer = (struct buffer){ .packets = NULL };
    if (window_open(&buffer->window, path) != 0)
        return -1;
    const uint8_t *page = window_at(&buffer->window, 0, PAGE);
    if (buffer->window.size == 0 || (page && read_u32(page + AT_MAGIC) == 0))
        return 0; /* was being set up when the program was killed: no thread owns it */
    uint32_t n_packets = page ? read_u32(page + AT_N_PACKETS) : 0, size = page ? read_u32(page + AT_PACKET_SIZE) : 0;
    if (!page || read_u32(page + AT_MAGIC) != MAGIC || n_packets > MOST_PACKETS || size < PACKET_HEADER_SIZE) {
        window_close(&buffer->window);
        errno = EINVAL;
        return -1;
    }
    buffer->lost = read_u64(page + AT_LOST);
    memcpy(buffer->stream, page + AT_STREAM, sizeof buffer->stream - 1);
    buffer->packets = calloc(n_packets + (size_t)1, sizeof *buffer->packets);
    if (!buffer->packets) {
        window_close(&buffer->window);
        return -1;
    }
    if (*buffer->stream)
        find_packets(buffer, n_packets, size, uuid);
    return 0;
}

void buffer_close(struct buffer *buffer)
{
    window_close(&buffer->window);
    free(buffer->packets);
    *buffer = (struct buffer){ .packets = NULL, .window.file = -1 };
}

size_t buffer_find(const struct buffer *buffer, uint64_t sequence)
{
    size_t i = 0;
    while (i < buffer->n_packets && buffer->packets[i].packet.sequence < sequence)
        i++;
    return i;
}

bool buffer_is_name(const char *name)
{
    const char *digits = name + strlen(".buffer-");
    return strncmp(name, ".buffer-", strlen(".buffer-")) == 0 && *digits && digits[strspn(digits, "0123456789")] == 0;
}

static int is_buffer(const struct dirent *entry)
{
    return buffer_is_name(entry->d_name);
}

int buffer_list(struct arena *arena, const char *directory, const char ***names)
{
    return fs_list(arena, directory, is_buffer, names);
}
