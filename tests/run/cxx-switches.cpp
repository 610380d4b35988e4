/* std: c++11 c++17 */
/* flags: -fno-exceptions -fno-rtti */
/* expect: f 2 */
// What the command line switches off is off for the front end too: it reads the lines that the compiler reads.
#include <cstdio>
int f(int x)
{
    std::printf("f %d\n", x);
    return x;
}
int main()
{
#ifdef __cpp_exceptions
    try {
        f(1);
    } catch (...) {
        f(2);
    }
#else
    f(3);
#endif
#ifndef __GXX_RTTI
    f(4);
#endif
}
