/* An operand costs something if it holds a call, selected or not: it is hoisted all the same. */
int outer(int);
int inner(int);

int nest(int x)
{
    return outer(inner(x));
}
