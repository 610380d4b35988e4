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
    int go(pthread_t *t) { return pthread_create(t, nullptr, run, this); }
};

int caller(pthread_t *t, thrd_t *u, bool is_first, job<int> *j)
{
    pthread_create(t, nullptr, work, nullptr);
    pthread_create(t, nullptr, &job<int>::run, j);
    pthread_create(t, nullptr, [](void *p) -> void * { return p; }, make(1));
    thrd_create(u, other, make(2));
    spawn(1, make(3), work);
    run_later(nothing); // who knows what is passed to it
    return pthread_create(t, nullptr, is_first ? work : pick(4), make(5)) + j->go(t);
}
