/* GNU nested functions: points inside them, calls to them, trampolines, and non-local goto out of them. */
/* std: gnu89 gnu11 gnu17 */
/* compilers: gcc */
/* warns: the front end does not know nested functions */
#include "log.h"

static int each(int n, int (*f)(int))
{
    int i, sum = 0;
    for (i = 0; i < n; i++)
        sum += f(i);
    return sum;
}

static int count(int n)
{
    int seen = 0;
    int visit(int i)
    {
        seen += say("visit", i);
        return seen;
    }
    return each(n, visit) + visit(10) * 100 + visit(visit(1)) + seen;
}

static int escape(int n)
{
    __label__ out;
    int stop(int i)
    {
        if (say("stop", i) == n)
            goto out;
        return i;
    }
    return each(10, stop);
out:
    return -1;
}

int main(void)
{
    say("count", count(4));
    say("escape", escape(2));
    return 0;
}
