/* Memory that is freed all at once. There is one arena per translation unit and one per process; nothing in the
 * rewriter is freed separately.
 *
 * An arena is used by one thread at a time. No function here returns NULL: out of memory ends the program with a
 * message. */
#ifndef ARENA_H
#define ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena_block;

/* Zeroed, it is empty and ready for use. */
struct arena {
    struct arena_block *blocks; /* newest first */
    char *next, *end;           /* free space in the newest block */
};

/* Returns zeroed memory, aligned for any type and valid until arena_release. */
void *arena_alloc(struct arena *arena, size_t size);
#define arena_new(arena, type) ((type *)arena_alloc((arena), sizeof(type)))
#define arena_array(arena, type, count) ((type *)arena_alloc_array((arena), sizeof(type), (count)))
/* The same for `count` elements of `size` bytes, with a check for overflow of the product. */
void *arena_alloc_array(struct arena *arena, size_t size, size_t count);
/* Resizes an allocation from old_size to new_size bytes and returns its new address. It is extended in place if it was
 * the latest; otherwise the bytes are copied. The new bytes are zero. */
void *arena_grow(struct arena *arena, void *old, size_t old_size, size_t new_size);
/* Copies, NUL-terminated; the printf-like functions return the formatted text. */
char *arena_strdup(struct arena *arena, const char *text);
char *arena_strndup(struct arena *arena, const char *text, size_t length);
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list arguments);
/* Frees all memory of the arena, which is empty and ready for use afterwards. */
void arena_release(struct arena *arena);

/* Reports that `size` bytes could not be allocated and exits with status 1. */
_Noreturn void arena_out_of_memory(size_t size);
/* Zeroed memory of no arena, to be freed. Never NULL: exits where there is none. */
void *calloc_or_exit(size_t count, size_t size);

#endif
