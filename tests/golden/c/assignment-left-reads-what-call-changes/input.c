/* Left sides that read objects a call may change: an index in a global, a pointer in memory. Which is read first is the compiler's choice, and must stay so. */
int f(int);
extern int index_of, table[8], *cursor;
struct s {
    int *p, n, a[4];
};

void caller(struct s *s)
{
    table[index_of] = f(1);
    *cursor = f(2);
    s->p[s->n] = f(3);
    s->a[s->n] += f(4);
    index_of += f(5);
}
