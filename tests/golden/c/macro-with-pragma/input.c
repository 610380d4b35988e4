/* _Pragma is a line of its own in what the preprocessor prints. One that switches warnings is put back; any other may mean something where it stands. */
int f(int);
#define QUIET(e) _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-value\"") e; _Pragma("GCC diagnostic pop")
#define TWICE(e) _Pragma("GCC unroll 2") for (int i = 0; i < 2; i++) e
#define PLAIN(e) e

int caller(int n)
{
    QUIET(f(n))
    TWICE(f(n));
    return PLAIN(f(n));
}
