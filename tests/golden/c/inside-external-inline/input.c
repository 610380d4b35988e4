/* C99 6.7.4/3: a point inside an inline function with external linkage refers to the unit's static site table; compilers only warn under -pedantic. */
int f(int);

inline int twice(int x)
{
    return f(x) + f(x);
}
extern inline int twice(int x);
