/* Attributes of the function around the point: optimisation levels, sanitizers, instrumentation, sections. */
int f(int);
#pragma GCC push_options
#pragma GCC optimize("O3")
__attribute__((no_sanitize("undefined"))) int a(int x)
{
    return f(f(x));
}
#pragma GCC pop_options
__attribute__((no_instrument_function, noinline)) int b(int x)
{
    return f(f(x));
}
__attribute__((section(".text.special"), aligned(32))) int c(int x)
{
    return f(f(x));
}
__attribute__((target("avx2"))) int d(int x)
{
    return f(f(x));
}
