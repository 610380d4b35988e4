/* Values of the parameters when the body begins, and a condition on what it returns. */
struct large { int all[20]; };
int some(int a, const char *b) { return a + *b; }
void other(struct large l, double d, int unused[2]) { (void)l, (void)d, (void)unused; }
static int none(void) { return 1; }
int result(int n) { return n + none(); }
