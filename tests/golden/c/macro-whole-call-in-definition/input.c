/* A function made of one macro. */
int f(int);
#define DEFINE(name, value) \
    int name(int x) { return f(x + value); }

DEFINE(one, 1)
DEFINE(two, 2)
int three(int x) { return f(x + 3); }
