/* 0, NULL and casts of them are null pointer constants only as they stand: they are never put into a variable. */
#include <stddef.h>
int f(const char *, void (*)(void), int);
int v(const char *, ...);
int g(void);

int caller(void)
{
    return f(0, 0, g()) + f(NULL, NULL, g()) + f((void *)0, 0L, g()) + v("", g(), (char *)0) + v("", g(), NULL) + v("", (char *)NULL);
}
