// Braces that only group: a destructor at the closing one may take time.
struct guard {
    guard();
    ~guard();
};
int a[16], b[16];
int grouped(int i)
{
    a[i] = 1;
    {
        int k = i + 1;
        b[k] = a[i + 1];
    }
    b[i] = 2;
    {
        guard held;
        a[i] = 3;
    }
    b[i] = 4;
    do {
        int &r = a[i];
        r = 5;
    } while (false);
    return b[i];
}
