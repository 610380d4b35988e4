/* Comparisons whose warnings depend on the type of a result. */
unsigned char uc(void);
int i(void);
unsigned u(void);
enum colour { RED, GREEN };
enum colour e(void);
unsigned long size(int);

int caller(unsigned n)
{
    int count = n > uc();
    count += n < u();
    count += e() == GREEN;
    count += i() < 3;
    count += size(3) > sizeof(int);
    count += (unsigned long)i() < size(i()) ? 1 : 0;
    return count;
}
