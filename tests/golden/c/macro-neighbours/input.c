/* Tokens that stand apart after preprocessing may not be joined by putting the text in place. */
int f(int);
#define NEG(x) -f(x)
#define ADD +f(1)
#define NAME f
#define ARGS(x) (x)

int caller(int n)
{
    return n -NEG(n) +ADD + ADD+ADD - NEG(NEG(n)) + NAME(n) + NAME ARGS(n) + NAME(NAME(n));
}
