/* Recursion in tail position, which the compiler makes a jump: functions, methods, templates. */
int plain(int);

struct parser {
    int depth;
    int list(const char *text)
    {
        return *text == '(' ? element(text + 1) : depth;
    }
    int element(const char *text)
    {
        if (*text == ')')
            return plain(depth);
        return this->list(text + 1);
    }
};

namespace ns
{
void down(int n)
{
    if (n)
        down(n - plain(1));
}
} // namespace ns

int sum(int n, int so_far)
{
    return n ? sum(n - 1, so_far + plain(n)) : so_far;
}

int product(int n)
{
    return n ? n * product(n - 1) : 1;
}
