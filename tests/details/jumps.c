/* Calls that are left by longjmp: what comes later must stand where it belongs. C, C++ and Rust (jumps.rs) mixed. */
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
int ferry(int n); /* calls `leave` */
void leave(int n);
#ifdef __cplusplus
}
#endif

static __thread jmp_buf top;
static sigjmp_buf handler_top;

void leave(int n)
{
    if (n % 2)
        longjmp(top, 1);
}

#ifndef WITH_RUST
int ferry(int n)
{
    leave(n);
    return n;
}
#endif

int after(int n)
{
    return n + 1;
}

int job(int n)
{
    return after(ferry(n));
}

/* In a loop: every job begins outside of those that were left. */
int loop(int n)
{
    volatile int done = 0;
    for (volatile int i = 0; i < n; i++)
        if (!setjmp(top))
            done = after(job(i)) - i;
    return done;
}

/* Each of them has its own setjmp; the innermost is left, those around it go on. */
int nested(int n)
{
    jmp_buf outer;
    if (n == 0)
        return job(1);
    memcpy(&outer, &top, sizeof outer);
    if (setjmp(top)) {
        memcpy(&top, &outer, sizeof outer);
        return after(n);
    }
    return nested(n - 1);
}

static void on_signal(int number)
{
    after(number);
    siglongjmp(handler_top, 1);
}

int fault(int n)
{
    raise(SIGUSR1);
    return n;
}

int handled(int n)
{
    if (!sigsetjmp(handler_top, 1))
        return fault(n);
    return after(n);
}

void *thread(void *argument)
{
    loop(5);
    return argument;
}

int main(void)
{
    pthread_t other;
    static char room[1 << 16];
    stack_t stack;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = room;
    stack.ss_size = sizeof room;
    sigaltstack(&stack, NULL);
    action.sa_handler = on_signal;
    action.sa_flags = SA_ONSTACK;
    sigaction(SIGUSR1, &action, NULL);
    int sum = loop(6) + nested(3) + handled(4) + handled(5);
    pthread_create(&other, NULL, thread, NULL);
    pthread_join(other, NULL);
    printf("%d\n", sum);
    return 0;
}
