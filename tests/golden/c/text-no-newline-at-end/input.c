/* The file ends without a newline: the table starts on a line of its own. */
int f(int);
int g(void);

int caller(void) { return f(g()); }