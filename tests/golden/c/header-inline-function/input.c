/* An inline function of an included file: the text of the file stands in place of its #include. */
#include "inline.h"

int caller(int x)
{
    return g(f(x));
}
