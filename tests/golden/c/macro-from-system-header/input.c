/* Library macros with calls in them; errno is one too. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
int g(void);
int f(int);

int caller(void)
{
    errno = 0;
    return isdigit(g()) + putc(g(), stdout) + f(errno) + f(errno == EINTR ? g() : 0);
}
