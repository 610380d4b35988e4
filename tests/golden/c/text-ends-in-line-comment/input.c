/* The file ends in a line comment without a newline: the table may not become part of it. */
int f(int);
int g(void);

int caller(void) { return f(g()); } // the end