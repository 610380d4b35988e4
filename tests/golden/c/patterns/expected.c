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
    (WEFT_BEGIN(0), (void)pthread_mutex_lock(m), WEFT_END(0));
    (WEFT_BEGIN(1), (void)pthread_mutex_unlock(m), WEFT_END(1));
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (my_lock((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (int)(WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(3), (WEFT_BEGIN(3), strlen(s)))))))))) + my_unlock(1) + pthread_join(pthread_self(), NULL);
}
static const struct weft_site weft_sites[] = {
    { "pthread_mutex_lock", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "pthread_mutex_unlock", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "my_lock", "input.c", "caller", 11, 11, 12, 6, 0, 0 },
    { "strlen", "input.c", "caller", 11, 11, 25, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
