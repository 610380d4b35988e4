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
    if (_setjmp(plain) || sigsetjmp(with_mask, g()))
        return 2;
    if (mine())
        return 3;
    if (vfork() == 0)
        _exit(0);
    if (getcontext(&context))
        return 4;
    longjmp(plain, g());
}
