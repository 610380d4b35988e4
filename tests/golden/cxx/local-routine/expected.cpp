#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Functions of C that start threads: the routine and its argument are packed, as in C; in a template the call is only resolved later.
#include <pthread.h>
#include <threads.h>

void *work(void *);
int other(void *);
void *(*pick(int))(void *);
void *make(int);
void spawn(int priority, void *data, void *(*run)(void *));
void run_later(void (*run)());
void nothing();

template <class T> struct job {
    static void *run(void *p) { return static_cast<job *>(p)->me(); }
    void *me();
    int go(pthread_t *t) { ::weft::point weft_p0_0; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 1), pthread_create(t, nullptr, ::weft_thread_main, ::weft::ready_value(weft_p0_0, ::weft_thread_pack(WEFT_SITE(0), run, this))))); }
};

int caller(pthread_t *t, thrd_t *u, bool is_first, job<int> *j)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2;
    (WEFT_OPEN_GUARDED(weft_p1_0, 1, 1), pthread_create(t, nullptr, ::weft_thread_main, ::weft::ready_value(weft_p1_0, ::weft_thread_pack(WEFT_SITE(1), work, nullptr))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 2, 1), pthread_create(t, nullptr, ::weft_thread_main, ::weft::ready_value(weft_p1_0, ::weft_thread_pack(WEFT_SITE(2), &job<int>::run, j))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 3, 1), pthread_create(t, nullptr, ::weft_thread_main, ::weft::ready_value(weft_p1_0, ::weft_thread_pack(WEFT_SITE(3), [](void *p) -> void * { return p; }, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 4, 0), make(1)))))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 5, 1), thrd_create(u, ::weft_thrd_main, ::weft::ready_value(weft_p1_0, ::weft_thrd_pack(WEFT_SITE(5), other, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 6, 0), make(2)))))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 7, 1), spawn(1, ::weft::ready_value(weft_p1_0, ::weft_thread_pack(WEFT_SITE(7), work, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 8, 0), make(3))))), ::weft_thread_main), ::weft::leave(weft_p1_0));
    run_later(nothing); // who knows what is passed to it
    return ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 9, 1), pthread_create(t, nullptr, ::weft_thread_main, ::weft::ready_value(weft_p1_0, ::weft_thread_pack(WEFT_SITE(9), is_first ? work : ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 10, 0), pick(4))), ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 11, 0), make(5)))))))) + j->go(t);
}
static const weft_site weft_sites[] = {
    { "pthread_create", "input.cpp", "job::go", 16, 16, 35, 5, 1, 0 },
    { "pthread_create", "input.cpp", "caller", 21, 21, 5, 3, 1, 0 },
    { "pthread_create", "input.cpp", "caller", 22, 22, 5, 3, 1, 0 },
    { "pthread_create", "input.cpp", "caller", 23, 23, 5, 3, 1, 0 },
    { "make", "input.cpp", "caller", 23, 23, 69, 4, 0, 0 },
    { "thrd_create", "input.cpp", "caller", 24, 24, 5, 3, 1, 0 },
    { "make", "input.cpp", "caller", 24, 24, 27, 4, 0, 0 },
    { "spawn", "input.cpp", "caller", 25, 25, 5, 3, 1, 0 },
    { "make", "input.cpp", "caller", 25, 25, 14, 4, 0, 0 },
    { "pthread_create", "input.cpp", "caller", 27, 27, 12, 5, 1, 0 },
    { "pick", "input.cpp", "caller", 27, 27, 57, 7, 0, 0 },
    { "make", "input.cpp", "caller", 27, 27, 66, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(12)
