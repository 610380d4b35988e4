/* A known number of page faults, of switches to another thread and of time on a processor, in calls, in a body, in calls
 * inside of calls, on two threads. The program says itself what it has counted. */
#define _GNU_SOURCE 1
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PAGE = 4096 };

int touch(int pages);
int inner(int pages);
void nothing(void);
void naps(int n);
int body(int pages, int n);
long busy(long n);
void leaves(jmp_buf place);

int touch(int pages)
{
    char *memory = mmap(NULL, (size_t)(pages + 1) * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    madvise(memory, (size_t)(pages + 1) * PAGE, MADV_NOHUGEPAGE);
    for (int i = 0; i < pages; i++)
        memory[(size_t)i * PAGE] = 1;
    munmap(memory, (size_t)(pages + 1) * PAGE);
    return pages;
}

int inner(int pages)
{
    return touch(pages) + touch(pages);
}

void nothing(void)
{
}

void naps(int n)
{
    for (int i = 0; i < n; i++)
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

int body(int pages, int n)
{
    return touch(pages) + n;
}

long busy(long n)
{
    volatile long sum = 0;
    for (long i = 0; i < n; i++)
        sum += i;
    return sum;
}

void leaves(jmp_buf place)
{
    touch(3);
    longjmp(place, 1);
}

static long long clock_of_thread(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static void *run(void *pages)
{
    return (void *)(long)inner((int)(long)pages);
}

int main(int argc, char **argv)
{
    pthread_t thread;
    jmp_buf place;
    struct rusage usage;
    int n = 0;
    if (argc > 1 && *argv[1] == 's') { /* packets fill up meanwhile: their pages are not the calls' */
        for (int i = 0; i < 60000; i++)
            nothing();
        return 0;
    }
    (void)touch(1); /* what the first call causes, of the dynamic linker too */
    (void)touch(200);
    (void)inner(50);
    (void)body(7, n++);
    nothing();
    naps(5);
    long long before = clock_of_thread();
    (void)busy(3000000);
    printf("busy %lld\n", clock_of_thread() - before);
    if (setjmp(place) == 0)
        leaves(place);
    pthread_create(&thread, NULL, run, (void *)20L);
    pthread_join(thread, NULL);
    fflush(stdout);
    if (fork() == 0) {
        (void)touch(30);
        getrusage(RUSAGE_SELF, &usage);
        _exit(0);
    }
    wait(NULL);
    return 0;
}
