#define CALL(x) (add(x) + \
                 add(1))
static inline int inner(int x)
{
    int values[2], *p = values;
    *p++ = add(x);
    return ADD(x) + CALL(
        ADD(x));
}
