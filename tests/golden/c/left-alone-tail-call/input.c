/* Recursion in tail position, which the compiler makes a jump: alone, by two functions, through a macro, in every
 * statement that can be the last one. Calls that are not the last thing, or do not lead back, are points. */
int plain(int);
int is_even(unsigned n);
#define NEXT(f, n) f((n) - 1)

int is_odd(unsigned n)
{
    return n == 0 ? 0 : is_even(n - (unsigned)plain(1));
}

int is_even(unsigned n)
{
    if (n == 0)
        return plain(1);
    return NEXT(is_odd, n);
}

unsigned gcd(unsigned a, unsigned b)
{
    return b ? (gcd(b, a % b)) : a;
}

unsigned factorial(unsigned n)
{
    return n ? n * factorial(n - 1) : 1;
}

void first(int n);

void second(int n, int kind)
{
    switch (kind) {
    case 0:
        first(n);
        break;
    case 1: {
        first(n + 1);
        return;
    }
    case 2:
        first(n + 2);
        plain(2);
        break;
    default:
        if (n)
            first(n + 3);
    }
}

void first(int n)
{
    while (n > 9) {
        second(n, 1);
        n = plain(n);
    }
    if (n)
        second(n - 1, plain(n));
    else {
        plain(n);
    }
}

int leads_out(unsigned n)
{
    return is_odd(n);
}

int recorded(int n)
{
    return n ? recorded(n - 1) : 0;
}
