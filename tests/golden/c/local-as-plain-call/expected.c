#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Selected as a plain call pthread_create is timed and nothing more. */
#include <pthread.h>
void *work(void *);

int caller(pthread_t *t)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), pthread_create(t, NULL, work, NULL))));
}
static const struct weft_site weft_sites[] = {
    { "pthread_create", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);
