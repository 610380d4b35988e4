/* Accesses in a statement expression are not recorded. */
extern int a[4];
int f(int i);

int f(int i)
{
    a[0] = __extension__({ int x = a[i]; x + 1; });
    return a[1];
}
