/* A call as the body of if, else, for, while, do and a label at the end of a block. */
int f(int);

void caller(int n)
{
    if (n) f(1); else f(2);
    for (int i = 0; i < n; i++) f(i);
    while (n-- > 0) f(n);
    do f(3); while (n > 0);
    goto end;
end: f(4);
}
