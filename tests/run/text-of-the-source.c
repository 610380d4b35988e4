/* What a program can see of its own text: line numbers, file names, stringified arguments, and assertions that print them. */
/* std: gnu99 gnu11 gnu17 */
#include <assert.h>
#include "log.h"

#define STRING(x) #x
#define SHOW(x) printf("%s = %d at %d\n", #x, x, __LINE__)
#define HERE __LINE__
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define CALL(name, ...) name(__VA_ARGS__)
#define EACH(X) X(1) X(2) X(3)
#define SAY(n) say(STRING(n), n);
#define alias two

static int two(int a, int b)
{
    return a * 10 + b;
}
static int line(int n)
{
    return n - HERE;
}

int main(void)
{
    SHOW(two(1, 2));
    SHOW(two(two(1, 2), 3));
    say("line", __LINE__);
    say("lines", two(
        __LINE__,
        __LINE__
    ) - __LINE__);
    say("line", line(__LINE__));
    say("max", MAX(say("a", 1), say("b", 2)));
    say("call", CALL(two, 3, CALL(two, 4, 5)));
    EACH(SAY)
    say("alias", alias(6, alias(7, 8)));
    assert(two(1, 1) == 11);
    puts(strrchr("/" __FILE__, '/') + 1);
    puts(__func__);
    puts(STRING(two(1, /* gone */ "a,b)" 2)));
    say("counter", (__COUNTER__, two(1, __COUNTER__)));
#line 1000 "elsewhere.c"
    say("line", two(0, __LINE__));
    puts(__FILE__);
    say("dir",
#ifdef __STDC__
        two(1, 2)
#else
        0
#endif
    );
    return 0;
}
