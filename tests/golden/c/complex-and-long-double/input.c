/* Complex and long double operands and results. */
double _Complex f(double _Complex, long double);
float _Complex g(void);
long double h(void);

double _Complex caller(void)
{
    return f(g(), h()) + f(1, 2);
}
