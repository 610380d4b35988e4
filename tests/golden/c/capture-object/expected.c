#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[8]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* "object" captures what the table of functions names: the lock, the condition and its mutex, the count of a barrier, and
 * the result where that tells whether the call has done it. A function of the program's own is a row of "functions"; of
 * getpid nothing is known. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

struct gate {
    int open;
};

static void gate_enter(const char *who, struct gate *gate)
{
    gate->open = who != NULL;
}

int main(void)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static struct gate gate;
    pthread_barrier_t barrier;
    sem_t free_slots;
    __extension__({ WEFT_KEPT(weft_p0, 0, 2, 0); pthread_barrier_init(__extension__({ register __typeof__(pthread_barrier_t *restrict) weft_v0_0 = (&barrier); weft_keep_pointer(&weft_p0, 0, (__UINTPTR_TYPE__)weft_v0_0); weft_kept_arm(&weft_p0); weft_v0_0; }), NULL, __extension__({ register __typeof__(unsigned int) weft_v0_2 = (1); weft_keep_unsigned(&weft_p0, 1, weft_v0_2); weft_kept_arm(&weft_p0); weft_v0_2; })); });
    __extension__({ WEFT_KEPT(weft_p1, 1, 3, 1); sem_init(__extension__({ register __typeof__(sem_t *) weft_v1_0 = (&free_slots); weft_keep_pointer(&weft_p1, 0, (__UINTPTR_TYPE__)weft_v1_0); weft_kept_arm(&weft_p1); weft_v1_0; }), __extension__({ register __typeof__(int) weft_v1_1 = (0); weft_keep_int(&weft_p1, 1, weft_v1_1); weft_kept_arm(&weft_p1); weft_v1_1; }), __extension__({ register __typeof__(unsigned int) weft_v1_2 = (2); weft_keep_unsigned(&weft_p1, 2, weft_v1_2); weft_kept_arm(&weft_p1); weft_v1_2; })); });
    if (__extension__({ WEFT_KEPT(weft_p2, 2, 1, 2); __auto_type weft_r2 = pthread_mutex_trylock(__extension__({ register __typeof__(pthread_mutex_t *) weft_v2_0 = (&mutex); weft_keep_pointer(&weft_p2, 0, (__UINTPTR_TYPE__)weft_v2_0); weft_kept_arm(&weft_p2); weft_v2_0; })); weft_keep_int(&weft_p2, 1, weft_r2); weft_r2; }) == 0)
        __extension__({ WEFT_KEPT(weft_p3, 3, 1, 3); pthread_mutex_unlock(__extension__({ register __typeof__(pthread_mutex_t *) weft_v3_0 = (&mutex); weft_keep_pointer(&weft_p3, 0, (__UINTPTR_TYPE__)weft_v3_0); weft_kept_arm(&weft_p3); weft_v3_0; })); });
    __extension__({ WEFT_KEPT(weft_p4, 4, 1, 4); sem_wait(__extension__({ register __typeof__(sem_t *) weft_v4_0 = (&free_slots); weft_keep_pointer(&weft_p4, 0, (__UINTPTR_TYPE__)weft_v4_0); weft_kept_arm(&weft_p4); weft_v4_0; })); });
    __extension__({ WEFT_KEPT(weft_p5, 5, 1, 5); gate_enter("main", __extension__({ register __typeof__(struct gate *) weft_v5_1 = (&gate); weft_keep_pointer(&weft_p5, 0, (__UINTPTR_TYPE__)weft_v5_1); weft_kept_arm(&weft_p5); weft_v5_1; })); });
    __extension__({ WEFT_KEPT(weft_p6, 6, 1, 6); pthread_barrier_wait(__extension__({ register __typeof__(pthread_barrier_t *) weft_v6_0 = (&barrier); weft_keep_pointer(&weft_p6, 0, (__UINTPTR_TYPE__)weft_v6_0); weft_kept_arm(&weft_p6); weft_v6_0; })); });
    printf("%d %d\n", gate.open, __extension__({ WEFT_KEPT(weft_p7, 7, 0, 7); getpid(); }) > 0);
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "pthread_barrier_init", "input.c", "main", 24, 24, 5, 3, 0, 0 },
    { "sem_init", "input.c", "main", 25, 25, 5, 3, 0, 0 },
    { "pthread_mutex_trylock", "input.c", "main", 26, 26, 9, 5, 0, 0 },
    { "pthread_mutex_unlock", "input.c", "main", 27, 27, 9, 4, 0, 0 },
    { "sem_wait", "input.c", "main", 28, 28, 5, 3, 0, 0 },
    { "gate_enter", "input.c", "main", 29, 29, 5, 3, 0, 0 },
    { "pthread_barrier_wait", "input.c", "main", 30, 30, 5, 3, 0, 0 },
    { "getpid", "input.c", "main", 31, 31, 34, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[8] = {
    { "object count", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object pshared count", 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object return", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "object", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
