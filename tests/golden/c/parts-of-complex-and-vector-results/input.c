/* Parts of results: elements of a vector, real and imaginary part. */
typedef int v4 __attribute__((vector_size(16)));
v4 v(void);
double _Complex z(void);
int f(int, double);

int caller(int i)
{
    return f(v()[0], __real__ z()) + f(v()[i & 3], __imag__ z()) + (v() + v())[1] + (int)__real__ z();
}
