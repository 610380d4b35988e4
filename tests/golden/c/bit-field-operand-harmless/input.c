/* Bit-fields of objects that are at hand cost nothing, and nothing is hoisted. */
struct flags {
    unsigned low : 3, high : 5;
};
int f(unsigned, unsigned);

int caller(struct flags *p, struct flags o)
{
    return f(p->low, o.high);
}
