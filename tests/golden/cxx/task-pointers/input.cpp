// A pool of C in C++: functions of the runtime stand in for the body and its argument.
extern "C" {
typedef void (*body)(void *);
int submit(const char *name, body, void *);
void *answer(void *(*)(void *), void *);
}
void work(void *);
template <class T> void work_on(void *);
void *next();
namespace
{
void *other(void *x)
{
    return x;
}
}

int caller(int *x, body given)
{
    submit("first", &work, next());
    answer(other, x);
    submit("second", work_on<int>, nullptr);
    return submit("third", given, x) + submit("none", nullptr, nullptr);
}
