/* __int128 and vector types go through temporaries too. */
typedef int v4 __attribute__((vector_size(16)));
__extension__ typedef __int128 i128;
i128 g(void);
v4 h(void);
v4 v(v4, i128);

v4 caller(void)
{
    return v(h(), g()) + v(h() + h(), 1);
}
