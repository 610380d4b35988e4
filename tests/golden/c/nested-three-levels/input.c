/* Deepest first: by the time outer is rewritten the text of its operand is final, and each begin comes after the deeper ends. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return outer(middle(inner(x), 1), x);
}
