/* A macro's own name in its expansion is not expanded again; in a text it would be, without parentheses around it. */
int f(int);
int g(int);
#define f(x) f((x) + 1)
#define ONCE(x) g(x)
#define ping(x) pong(x)
#define pong(x) ping(x)

int ping(int n)
{
    return f(n) + ONCE(n) + ping(n) + (f)(n) + ONCE(f(n));
}
