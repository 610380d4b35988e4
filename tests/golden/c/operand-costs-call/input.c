/* An operand with a call anywhere inside costs something: plain, in arithmetic, in a cast, in parentheses, in a condition, behind a comma, as an index. */
int f(int);
int g(void);
extern int table[8];

int caller(int x)
{
    int sum = 0;
    sum += f(g());
    sum += f(g() + 1);
    sum += f((int)g());
    sum += f((g()));
    sum += f(x ? g() : 0);
    sum += f((x++, g()));
    sum += f(table[g() & 7]);
    sum += f(x && g());
    sum += f(!g());
    return sum;
}
