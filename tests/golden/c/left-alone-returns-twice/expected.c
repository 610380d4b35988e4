#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What returns twice may not be called from an inner scope that is gone by then. */
#include <setjmp.h>
#include <ucontext.h>
#include <unistd.h>
int mine(void) __attribute__((returns_twice));
int g(void);
static jmp_buf plain;
static sigjmp_buf with_mask;
static ucontext_t context;

int caller(void)
{
    if (setjmp(plain))
        return 1;
    if (_setjmp(plain) ||   __sigsetjmp ( with_mask , __extension__({ WEFT_POINT(weft_p0, 0, 0); g(); }) ) )
        return 2;
    if (mine())
        return 3;
    if (vfork() == 0)
        _exit(0);
    if (getcontext(&context))
        return 4;
    __extension__({ WEFT_POINT(weft_p1, 1, 1); longjmp(plain, __extension__({ register __auto_type weft_v1_1 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(); })); weft_arm(&weft_p1); weft_v1_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 15, 15, 27, 6, 0, 0 },
    { "longjmp", "input.c", "caller", 23, 23, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 23, 23, 20, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
