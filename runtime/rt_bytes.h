/* A buffer of bytes that grows, in mapped memory: malloc may be instrumented itself. */
#ifndef RT_BYTES_H
#define RT_BYTES_H

#include <stdbool.h>
#include <stddef.h>

#include "rt_text.h"

struct rt_bytes {
    unsigned char *bytes;
    size_t length, capacity;
    bool failed; /* out of memory: additions are ignored */
};

void rt_bytes_add(struct rt_bytes *bytes, const void *data, size_t length);
void rt_bytes_print(struct rt_bytes *bytes, const char *format, ...) RT_TEXT_FUNCTION __attribute__((format(printf, 2, 3))); /* see rt_text.h */
void rt_bytes_release(struct rt_bytes *bytes);

#endif
