int f(int);
static inline int e(int x) { return f(x); }
