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
    if (_setjmp(plain) ||   __sigsetjmp ( with_mask , (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g()))) ) )
        return 2;
    if (mine())
        return 3;
    if (vfork() == 0)
        _exit(0);
    if (getcontext(&context))
        return 4;
    ((void)longjmp(plain, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g())))))), WEFT_END(1));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 15, 15, 27, 6, 0, 0 },
    { "longjmp", "input.c", "caller", 23, 23, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 23, 23, 20, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
