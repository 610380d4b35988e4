#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Patterns select by name; the last entry that matches decides. */
#include <pthread.h>
#include <string.h>
int my_lock(int);
int my_unlock(int);

int caller(pthread_mutex_t *m, const char *s)
{
    __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), pthread_mutex_lock(m)); WEFT_END(0); WEFT_RESULT(0); });
    __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), pthread_mutex_unlock(m)); WEFT_END(1); WEFT_RESULT(1); });
    return __extension__({ __auto_type weft_v2_0 = ((int)__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), strlen(s)); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), my_lock(weft_v2_0)); WEFT_END(2); weft_r2; }) + my_unlock(1) + pthread_join(pthread_self(), NULL);
}
static const struct weft_site weft_sites[] = {
    { "pthread_mutex_lock", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "pthread_mutex_unlock", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "my_lock", "input.c", "caller", 11, 11, 12, 6, 0, 0 },
    { "strlen", "input.c", "caller", 11, 11, 25, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
