#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Selected as a plain call pthread_create is timed and nothing more. */
#include <pthread.h>
void *work(void *);

int caller(pthread_t *t)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), pthread_create(t, NULL, work, NULL)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "pthread_create", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
