/* "strict": reading through a pointer or an index counts as a cost too, so a cache miss is not inside the interval. */
struct node {
    struct node *next;
    int value;
};
int f(int, int, int, int);

int caller(const struct node *n, const int *v, int i, struct node local)
{
    return f(n->next->value, v[i], *v, local.value);
}
