/* A macro of the name of the member that it calls (PostgreSQL's walrcv_connect): the name may not be in parentheses, but what expands to
 * nothing may follow it. One without parameters stays: its name would be replaced again, whatever follows. */
struct functions {
    int (*connect)(int, int);
    int (*dot)(int);
    int first;
};
#define connect(a, b) functions->connect(a, b)
#define dot(a) functions->dot(a)
#define first made.first
#define CALL(x) call(x)
int call(int);

int caller(struct functions *functions, struct functions made, int n)
{
    return connect(n, connect(n, 1)) + dot(call(n)) + call(first) + CALL(first);
}
