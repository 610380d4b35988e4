/* Macros behind a part that another one hides: all of a function's are replaced if one has to be. */
#include <stdio.h>
#define SUBP(x) ((x)->subp)
#define COUNT 4
#define EACH(i, n) for (int i = 0; i < (n); i++)
#define UNLESS(x) if (!(x))
#define VALUE(x) ((x)->v)
struct node {
    int type;
    struct node *subp[COUNT];
    double v;
};
static double total;
static void walk(struct node *n)
{
    struct node **nn;
    for (nn = SUBP(n); nn < SUBP(n) + COUNT; nn++)
        if (*nn != NULL)
            total += VALUE(*nn);
}
static void each(struct node *n)
{
    EACH(i, COUNT)
        UNLESS(SUBP(n)[i] == NULL)
            total += VALUE(SUBP(n)[i]);
}
static int other(struct node *n)
{
    int k = 0;
    while (k < COUNT && SUBP(n)[k])
        k++;
    do
        total -= VALUE(n);
    while (VALUE(n) > COUNT && k-- > 0);
    switch (SUBP(n)[0]->type) {
    case COUNT:
        VALUE(n) = COUNT;
        break;
    default:
        return VALUE(n) > total ? SUBP(n)[1]->type : COUNT;
    }
    return k;
}
int main(void)
{
    static struct node a[5];
    for (int i = 0; i < 5; i++) {
        a[i].v = i;
        a[0].subp[i % COUNT] = &a[i];
    }
    walk(&a[0]);
    each(&a[0]);
    printf("%d %g\n", other(&a[0]), total);
    return 0;
}
