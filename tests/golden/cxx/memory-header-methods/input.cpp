/* A method that a header defines is recorded with the lines of the header. */
#include "counter.h"

int use(counter &c)
{
    c.add(2);
    return c.sum;
}
