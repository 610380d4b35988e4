/* std: c++11 c++20 */
/* flags: -pthread */
/* local: pthread_create */
/* local: thrd_create */
/* expect: local_begin 7 */
/* expect: local_end 7 */
// Threads that functions of C start: the routine is a function, a pointer, what a call returns, a lambda, a choice, a static member, also in a template.
#include <pthread.h>
#include <threads.h>
#include <cstdio>
#include <cstdint>
static void *work(void *p) { return p; }
static int other(void *p) { return (int)(intptr_t)p; }
static void *(*pick(int n))(void *) { std::printf("pick %d\n", n); return work; }
static void *make(int n) { return reinterpret_cast<void *>((intptr_t)n); }
template <class T> struct job {
    T value;
    static void *run(void *p) { return static_cast<job *>(p)->me(); }
    void *me() { return reinterpret_cast<void *>((intptr_t)value); }
    int go() { pthread_t t; void *got; pthread_create(&t, nullptr, run, this); pthread_join(t, &got); return (int)(intptr_t)got; }
};
int main()
{
    pthread_t t[5];
    thrd_t u;
    void *got[5];
    int i = 0, status;
    void *(*variable)(void *) = &work;
    pthread_create(&t[0], nullptr, work, make(10));
    pthread_create(&t[1], nullptr, variable, make(11));
    pthread_create(&t[2], nullptr, pick(1), make(12));
    pthread_create(&t[3], nullptr, [](void *p) -> void * { return p; }, make(13));
    int failed = pthread_create(&t[4], nullptr, i ? work : job<int>::run, new job<int>{ 14 });
    thrd_create(&u, other, make(15));
    for (i = 0; i < 5; i++)
        pthread_join(t[i], &got[i]);
    thrd_join(u, &status);
    job<int> last{ 16 };
    for (i = 0; i < 5; i++)
        std::printf("%d\n", (int)(intptr_t)got[i]);
    std::printf("%d %d %d\n", failed, status, last.go());
}
