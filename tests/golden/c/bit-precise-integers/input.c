/* _BitInt does not promote: the temporary must have the very type (clang; gcc 12 does not know it). */
_BitInt(17) g(void);
int f(_BitInt(17), unsigned _BitInt(5));
unsigned _BitInt(5) h(void);

int caller(void)
{
    return f(g(), h());
}
