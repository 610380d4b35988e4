/* char, short and float operands are promoted by the call, also when they come out of a temporary. */
int print(const char *, ...);
char c(void);
short s(void);
float f(void);
_Bool b(void);
unsigned char uc(void);

int caller(void)
{
    return print("%d %d %f %d %d", c(), s(), f(), b(), uc());
}
