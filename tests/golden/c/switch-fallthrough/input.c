/* Comments that allow falling through stay where -Wimplicit-fallthrough looks for them. */
int f(int);
void g(int);

int caller(int n)
{
    switch (n) {
    case 1:
        g(f(1));
        /* fall through */
    case 2:
        f(2);
        // fallthrough
    case 3:
        return f(3);
    }
    return 0;
}
