/* Every way to spell a callee that costs nothing: parentheses, address, dereference, pointer, member, table, cast, choice. */
struct ops {
    int (*run)(int);
    struct ops *next;
    int (*table[2])(int);
};
int f(int);
int h(int);
extern int (*pointer)(int);
extern int (*row[4])(int);

int caller(struct ops o, struct ops *p, int i, void *any)
{
    int n = 0;
    n += (f)(1);
    n += (&f)(2);
    n += (*f)(3);
    n += (***f)(4);
    n += pointer(5);
    n += (*pointer)(6);
    n += o.run(7);
    n += p->run(8);
    n += p->next->run(9);
    n += p->table[1](10);
    n += row[i](11);
    n += (*row[2])(12);
    n += (i ? f : h)(13);
    n += ((int (*)(int))any)(14);
    return n;
}
