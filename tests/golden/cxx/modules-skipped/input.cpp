// What no compilation reads imports nothing.
#ifdef USE_MODULES
import std;
#else
int g(int n);
#endif
#if 0
export module numbers;
#endif
/*
import std;
*/
int f(int n)
{
    return g(g(n));
}
