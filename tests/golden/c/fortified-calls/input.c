/* The inline twins of glibc's fortified functions still see the sizes of the objects they are called with. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
unsigned long g(void);

int caller(const char *s)
{
    char buffer[16];
    memcpy(buffer, s, g() & 15);
    strcpy(buffer, "short");
    snprintf(buffer, sizeof buffer, "%s %lu", s, g());
    return (int)read(0, buffer, sizeof buffer) + buffer[0];
}
