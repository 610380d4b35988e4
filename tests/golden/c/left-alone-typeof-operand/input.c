/* typeof, __auto_type, _Alignof and __alignof__. */
int f(int);

int caller(void)
{
    __typeof__(f(1)) a = f(2);
    typeof(f(3)) *b = &a;
    __auto_type c = f(4);
    return a + *b + c + (int)__alignof__(f(5)) + (__typeof__(f(6)))f(7);
}
