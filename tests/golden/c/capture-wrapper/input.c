/* Where no braces may stand around the call, the values are those of the inline function's parameters; what has no such function is left alone. */
struct point { int x; };
struct point *keep(struct point *p, int n);
int f(int n);
int sum(int n, ...);

struct point *caller(int *p, int (*through)(int))
{
    struct point *kept = keep(&(struct point){ 1 }, 2);
    *p++ = f(1);
    *p++ = through(2);
    *p++ = sum(2, 3, 4);
    return kept;
}
