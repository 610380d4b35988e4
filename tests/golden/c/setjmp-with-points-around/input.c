/* A function with setjmp in it and points around: -Wclobbered finds nothing new, volatile locals are untouched. */
#include <setjmp.h>
int f(int);
int g(void);
static jmp_buf env;

int caller(int n)
{
    volatile int tries = 0;
    for (;;) {
        if (setjmp(env) == 0) {
            int got = f(g());
            if (got)
                return f(got + tries);
            longjmp(env, g());
        }
        tries++;
        if (f(tries) > n)
            return f(f(tries));
    }
}
