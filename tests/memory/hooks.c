/* The independent recorder: what gcc and clang call with -fsanitize=thread, in place of the sanitizer's library. Writes
 * each access to the file $TRUTH_HOOKS: thread (in order of their first access), return address, address, size, kind. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct entry {
    uint64_t thread, from, address, size, store;
};

static struct entry *entries;
static size_t n_entries, capacity;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread uint64_t thread;
static uint64_t n_threads;

__attribute__((destructor)) static void finish(void)
{
    FILE *file = getenv("TRUTH_HOOKS") ? fopen(getenv("TRUTH_HOOKS"), "wb") : NULL;
    if (file) {
        fwrite(entries, sizeof *entries, n_entries, file);
        fclose(file);
    }
}

unsigned long hooks_position(void);
unsigned long hooks_position(void)
{
    return n_entries;
}

static void add(const void *from, const volatile void *address, uint64_t size, int store)
{
    pthread_mutex_lock(&lock);
    if (!thread)
        thread = ++n_threads;
    if (n_entries == capacity) {
        capacity = capacity ? 2 * capacity : 1 << 16;
        entries = realloc(entries, capacity * sizeof *entries);
        if (!entries)
            abort();
    }
    entries[n_entries++] = (struct entry){ thread, (uint64_t)(uintptr_t)from - 1, (uint64_t)(uintptr_t)address, size, (uint64_t)store };
    pthread_mutex_unlock(&lock);
}

#define HERE __builtin_return_address(0)
#define PLAIN(size)                                                                                                                                  \
    void __tsan_read##size(void *a);                                                                                                                 \
    void __tsan_read##size(void *a)                                                                                                                  \
    {                                                                                                                                                \
        add(HERE, a, size, 0);                                                                                                                       \
    }                                                                                                                                                \
    void __tsan_write##size(void *a);                                                                                                                \
    void __tsan_write##size(void *a)                                                                                                                 \
    {                                                                                                                                                \
        add(HERE, a, size, 1);                                                                                                                       \
    }                                                                                                                                                \
    void __tsan_unaligned_read##size(void *a);                                                                                                       \
    void __tsan_unaligned_read##size(void *a)                                                                                                        \
    {                                                                                                                                                \
        add(HERE, a, size, 0);                                                                                                                       \
    }                                                                                                                                                \
    void __tsan_unaligned_write##size(void *a);                                                                                                      \
    void __tsan_unaligned_write##size(void *a)                                                                                                       \
    {                                                                                                                                                \
        add(HERE, a, size, 1);                                                                                                                       \
    }                                                                                                                                                \
    void __tsan_volatile_read##size(void *a);                                                                                                        \
    void __tsan_volatile_read##size(void *a)                                                                                                         \
    {                                                                                                                                                \
        add(HERE, a, size, 0);                                                                                                                       \
    }                                                                                                                                                \
    void __tsan_volatile_write##size(void *a);                                                                                                       \
    void __tsan_volatile_write##size(void *a)                                                                                                        \
    {                                                                                                                                                \
        add(HERE, a, size, 1);                                                                                                                       \
    }                                                                                                                                                \
    void __tsan_read_write##size(void *a);                                                                                                           \
    void __tsan_read_write##size(void *a)                                                                                                            \
    {                                                                                                                                                \
        add(HERE, a, size, 0), add(HERE, a, size, 1);                                                                                                \
    }
PLAIN(1)
PLAIN(2)
PLAIN(4) PLAIN(8) PLAIN(16)

    void __tsan_init(void);
void __tsan_init(void)
{
}
void __tsan_func_entry(void *from);
void __tsan_func_entry(void *from)
{
    (void)from;
}
void __tsan_func_exit(void);
void __tsan_func_exit(void)
{
}
void __tsan_read_range(void *a, unsigned long n);
void __tsan_read_range(void *a, unsigned long n)
{
    add(HERE, a, n, 0);
}
void __tsan_write_range(void *a, unsigned long n);
void __tsan_write_range(void *a, unsigned long n)
{
    add(HERE, a, n, 1);
}
/* (The library's functions lead to those below, with --wrap.) */
static void *move(void *to, const void *from, unsigned long n)
{
    volatile char *a = to;
    const volatile char *b = from;
    for (unsigned long i = 0; i < n; i++)
        if (to < from)
            a[i] = b[i];
        else
            a[n - 1 - i] = b[n - 1 - i];
    return to;
}

