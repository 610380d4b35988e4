/* A bit-field cannot be bound to __auto_type: the costly base is hoisted, the member access stays outside of the temporary. */
struct flags {
    unsigned low : 3, high : 5;
};
struct flags *find(int);
struct flags copy(int);
int f(unsigned, unsigned);

int caller(struct flags *p, struct flags o)
{
    return f(find(1)->low, p->high) + f(copy(2).high, o.low) + f((find(3)->low), 1) + f(find(4)->low + 1, o.high) + f((*find(5)).low, 2);
}
