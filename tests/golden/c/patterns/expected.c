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
    __extension__({ WEFT_POINT(weft_p0, 0, 0); pthread_mutex_lock(m); });
    __extension__({ WEFT_POINT(weft_p1, 1, 0); pthread_mutex_unlock(m); });
    return __extension__({ WEFT_POINT(weft_p2, 2, 1); my_lock(__extension__({ register __auto_type weft_v2_0 = ((int)__extension__({ WEFT_POINT(weft_p3, 3, 0); strlen(s); })); weft_arm(&weft_p2); weft_v2_0; })); }) + my_unlock(1) + pthread_join(pthread_self(), NULL);
}
static const struct weft_site weft_sites[] = {
    { "pthread_mutex_lock", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "pthread_mutex_unlock", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "my_lock", "input.c", "caller", 11, 11, 12, 6, 0, 0 },
    { "strlen", "input.c", "caller", 11, 11, 25, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
