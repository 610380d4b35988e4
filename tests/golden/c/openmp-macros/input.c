/* Macros that make selected directives are expanded in place, even if no call is in them; other macros stay. */
#define PRAGMA(text) _Pragma(#text)
#define PARALLEL _Pragma("omp parallel num_threads(2)")
#define LOCKED(statement) PRAGMA(omp critical(lock)) { statement; }
#define TASK(address) PRAGMA(omp task depend(inout: address))
#define FOR(i, n) PRAGMA(omp for) for (int i = 0; i < (n); i++)
#define BARRIER() _Pragma("omp barrier")
#define UNROLLED _Pragma("GCC unroll 2")
#define TWICE(n) (2 * (n))
#define STATEMENT(text) text
int f(int x);
int caller(int n, int *a);

int caller(int n, int *a)
{
    int sum = 0;
    PARALLEL
    {
        LOCKED(sum += TWICE(n))
        FOR(i, n) a[i] = TWICE(i);
        BARRIER();
        _Pragma("omp critical(lock)") STATEMENT(sum++;)
        STATEMENT(_Pragma("omp barrier"))
        TASK(a[0])
        a[0] = f(n);
    }
    UNROLLED
    for (int i = 0; i < n; i++)
        sum += TWICE(a[i]);
    return sum;
}