static void *fill(void *to, int c, unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        ((volatile char *)to)[i] = (char)c;
    return to;
}

/* Copies of structures, where compilers have hooks for them, and where they have none (--wrap=memcpy). */
#define COPY(name)                                                                                                                                   \
    void *name(void *to, const void *from, unsigned long n);                                                                                         \
    void *name(void *to, const void *from, unsigned long n)                                                                                          \
    {                                                                                                                                                \
        add(HERE, from, n, 0);                                                                                                                       \
        add(HERE, to, n, 1);                                                                                                                         \
        return move(to, from, n);                                                                                                                    \
    }
#define FILL(name)                                                                                                                                   \
    void *name(void *to, int c, unsigned long n);                                                                                                    \
    void *name(void *to, int c, unsigned long n)                                                                                                     \
    {                                                                                                                                                \
        add(HERE, to, n, 1);                                                                                                                         \
        return fill(to, c, n);                                                                                                                       \
    }
COPY(__tsan_memcpy)
COPY(__tsan_memmove)
COPY(__wrap_memcpy)
COPY(__wrap_memmove)
FILL(__tsan_memset)
FILL(__wrap_memset)

#define ATOMIC(bits, type)                                                                                                                           \
    type __tsan_atomic##bits##_load(const volatile type *a, int order);                                                                              \
    type __tsan_atomic##bits##_load(const volatile type *a, int order)                                                                               \
    {                                                                                                                                                \
        (void)order;                                                                                                                                 \
        add(HERE, a, sizeof *a, 0);                                                                                                                  \
        return __atomic_load_n(a, 5);                                                                                                                \
    }                                                                                                                                                \
    void __tsan_atomic##bits##_store(volatile type *a, type v, int order);                                                                           \
    void __tsan_atomic##bits##_store(volatile type *a, type v, int order)                                                                            \
    {                                                                                                                                                \
        (void)order;                                                                                                                                 \
        add(HERE, a, sizeof *a, 1);                                                                                                                  \
        __atomic_store_n(a, v, 5);                                                                                                                   \
    }                                                                                                                                                \
    type __tsan_atomic##bits##_fetch_add(volatile type *a, type v, int order);                                                                       \
    type __tsan_atomic##bits##_fetch_add(volatile type *a, type v, int order)                                                                        \
    {                                                                                                                                                \
        (void)order;                                                                                                                                 \
        add(HERE, a, sizeof *a, 0);                                                                                                                  \
        add(HERE, a, sizeof *a, 1);                                                                                                                  \
        return __atomic_fetch_add(a, v, 5);                                                                                                          \
    }                                                                                                                                                \
    int __tsan_atomic##bits##_compare_exchange_strong(volatile type *a, type *c, type v, int order, int fail);                                       \
    int __tsan_atomic##bits##_compare_exchange_strong(volatile type *a, type *c, type v, int order, int fail)                                        \
    {                                                                                                                                                \
        (void)order;                                                                                                                                 \
        (void)fail;                                                                                                                                  \
        add(HERE, a, sizeof *a, 1);                                                                                                                  \
        return __atomic_compare_exchange_n(a, c, v, 0, 5, 5);                                                                                        \
    }
ATOMIC(32, unsigned) ATOMIC(64, unsigned long)

/* Pointers to tables of virtual functions are the compiler's, not the text's. */
void __tsan_vptr_update(void **a, void *b);
void __tsan_vptr_update(void **a, void *b)
{
    (void)a, (void)b;
}
void __tsan_vptr_read(void **a);
void __tsan_vptr_read(void **a)
{
    (void)a;
}
