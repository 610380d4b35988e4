/* main ends through exit: GLOBAL_END does not hang on main's return. */
#include <stdlib.h>
static void last(void)
{
}

int main(void)
{
    atexit(last);
    exit(3);
}
