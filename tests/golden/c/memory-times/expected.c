#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Where a record looks at the clock: behind calls of what is not recorded, also where recorded functions make them, at the
 * begin of iterations that come behind one, and in static functions that something else than recorded functions calls. */
#include <pthread.h>
static pthread_mutex_t mutex;
static int numbers[4];
static void work_lock(void) { weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 0); pthread_mutex_lock(&mutex); }
static void work_add(int *to) { weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, 0); (*__extension__({ __auto_type weft_q1_0 = &(*to); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; })) += 1; }
static void work_called(int *to) { const int weft_is_late = weft_is_late_callee(WEFT_CALLED(4)); weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, weft_is_late); (*__extension__({ __auto_type weft_q2_0 = &(*to); weft_m2[0] = WEFT_ADDRESS(weft_q2_0); weft_q2_0; })) += 2; }
void outside(void) { work_called(numbers); }
void work(void)
{
    weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 0, 1); work_lock();
    weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 0, 1); work_add(numbers);
    (weft_tell_callee(weft_this_memory(), WEFT_CALLED(4), 0), work_called(numbers));
    weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 1, 0); (*__extension__({ __auto_type weft_q5_0 = &(numbers[1]); weft_m5[0] = WEFT_ADDRESS(weft_q5_0); weft_q5_0; }))++;
    while (__extension__({ weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 1, 1); (*__extension__({ __auto_type weft_q6_1 = &(numbers[2]); weft_m6[0] = WEFT_ADDRESS(weft_q6_1); weft_q6_1; })) < 3; })) {
        weft_slot *const weft_m7 __attribute((__unused__)) = weft_block(weft_this_memory(), 7, 1, 0); (*__extension__({ __auto_type weft_q7_2 = &(numbers[2]); weft_m7[0] = WEFT_ADDRESS(weft_q7_2); weft_q7_2; }))++;
        pthread_mutex_unlock(&mutex);
    }
    weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 0, 1); for (int i = 0; i < 2; i++)
        { weft_slot *const weft_m9 __attribute((__unused__)) = weft_block(weft_this_memory(), 9, 0, 0); work_add(numbers + 3); }
}
static const struct weft_site weft_sites[] = {
    { "work_lock", "input.c", "work_lock", 6, 6, 13, 2, 7, 0 },
    { "work_add", "input.c", "work_add", 7, 7, 13, 2, 7, 0 },
    { "work_called", "input.c", "work_called", 8, 8, 13, 2, 7, 0 },
    { "work", "input.c", "work", 10, 22, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(4);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 6, 6, 0, 0, 0, 0 },
    { 1, 0, 7, 7, 0, 2, 0, 1 },
    { 2, 0, 8, 8, 2, 2, 0, 1 },
    { 3, 0, 12, 12, 4, 0, 0, 0 },
    { 3, 0, 13, 13, 4, 0, 1, 0 },
    { 3, 0, 15, 15, 4, 2, 1, 1 },
    { 3, 0, 16, 16, 6, 1, 1, 1 },
    { 3, 0, 17, 18, 7, 2, 0, 1 },
    { 3, 0, 20, 20, 9, 0, 0, 0 },
    { 3, 0, 21, 21, 9, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 7, 33, 4, 0, 0, 0, 255, 0, 0 },
    { 7, 33, 4, 1, 0, 0, 255, 0, 0 },
    { 8, 36, 4, 0, 0, 0, 255, 0, 0 },
    { 8, 36, 4, 1, 0, 0, 255, 0, 0 },
    { 15, 5, 4, 0, 0, 0, 255, 0, 0 },
    { 15, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 16, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 17, 9, 4, 0, 0, 0, 255, 0, 0 },
    { 17, 9, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(10);
