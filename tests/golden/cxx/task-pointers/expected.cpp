#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
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
{ ::weft::guarded weft_p0_0, weft_p0_1;
    (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), submit("first", ::weft::task_pointer<void>(&work), ::weft::ready_value(weft_p0_0, ::weft::task_pack<void>(WEFT_SITE(1), &work, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 2, 0), next())), 0))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 3, 1), answer(::weft::task_pointer<void *>(other), ::weft::ready_value(weft_p0_0, ::weft::task_pack<void *>(WEFT_SITE(4), other, x, 0))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 5, 1), submit("second", ::weft::task_pointer<void>(work_on<int>), ::weft::ready_value(weft_p0_0, ::weft::task_pack<void>(WEFT_SITE(6), work_on<int>, nullptr, 0))), ::weft::leave(weft_p0_0));
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 1), submit("third", ::weft::task_pointer<void>(given), ::weft::ready_value(weft_p0_0, ::weft::task_pack<void>(WEFT_SITE(8), given, x, 0))))) + submit("none", nullptr, nullptr);
}
static const weft_site weft_sites[] = {
    { "submit", "input.cpp", "caller", 20, 20, 5, 3, 0, 0 },
    { "submit first", "input.cpp", "caller", 20, 20, 5, 3, 6, 16 },
    { "next", "input.cpp", "caller", 20, 20, 28, 4, 0, 0 },
    { "answer", "input.cpp", "caller", 21, 21, 5, 3, 0, 0 },
    { "answer other", "input.cpp", "caller", 21, 21, 5, 3, 6, 16 },
    { "submit", "input.cpp", "caller", 22, 22, 5, 3, 0, 0 },
    { "submit second", "input.cpp", "caller", 22, 22, 5, 3, 6, 16 },
    { "submit", "input.cpp", "caller", 23, 23, 12, 5, 0, 0 },
    { "submit third", "input.cpp", "caller", 23, 23, 12, 5, 6, 16 },
};
WEFT_UNIT_DEFINE(9)
