/* Callers of setjmp and alloca: the point object does not change after its declaration, and memory of alloca lives to the end of the function. */
#include <alloca.h>
#include <setjmp.h>
#include <string.h>

static jmp_buf back;

int returns_twice(volatile int n)
{
    if (setjmp(back) == 0)
        longjmp(back, n);
    return n;
}

unsigned long on_the_stack(unsigned long n)
{
    char *bytes = alloca(n + 1);
    memset(bytes, 'x', n);
    bytes[n] = 0;
    return strlen(bytes);
}
