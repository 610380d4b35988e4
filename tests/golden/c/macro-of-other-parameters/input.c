/* A macro that calls the function of its name with another number of arguments: in place of the invocation the preprocessor would read
 * the name as the macro, and nothing of the source. */
int mvd(int a, int b);
int g(int n);
#define mvd(a, b, c) ((c) + mvd(a, b))
#define G(x) g(x)

int f(int i)
{
    return mvd(i, 2, 3) + G(i) + mvd(G(1), mvd(1, 2, 3), 4);
}
