/* Recursion in tail position, 3 million deep, which optimising compilers make jumps: it may take no more stack. */
/* flags: -O2 */
/* expect: start 1 */
/* expect: is_odd 1 */
/* expect: is_even 0 */
/* functions: *st* */
#include "log.h"

static __attribute__((noinline)) int is_even(unsigned n);

static __attribute__((noinline)) int is_odd(unsigned n)
{
    __asm__ volatile("");
    return n == 0 ? 0 : is_even(n - 1);
}

static int is_even(unsigned n)
{
    __asm__ volatile("");
    return n == 0 ? 1 : is_odd(n - 1);
}

static __attribute__((noinline)) void second(unsigned *left);

static __attribute__((noinline)) void first(unsigned *left)
{
    if (--*left == 0)
        return;
    second(left);
}

static void second(unsigned *left)
{
    if (*left > 0) {
        first(left);
        return;
    }
    *left = 7;
}

static __attribute__((noinline)) int start(unsigned n)
{
    return is_odd(n);
}

int main(void)
{
    unsigned left = 3000000;
    printf("%d\n", start(3000001));
    first(&left);
    printf("%u\n", left);
    return 0;
}
