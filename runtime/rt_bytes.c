/* mremap needs _GNU_SOURCE */
#define _GNU_SOURCE 1
#include <string.h>
#include <sys/mman.h>

#include "rt_bytes.h"

static bool reserve(struct rt_bytes *bytes, size_t more)
{
    if (bytes->failed)
        return false;
    if (bytes->length + more <= bytes->capacity)
        return true;
    size_t capacity = bytes->capacity ? bytes->capacity : 64 << 10;
    while (capacity < bytes->length + more)
        capacity *= 2;
    void *memory = bytes->bytes ? mremap(bytes->bytes, bytes->capacity, capacity, MREMAP_MAYMOVE)
                                : mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        bytes->failed = true;
        return false;
    }
    bytes->bytes = memory;
    bytes->capacity = capacity;
    return true;
}

void rt_bytes_add(struct rt_bytes *bytes, const void *data, size_t length)
{
    if (length == 0 || !reserve(bytes, length))
        return;
    memcpy(bytes->bytes + bytes->length, data, length);
    bytes->length += length;
}

RT_TEXT_FUNCTION void rt_bytes_print(struct rt_bytes *bytes, const char *format, ...)
{
    struct rt_text text = { .format = format };
    struct rt_piece piece;
    va_start(text.arguments, format);
    while (rt_text_next(&text, &piece))
        rt_bytes_add(bytes, piece.text, piece.length);
    va_end(text.arguments);
}

void rt_bytes_release(struct rt_bytes *bytes)
{
    if (bytes->bytes)
        munmap(bytes->bytes, bytes->capacity);
    *bytes = (struct rt_bytes){ 0 };
}
