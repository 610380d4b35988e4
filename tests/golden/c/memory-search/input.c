/* Loops with conditions that protect no access are recorded as a whole; those that may be left count their iterations in the record. Where
 * something is accessed in one case only, or behind what may have left, iterations have records of their own. */
static double a[64];
static int flags[64], n = 64;

int find(double x)
{
    for (int i = 0; i < 64; i++)
        if (a[i] == x)
            return i;
    return -1;
}

double largest(const double *p, int count)
{
    double most = p[0];
    int at = 0, i;
    for (i = 1; i < count; i++) {
        double x = p[i];
        if (x > most) {
            most = x;
            at = i;
        }
    }
    for (i = 0; i < count; i++) {
        if (p[i] < 0)
            break;
        else if (at > 3)
            continue;
        at++;
    }
    return most + at + i;
}

double own_records(const double *p, int count)
{
    double most = 0;
    int i;
    for (i = 0; i < count; i++)
        if (p[i] > most)
            most = p[i];
    for (i = 0; i < count; i++) {
        if (flags[i])
            break;
        most += p[i];
    }
    for (i = 0; i < n; i++)
        if (p[i] > most)
            goto out;
    for (i = 0; i < count; i++)
        if (p[i] > most)
            return p[0];
out:
    return most;
}
