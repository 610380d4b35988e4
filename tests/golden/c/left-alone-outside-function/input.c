/* At file scope nothing can run. */
int f(int);
int size = sizeof(f(1));
int array[sizeof(f(2))];
extern __typeof__(f(3)) other;
struct s {
    int b : sizeof(f(4));
};

int caller(void)
{
    return f(5);
}
