/* Compiler builtins are instructions, not calls at run time; one makes the call that is its operand. */
int g(int);

int chained(int x, int *p)
{
    return g(__builtin_call_with_static_chain(g(x), p));
}

int caller(int x, int *p)
{
    if (__builtin_expect(x, 0))
        __builtin_unreachable();
    __builtin_prefetch(p);
    return __builtin_popcount((unsigned)g(x)) + __builtin_clz(1u) + __builtin_add_overflow(x, 1, p) + (int)__builtin_bswap32(7);
}
