/* Two costly operands at every level: the object counts both down, in whichever order the compiler takes them. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return outer(middle(inner(x), inner(x + 1)), middle(inner(x + 2), inner(x + 3)));
}
