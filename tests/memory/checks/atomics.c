/* Each atomic operation of each width, whose results are compared with plain arithmetic: in a function whose accesses are
 * recorded by hooks, and in one that has none. Prints the line of the selected one and its loads and stores. */
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int n_wrong;
static void expect(unsigned long long found, unsigned long long wanted, int line)
{
    if (found != wanted) {
        n_wrong++;
        printf("line %d: %llx, expected %llx\n", line, found, wanted);
    }
}
#define EXPECT(found, wanted) expect((unsigned long long)(found), (unsigned long long)(wanted), __LINE__)

#define TRY(type)                                                                                                      \
    do {                                                                                                               \
        static _Atomic type a;                                                                                         \
        type start = (type)0xfedcba9876543210u, v = (type)0x1122334455667788u, e;                                      \
        atomic_store(&a, start);                                                                                       \
        EXPECT(atomic_load(&a), start);                                                                                \
        EXPECT(atomic_exchange(&a, v), start);                                                                         \
        EXPECT(atomic_fetch_add(&a, start), v);                                                                        \
        EXPECT(atomic_fetch_sub(&a, v), (type)(v + start));                                                            \
        EXPECT(atomic_fetch_and(&a, v), start);                                                                        \
        EXPECT(atomic_fetch_or(&a, start), (type)(start & v));                                                         \
        EXPECT(atomic_fetch_xor(&a, v), start);                                                                        \
        EXPECT(__atomic_fetch_nand((type *)&a, start, 5), (type)(start ^ v));                                          \
        EXPECT(atomic_load(&a), (type) ~((start ^ v) & start));                                                        \
        atomic_store(&a, v);                                                                                           \
        e = start;                                                                                                     \
        EXPECT(atomic_compare_exchange_strong(&a, &e, start), 0);                                                      \
        EXPECT(e, v);                                                                                                  \
        EXPECT(atomic_compare_exchange_strong(&a, &e, start), 1);                                                      \
        EXPECT(atomic_load(&a), start);                                                                                \
        e = start;                                                                                                     \
        while (!atomic_compare_exchange_weak(&a, &e, v))                                                               \
            ;                                                                                                          \
        EXPECT(__sync_val_compare_and_swap((type *)&a, v, start), v);                                                  \
        EXPECT(__sync_bool_compare_and_swap((type *)&a, v, start), 0);                                                 \
        atomic_thread_fence(memory_order_seq_cst);                                                                     \
        atomic_signal_fence(memory_order_seq_cst);                                                                     \
        EXPECT(a, start);                                                                                              \
    } while (0)
#define ALL                                                                                                            \
    TRY(uint8_t);                                                                                                      \
    TRY(uint16_t);                                                                                                     \
    TRY(uint32_t);                                                                                                     \
    TRY(uint64_t)

__attribute__((noinline)) static void not_selected(void)
{
    ALL;
}

__attribute__((noinline)) static void operations(void)
{
    ALL;
}

static _Atomic unsigned counter;
static char from[100], to[100];
struct seven {
    int a[7];
};
struct seven one, other;

__attribute__((noinline)) void selected(size_t n);
void selected(size_t n)
{
    atomic_fetch_add(&counter, 1);
    memcpy(to, from, n);
    memset(to, 1, n);
    one = other;
    if (n)
        memmove(to + 1, to, n);
}

int main(void)
{
    int line = __LINE__ - 10;
    not_selected();
    operations();
    for (size_t n = 0; n < 90; n++)
        selected(n);
    EXPECT(counter, 90);
    if (n_wrong)
        return 1;
    printf("%d 90 90\n%d 89 89\n%d 0 89\n%d 90 90\n%d 89 89\n", line, line + 1, line + 2, line + 3, line + 5);
    return 0;
}
