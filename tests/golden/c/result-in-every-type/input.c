/* Results keep their types: narrow ones are not promoted before their time, floats stay floats, pointers to functions stay callable. */
char fc(void);
unsigned char fuc(void);
short fs(void);
float ff(void);
double d(void);
long double ld(void);
long long fll(void);
_Bool fb(void);
enum colour { RED, GREEN } fe(void);
const char *s(void);
int (*p(void))[3];
int (*fp(void))(int);

int all(void)
{
    char a = fc();
    unsigned char b = fuc();
    short c = fs();
    float e = ff();
    double g = d();
    long double h = ld();
    long long i = fll();
    _Bool j = fb();
    enum colour k = fe();
    const char *l = s();
    int(*m)[3] = p();
    return a + b + c + (int)e + (int)g + (int)h + (int)i + j + (int)k + l[0] + (*m)[1] + fp()(2) + (int)sizeof(fc() + 0);
}
