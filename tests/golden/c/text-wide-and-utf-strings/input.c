/* Prefixed strings and characters. */
#include <stddef.h>
int f(const wchar_t *, const char *, wchar_t, int);
int g(void);

int caller(void)
{
    return f(L"w)", u8"u(", L'(', g());
}
