/* Attributes that make the compiler warn: the warnings are those of the original. */
int old(int) __attribute__((deprecated));
int must(int) __attribute__((warn_unused_result));
int g(void) __attribute__((nonnull)) __attribute__((pure));

int caller(int x)
{
    must(x);
    return old(x) + must(old(1));
}
