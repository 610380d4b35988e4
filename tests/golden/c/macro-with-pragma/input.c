/* _Pragma is a line of its own in what the preprocessor prints. */
int f(int);
#define QUIET(e) _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-value\"") e; _Pragma("GCC diagnostic pop")
#define PLAIN(e) e

int caller(int n)
{
    QUIET(f(n))
    return PLAIN(f(n));
}
