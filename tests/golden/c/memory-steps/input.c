/* What variables are assigned where statements run one behind the other is known: *p++ twice are two accesses of one
 * base. A value under a condition, or from memory, is another one. */
void pairs(int *p, const int *q)
{
    *p++ = *q++;
    *p++ = *q++;
}

void indexes(int *a, int i, int c)
{
    int k = i + 2;
    a[k] = a[i];
    k += 3;
    a[k] = a[k - 1];
    c && k++;
    a[k] = 0;
    k = a[0];
    a[k] = a[k + 1];
}

void moved(unsigned u, int *a)
{
    u = u + 1; /* may wrap around */
    a[u] = a[u + 1];
    a = a + 2;
    a[1] = a[0];
    --a;
    *a-- = 3;
    a[1] = 4;
}
