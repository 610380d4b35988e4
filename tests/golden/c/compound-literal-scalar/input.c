/* (int){5} is an lvalue, but its value is all that is used; &(int){5} is kept. */
int f(int);
int *keep(int *);

int caller(void)
{
    return f((int){ 5 });
}
