/* Where a record looks at the clock: behind calls of what is not recorded, also where recorded functions make them, at the
 * begin of iterations that come behind one, and in static functions that something else than recorded functions calls. */
#include <pthread.h>
static pthread_mutex_t mutex;
static int numbers[4];
static void work_lock(void) { pthread_mutex_lock(&mutex); }
static void work_add(int *to) { *to += 1; }
static void work_called(int *to) { *to += 2; }
void outside(void) { work_called(numbers); }
void work(void)
{
    work_lock();
    work_add(numbers);
    work_called(numbers);
    numbers[1]++;
    while (numbers[2] < 3) {
        numbers[2]++;
        pthread_mutex_unlock(&mutex);
    }
    for (int i = 0; i < 2; i++)
        work_add(numbers + 3);
}
