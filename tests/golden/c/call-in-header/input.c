/* An inline function of an included file: its calls are the header's, which this unit's text does not hold. */
#include "inline.h"

int caller(int x)
{
    return g(f(x));
}
