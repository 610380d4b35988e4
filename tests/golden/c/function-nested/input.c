/* Around a GNU nested function, which the front end cannot read: its error stands behind the opening brace and does not matter to the body. */
int outer(int n)
{
    int inner(int m) { return m + n; }
    return inner(1);
}

int broken(undeclared n)
{
    return n;
}
