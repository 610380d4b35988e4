/* Calls the compiler knows and checks: sizes, formats and overlaps are still seen. */
#include <stdio.h>
#include <string.h>
unsigned long g(void);

int caller(char *p)
{
    char buffer[32];
    snprintf(buffer, sizeof buffer, "%lu", g());
    memset(buffer, 0, sizeof buffer);
    strcpy(p, "x");
    return memcmp(p, buffer, g());
}
