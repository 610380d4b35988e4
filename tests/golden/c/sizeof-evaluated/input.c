/* The operand of sizeof is evaluated if it is a variable length array, before the call that it is an operand of. */
int p(int), q(int);
int f(int a)
{
    int x = p((int)sizeof(int[q(a) & 7]));
    int v[q(a) & 3];
    x += p((int)sizeof v);
    x += p((int)sizeof(int[(q(a) & 3) + 1][2]));
    x += p((int)sizeof *(int(*)[q(a) + 1])0);
    x += p((int)sizeof(q(a)));
    return x;
}
