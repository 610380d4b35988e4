/* Calls whose details tests/details/run asks for; what it counts stands in the text. */
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum mode { READ, WRITE = 5, BOTH = -1 };

static volatile int sink;
static int running = 4, handled;

static int typed(const char *path, enum mode mode, unsigned long size, double factor, signed char c, void *place, float part)
{
    sink += (int)strlen(path ? path : "") + mode + (int)size + (int)factor + c + (place != NULL) + (int)part;
    return -7;
}
static const char *text(int n)
{
    return n == 0 ? NULL : n == 1 ? "plain" : "with \"quotes\", a comma and caf\303\251 \377";
}
static int sized(const char *s, int n)
{
    return n + (int)strlen(s);
}
static void counted(int n)
{
    sink += n;
}
static void limited(int n)
{
    sink += n;
}
static int conditional(int n, double x)
{
    return x > 0 ? n : -n;
}
static void inner(void)
{
    sink++;
}
/* Takes long for multiples of ten. */
static void sometimes(int n, int nests)
{
    if (nests)
        inner();
    if (n % 10 == 0)
        usleep(3000);
}
static int recursive(int n)
{
    return n == 0 ? 0 : 1 + recursive(n - 1);
}
static void body(int a, const char *b)
{
    sink += a + *b;
}

static void handler(int number)
{
    (void)number;
    __atomic_fetch_add(&handled, 1, __ATOMIC_RELAXED);
    inner();
    limited(1);
}

/* Records from all threads, and from a handler on top of them. */
static void *work(void *argument)
{
    char buffer[300];
    memset(buffer, 'x', sizeof buffer - 1);
    buffer[sizeof buffer - 1] = 0;
    for (int i = 0; i < 20000; i++) {
        sometimes(1, 0);
        sized(buffer + i % 290, i);
    }
    while (__atomic_load_n(&handled, __ATOMIC_RELAXED) < 50)
        sometimes(1, 0);
    __atomic_fetch_sub(&running, 1, __ATOMIC_RELAXED);
    return argument;
}

int main(int argc, char **argv)
{
    pthread_t threads[4];
    if (argc > 1 && strcmp(argv[1], "storm") == 0) {
        signal(SIGUSR1, handler);
        for (int i = 0; i < 4; i++)
            pthread_create(&threads[i], NULL, work, NULL);
        for (int i = 0; __atomic_load_n(&running, __ATOMIC_RELAXED); i++) {
            pthread_kill(threads[i % 4], SIGUSR1);
            usleep(50);
        }
        for (int i = 0; i < 4; i++)
            pthread_join(threads[i], NULL);
        return 0;
    }
    typed("a/b c", WRITE, 18446744073709551615ul, 0.5, -1, NULL, 2);
    typed(NULL, BOTH, 0, INFINITY, 'x', (void *)0x10, 1.5f);
    for (int i = 0; i < 3; i++)
        sink += text(i) != NULL;
    sized("0123456789", 1);
    for (int i = 0; i < 100; i++)
        counted(i);
    for (int i = 0; i < 100; i++)
        limited(i);
    for (int i = 0; i < 20; i++)
        conditional(i, i % 2 ? 1.0 : -1.0);
    for (int i = 0; i < 30; i++)
        sometimes(i, 0);
    sometimes(1, 1);
    recursive(5);
    body(3, "body");
    if (argc > 1 && fork() == 0) {
        counted(0);
        exit(0);
    }
    return 0;
}
