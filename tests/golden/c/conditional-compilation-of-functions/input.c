/* Only the branch that this build takes is rewritten. */
int f(int);
#if defined(__STDC__)
int caller(int x) { return f(x); }
#else
int caller(x) int x; { return f(x); }
#endif
#if 0
int other(int x) { return f(x); " unbalanced ' }
#endif
