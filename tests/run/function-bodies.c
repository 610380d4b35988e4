/* The bodies of functions, left by every way there is: results come out before the end, a jump over it leaves the interval open. */
/* std: gnu89 gnu11 gnu17 */
/* flags: -pthread */
/* functions: ** */
/* expect: add{} 3 */
/* expect: add 3 */
/* expect: fall{} 2 */
/* expect: large{} 1 */
/* expect: thrower{} 2 0 */
/* expect: catcher{} 1 */
/* expect: worker{} 1 0 */
/* expect: fib{} 20 */
/* expect: made{} 1 */
/* expect: main{} 1 */
/* expect: global_begin 1 */
#include <alloca.h>
#include <pthread.h>
#include <setjmp.h>
#include "log.h"

struct large { int values[40]; };
static jmp_buf back;
static int state;

static int add(int a, int b)
{
    return say("a", a) + say("b", b);
}
static void fall(int n)
{
    if (n)
        return;
    state++;
}
static struct large large(int n)
{
    struct large all;
    memset(&all, 0, sizeof all);
    all.values[n] = n;
    return all;
}
static void thrower(int n)
{
    if (n)
        thrower(n - 1);
    longjmp(back, 1);
}
static int catcher(void)
{
    int kept = 3;
    volatile int changed = 4;
    char *scratch = alloca(16);
    strcpy(scratch, "kept");
    if (setjmp(back) == 0) {
        changed = 5;
        thrower(1);
    }
    return kept + changed + (int)strlen(scratch);
}
static int old(a, b) int a; long b;
{
    return a + (int)b;
}
static int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
#define MAKE(name, value) static int name(void) { static int calls; calls++; return value + calls; }
MAKE(made, 20)
static void *worker(void *argument)
{
    if (argument)
        pthread_exit(argument);
    return 0;
}
static double contracted(double x)
{
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
    __label__ again;
    int left = 2;
again:
    x = x * 1.5 + 1;
    if (--left)
        goto again;
    return x;
}

int main(void)
{
    pthread_t thread;
    void *result;
    printf("%d\n", add(1, add(2, add(3, 4))));
    fall(0);
    fall(1);
    printf("%d %d\n", state, large(7).values[7]);
    printf("%d\n", catcher());
    printf("%d %d %d\n", old(1, 2L), fib(4) + fib(3) - fib(2) + fib(1) - fib(0) - fib(0), made());
    if (pthread_create(&thread, 0, worker, &state) == 0 && pthread_join(thread, &result) == 0)
        printf("%d\n", result == &state);
    printf("%g\n", contracted(2));
    return 0;
}
