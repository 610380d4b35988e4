// "dormant": in inline functions and templates, too.
template <class T> static T twice(T x)
{
    return x + x;
}

inline int odd(int x)
{
    if (x % 2 == 0)
        throw x;
    return x;
}

int main()
{
    int sum = 0;
    for (int i = 0; i < 4; i++)
        try {
            sum += twice(odd(i));
        } catch (int even) {
            sum += even;
        }
    return sum + static_cast<int>(twice(1.0)) == 12 ? 0 : 1;
}
