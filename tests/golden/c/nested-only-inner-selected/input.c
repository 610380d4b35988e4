/* The outer call is not selected and stays as it is around the point. */
int outer(int);
int inner(int);

int nest(int x)
{
    return outer(inner(x));
}
