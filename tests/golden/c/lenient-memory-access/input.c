/* Without "strict" a memory access costs nothing and stays in place. */
struct node {
    struct node *next;
    int value;
};
int f(int, int, int, int);

int caller(const struct node *n, const int *v, int i, struct node local)
{
    return f(n->next->value, v[i], *v, local.value);
}
