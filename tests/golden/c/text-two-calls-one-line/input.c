/* Several points in one line, next to each other and nested: columns tell them apart. */
int f(int);
int g(int);

int caller(int x) { return f(x) + f(g(x)) + g(f(g(x))); }
