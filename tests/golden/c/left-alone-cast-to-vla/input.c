/* The type of a cast with a variable bound is evaluated with the cast, and left alone like that of a declaration. */
int f(int);

int caller(int *p)
{
    return (*(int(*)[f(2)])p)[1] + f(3);
}
