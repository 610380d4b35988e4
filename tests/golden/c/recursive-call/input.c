/* A function that calls itself, once and in its own operand. */
int fact(int n)
{
    return n < 2 ? 1 : n * fact(n - 1);
}

int ack(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}
