/* gcc has functions in functions, which the front end does not know: nothing of `outer` is recorded, and weft says so. */
static int a[9];

static int outer(int i)
{
    int inner(int k) { return a[k] + i; }
    a[2] = inner(3);
    return a[1];
}

int main(void)
{
    a[1] = 0;
    return outer(1);
}
