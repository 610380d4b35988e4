/* Calls as void operands: in commas, conditionals, and a return of void. */
int f(int);
void v(int);
void g(void);

void caller(int x)
{
    x ? v(1) : g();
    (void)(v(f(2)), f(3));
    (x ? v : v)(f(4));
    for (v(5); x; v(6), g())
        x--;
}
