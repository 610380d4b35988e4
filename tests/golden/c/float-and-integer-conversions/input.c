/* Under -Wconversion the temporaries bring no conversion that the call did not have. */
int f(short, unsigned, float);
short g(void);
float d(void);
unsigned u(void);

float caller(void)
{
    return (float)f(g(), u(), d()) + d();
}
