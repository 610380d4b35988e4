/* The callee is an argument of a macro that calls it in an argument of another: for the front end the call ends before it begins. */
int rd(int n);
#define GET(value) (value)
#define TWICE(value) ((value) + (value))
#define BODY(read) GET(read(n))
#define BOTH(read) TWICE(read(n))

int get(int n)
{
    return BODY(rd) + BOTH(rd);
}
