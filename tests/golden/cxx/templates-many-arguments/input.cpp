// Calls of 70 arguments in a template: what stands last is an operand like the first, also where nothing is resolved.
int count(int n);
template <class C> struct wide {
    template <class... A> explicit wide(A... a);
};
template <class C> wide<C> unresolved(int n)
{
    return wide<C>(
        1, 2, count(3), 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
        61, 62, 63, 64, 65, count(66), 67, 68, 69, count(n));
}
template <class C> int open(const C &c, int n)
{
    return c.total(
        1, 2, count(3), 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
        61, 62, 63, 64, 65, count(66), 67, 68, 69, count(n));
}
