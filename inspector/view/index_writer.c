#include "index_writer.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void index_writer_open(struct index_writer *writer, struct arena *arena, int file)
{
    *writer = (struct index_writer){ .arena = arena, .file = file, .at = sizeof(struct index_head) };
}

void index_write_at(struct index_writer *writer, const void *bytes, size_t size, uint64_t offset)
{
    const char *at = bytes;
    while (size > 0 && !writer->error) {
        ssize_t written = pwrite(writer->file, at, size, (off_t)offset);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            writer->error = written < 0 ? errno : ENOSPC;
            return;
        }
        at += written;
        offset += (uint64_t)written;
        size -= (size_t)written;
    }
}

uint64_t index_table(struct index_writer *writer, const void *items, size_t size)
{
    uint64_t offset = writer->at;
    index_write_at(writer, items, size, offset);
    writer->at += (size + 7) / 8 * 8;
    return offset;
}

static void write_block(struct index_writer *writer, unsigned stream)
{
    struct index_buffer *buffer = &writer->buffers[stream];
    if (buffer->count == 0)
        return;
    if (stream == STREAM_CROSSINGS)
        vec_push(writer->arena, &writer->crossing_blocks, (uint32_t)writer->blocks.count);
    struct index_block block = {
        .thread = writer->thread, .stream = (uint16_t)stream, .count = buffer->count, .first = buffer->first, .last = buffer->last
    };
    block.offset = index_table(writer, buffer->bytes, buffer->length);
    vec_push(writer->arena, &writer->blocks, block);
    buffer->length = buffer->count = 0;
}

uint64_t index_append(struct index_writer *writer, unsigned stream, const void *record, uint32_t size, uint64_t key)
{
    struct index_buffer *buffer = &writer->buffers[stream];
    if (!buffer->bytes)
        buffer->bytes = calloc_or_exit(INDEX_BLOCK, 1);
    if (buffer->length + size > INDEX_BLOCK)
        write_block(writer, stream);
    if (buffer->count == 0)
        buffer->first = key;
    memcpy(buffer->bytes + buffer->length, record, size);
    buffer->last = key;
    buffer->length += size;
    buffer->count++;
    return buffer->n_records++;
}

uint64_t index_count(const struct index_writer *writer, unsigned stream)
{
    return writer->buffers[stream].n_records;
}

void index_end_crossing(struct index_writer *writer, uint32_t number, uint64_t end, uint8_t flags)
{
    enum { PER_BLOCK = INDEX_BLOCK / sizeof(struct index_crossing) };
    uint32_t block = number / PER_BLOCK, at = number % PER_BLOCK * (uint32_t)sizeof(struct index_crossing);
    if (block < writer->crossing_blocks.count) {
        uint64_t offset = writer->blocks.items[writer->crossing_blocks.items[block]].offset + at;
        index_write_at(writer, &end, sizeof end, offset + offsetof(struct index_crossing, end));
        index_write_at(writer, &flags, sizeof flags, offset + offsetof(struct index_crossing, flags));
        return;
    }
    struct index_crossing *crossing = (struct index_crossing *)(void *)(writer->buffers[STREAM_CROSSINGS].bytes + at);
    crossing->end = end;
    crossing->flags = flags;
}

void index_end_thread(struct index_writer *writer)
{
    for (unsigned i = 0; i < N_INDEX_STREAMS; i++) {
        write_block(writer, i);
        writer->buffers[i].n_records = 0;
    }
    writer->crossing_blocks.count = 0;
    writer->thread++;
}

int index_writer_close(struct index_writer *writer)
{
    for (unsigned i = 0; i < N_INDEX_STREAMS; i++)
        free(writer->buffers[i].bytes);
    errno = writer->error;
    return writer->error ? -1 : 0;
}
