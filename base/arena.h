/* Memory that is given back all at once. One arena per translation unit, one per process; nothing in the rewriter is freed one by one. */
#ifndef ARENA_H
#define ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena_block;

struct arena {
    struct arena_block *blocks; /* newest first */
    char *next, *end;           /* free room in the newest block */
};

/* A zeroed struct arena is ready for use. */

/* Zeroed memory aligned for any type, valid until arena_release. Never NULL: out of memory ends the program with a message. */
void *arena_alloc(struct arena *arena, size_t size);
#define arena_new(arena, type) ((type *)arena_alloc((arena), sizeof(type)))
#define arena_array(arena, type, count) ((type *)arena_alloc_array((arena), sizeof(type), (count)))
/* Like arena_alloc(size * count), and checks the product for overflow. */
void *arena_alloc_array(struct arena *arena, size_t size, size_t count);
/* Moves an allocation of old_size bytes to one of new_size; grows in place where it was the newest. */
void *arena_grow(struct arena *arena, void *old, size_t old_size, size_t new_size);
char *arena_strdup(struct arena *arena, const char *text);
char *arena_strndup(struct arena *arena, const char *text, size_t length);
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list arguments);
void arena_release(struct arena *arena);

/* Says that there is no room for `size` bytes and ends the process: nothing in weft goes on without memory. */
_Noreturn void arena_out_of_memory(size_t size);

#endif
