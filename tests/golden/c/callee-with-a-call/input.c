/* The callee itself costs something: it is evaluated before the begin probe like an operand. */
struct ops {
    int (*run)(int);
};
int (*get(int))(int);
struct ops *pick(int);
extern int (*row[4])(int);
int g(void);

int caller(void)
{
    return get(1)(2) + pick(3)->run(4) + get(g())(g()) + row[g() & 3](5) + (*get(6))(7);
}
