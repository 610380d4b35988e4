/* gettext from libintl.h is such a function; called as a point itself it is wrapped inside the format operand only if the compiler still checks the format. */
#include <libintl.h>
#include <stdio.h>

int g(void);

void caller(int n)
{
    printf(gettext("%d things\n"), n);
    printf(gettext("%d of %d\n"), g(), n);
    puts(gettext("done"));
}
