// Outside of functions the state is the thread's: members, bases, variables at namespace scope.
int f(int);
struct base {
    explicit base(int);
    ~base();
};
struct derived : base {
    int a, b = f(1);
    base c;
    derived(int x) : base(f(x)), a(f(f(x))), c(f(2)) { f(3); }
    derived() try : base(f(4)), a(0), c(0) { f(5); } catch (...) { f(6); }
};
int global = f(7);
static int table[] = { f(8), f(9) };
int counted()
{
    static int once = f(10);
    return once + global + table[0];
}
