#include "arena.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Under AddressSanitizer a poisoned gap follows every allocation, and free space is poisoned, so an access beyond an
 * allocation is reported. Without this the sanitizer would know only whole blocks. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_POISON 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ARENA_POISON 1
#endif
#ifdef ARENA_POISON
/* Declared here because not every installation of a compiler has <sanitizer/asan_interface.h>. */
void __asan_poison_memory_region(void const volatile *begin, size_t size);
void __asan_unpoison_memory_region(void const volatile *begin, size_t size);
enum { GAP = 16 };
static void poison(void *begin, size_t size)
{
    __asan_poison_memory_region(begin, size);
}
static void unpoison(void *begin, size_t size)
{
    __asan_unpoison_memory_region(begin, size);
}
#else
enum { GAP = 0 };
static void poison(void *begin, size_t size)
{
    (void)begin, (void)size;
}
static void unpoison(void *begin, size_t size)
{
    (void)begin, (void)size;
}
#endif

enum { FIRST_BLOCK = 16 * 1024, LARGEST_BLOCK = 1024 * 1024 };

struct arena_block {
    struct arena_block *older;
    size_t size; /* of `bytes` */
    _Alignas(max_align_t) char bytes[];
};

_Noreturn void arena_out_of_memory(size_t size)
{
    fprintf(stderr, "weft: out of memory: %zu bytes wanted\n", size);
    exit(1);
}

void *calloc_or_exit(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory)
        arena_out_of_memory(count * size);
    return memory;
}

/* The space that an allocation of `size` bytes takes: rounded up so that the next one is aligned, plus the gap. */
static size_t room_of(size_t size)
{
    const size_t alignment = _Alignof(max_align_t);
    if (size > SIZE_MAX / 4)
        arena_out_of_memory(size);
    return (size + alignment - 1) / alignment * alignment + GAP;
}

static struct arena_block *block_new(size_t size)
{
    struct arena_block *block = calloc(1, sizeof *block + size);
    if (!block)
        arena_out_of_memory(size);
    block->size = size;
    poison(block->bytes, size);
    return block;
}

/* A large request gets a block of its own. It is linked in behind the newest block, whose free space stays in use. */
static void *alloc_apart(struct arena *arena, size_t size, size_t room)
{
    struct arena_block *block = block_new(room);
    if (arena->blocks) {
        block->older = arena->blocks->older;
        arena->blocks->older = block;
    } else {
        arena->blocks = block;
        arena->next = arena->end = block->bytes + room;
    }
    unpoison(block->bytes, size);
    return block->bytes;
}

static size_t next_block_size(const struct arena *arena)
{
    size_t size = FIRST_BLOCK;
    if (arena->blocks && arena->blocks->size >= FIRST_BLOCK)
        size = arena->blocks->size * 2;
    return size < LARGEST_BLOCK ? size : LARGEST_BLOCK;
}

void *arena_alloc(struct arena *arena, size_t size)
{
    size_t room = room_of(size ? size : 1); /* empty allocations get distinct addresses too */
    if (room > (size_t)(arena->end - arena->next)) {
        size_t block_size = next_block_size(arena);
        if (room > block_size / 4)
            return alloc_apart(arena, size, room);
        struct arena_block *block = block_new(block_size);
        block->older = arena->blocks;
        arena->blocks = block;
        arena->next = block->bytes;
        arena->end = block->bytes + block_size;
    }
    char *result = arena->next;
    arena->next += room;
    unpoison(result, size);
    return result;
}

void *arena_alloc_array(struct arena *arena, size_t size, size_t count)
{
    size_t product;
    if (__builtin_mul_overflow(size, count, &product))
        arena_out_of_memory(SIZE_MAX);
    return arena_alloc(arena, product);
}

void *arena_grow(struct arena *arena, void *old, size_t old_size, size_t new_size)
{
    assert(old || old_size == 0);
    if (old && new_size <= old_size)
        return old;
    if (old) {
        size_t old_room = room_of(old_size ? old_size : 1), new_room = room_of(new_size);
        char *begin = old;
        if (begin + old_room == arena->next && new_room <= (size_t)(arena->end - begin)) {
            unpoison(begin, new_size); /* never used before, so still zero */
            arena->next = begin + new_room;
            return old;
        }
    }
    void *result = arena_alloc(arena, new_size);
    if (old_size)
        memcpy(result, old, old_size);
    return result;
}

char *arena_strndup(struct arena *arena, const char *text, size_t length)
{
    char *copy = arena_alloc(arena, length + 1);
    if (length)
        memcpy(copy, text, length);
    return copy;
}

char *arena_strdup(struct arena *arena, const char *text)
{
    return arena_strndup(arena, text, strlen(text));
}

char *arena_vprintf(struct arena *arena, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    if (length < 0) /* the text is longer than INT_MAX (wide characters fail too, but nobody passes them) */
        arena_out_of_memory(SIZE_MAX);
    char *text = arena_alloc(arena, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    return text;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = arena_vprintf(arena, format, arguments);
    va_end(arguments);
    return text;
}

void arena_release(struct arena *arena)
{
    for (struct arena_block *block = arena->blocks, *older; block; block = older) {
        older = block->older;
        unpoison(block->bytes, block->size);
        free(block);
    }
    *arena = (struct arena){ 0 };
}
