/* Probes that are nops while they are off. The first argument names the case; tests/runtime/run checks the traces. */
#define _GNU_SOURCE 1
#define WEFT_DORMANT 1
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

/* of format.h, which has the same structures as probe.h */
#define weft_site weft_format_site
#define weft_unit weft_format_unit
#undef WEFT_FORMAT_VERSION
#include "switching.h"
#undef weft_site
#undef weft_unit

extern const char code_begin[] __asm__("__executable_start"), code_end[] __asm__("etext");

__attribute__((noinline)) static int f(int x)
{
    __asm__ __volatile__("" : "+r"(x));
    return x;
}

__attribute__((noinline)) static void call_f(int x)
{
    WEFT_BEGIN(0);
    f(x);
    WEFT_END(0);
}

__attribute__((noinline)) static void call_g(int x)
{
    WEFT_BEGIN(1);
    f(x);
    WEFT_END(1);
}

/* Which probes are jumps, as the letters of the functions that they are about. */
static void say_jumps(const char *when)
{
    static const volatile uint32_t inverted = ~WEFT_MARK_OF_PLACE; /* not in the code itself */
    printf("%s:", when);
    for (const char *at = code_begin; at + sizeof(struct weft_place) <= code_end; at += 8) {
        struct weft_place place;
        memcpy(&place, at, sizeof place);
        const unsigned char *code = (const unsigned char *)at + 4 + place.code;
        if (place.mark == ~inverted && *code == 0xe9)
            printf(" %c", "fg"[place.index]);
    }
    puts("");
}

static struct weft_control *control;

static void tell(bool is_on, const char *name)
{
    turn(control, is_on, name);
    raise((int)control->signal);
}

static void call_both(int n)
{
    for (int i = 0; i < n; i++) {
        call_f(i);
        call_g(i);
    }
}

static void in_phases(void)
{
    say_jumps("start");
    call_both(1);
    control = control_of("trace/*/.control");
    tell(true, "");
    say_jumps("on");
    call_both(10);
    tell(false, "");
    say_jumps("off");
    call_both(100);
    tell(true, "og*");
    say_jumps("only g");
    call_both(1000);
    tell(true, "cg");
    say_jumps("without g");
    call_both(10000);
    tell(true, "");
    say_jumps("on");
}

/* ---- threads that call while they are switched ---- */

enum { N_THREADS = 3, LAST = 1000 };
static atomic_bool is_last;
static pthread_barrier_t barrier;

static void *call_until_last(void *argument)
{
    while (!is_last) {
        call_both(10);
        usleep(10);
    }
    pthread_barrier_wait(&barrier);
    pthread_barrier_wait(&barrier);
    call_both(LAST);
    return argument;
}

static void in_threads(void)
{
    static const char *const names[] = { "", "cf", "og", "", "cg", "of" };
    pthread_t threads[N_THREADS];
    control = control_of("trace/*/.control");
    pthread_barrier_init(&barrier, NULL, N_THREADS + 1);
    for (int i = 0; i < N_THREADS; i++)
        pthread_create(&threads[i], NULL, call_until_last, NULL);
    for (int i = 0; i < 2000; i++) {
        turn(control, i % 7 != 0, names[i % 6]);
        pthread_kill(threads[i % N_THREADS], (int)control->signal);
        usleep(50);
    }
    is_last = true;
    pthread_barrier_wait(&barrier);
    tell(true, "");
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < N_THREADS; i++)
        pthread_join(threads[i], NULL);
}

/* ---- */

/* The child is as its parent was; each is switched for itself. */
static void in_fork(void)
{
    call_both(1);
    control = control_of("trace/*/.control");
    tell(true, "cg");
    pid_t child = fork();
    if (child == 0) {
        call_both(10);
        say_jumps("child");
        fflush(stdout);
        exit(0);
    }
    waitpid(child, NULL, 0);
    tell(true, "");
    call_both(100);
    say_jumps("parent");
}

/* A child that is off from its start on is switched on. */
static void in_fork_off(void)
{
    char pattern[64];
    pid_t child = fork();
    if (child == 0) {
        call_both(1);
        snprintf(pattern, sizeof pattern, "trace/*-%d/.control", (int)getpid());
        control = control_of(pattern);
        tell(true, "");
        call_both(10);
        exit(0);
    }
    waitpid(child, NULL, 0);
    call_both(100);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (strcmp(what, "calls") == 0) {
        call_both(10);
        say_jumps("jumps");
    } else if (strcmp(what, "phases") == 0)
        in_phases();
    else if (strcmp(what, "threads") == 0)
        in_threads();
    else if (strcmp(what, "fork") == 0)
        in_fork();
    else if (strcmp(what, "fork-off") == 0)
        in_fork_off();
    else
        return 99;
    puts("done");
    return 0;
}

static const struct weft_site weft_sites[] = {
    { "f", "/test/dormant.c", "call_f", 10, 10, 5, 4, 0, 0 },
    { "g", "/test/dormant.c", "call_g", 20, 20, 5, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);
