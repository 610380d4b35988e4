/* Where the call may change which object is accessed, nothing is put around the access: C leaves the order open. */
extern int *where, a[4];
int g(void);
int f(int i);

int f(int i)
{
    where[1] = g();
    a[i] = g();
    return where[2] + g();
}
