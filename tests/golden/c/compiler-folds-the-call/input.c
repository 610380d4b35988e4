/* sizeof-like use of strlen of a literal in an automatic initialiser. */
unsigned long strlen(const char *);
int f(int);

int caller(void)
{
    const int n = f(1);
    unsigned long m = strlen("abc");
    return n + (int)m;
}
