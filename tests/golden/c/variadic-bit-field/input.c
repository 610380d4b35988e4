/* A bit-field promotes to int through ..., and the call must still see that. */
struct flags {
    unsigned low : 3;
    int high : 5;
    unsigned long long wide : 40;
};
struct flags *find(int);
int print(const char *, ...);

int caller(void)
{
    return print("%d %d", find(1)->low, find(2)->high);
}
