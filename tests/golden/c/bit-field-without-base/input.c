/* Bit-fields that are no plain member access of a hoistable base: a comma, an assignment, a conditional. */
struct flags {
    unsigned low : 3, high : 5;
};
struct flags *find(int);
int f(unsigned);
int g(void);

int caller(struct flags *p)
{
    int sum = f((g(), p->low));
    sum += f(p->low = (unsigned)g() & 7u);
    sum += f(g() ? p->low : p->high);
    sum += f(++find(1)->low);
    return sum;
}
