// The object of a call that is passed by reference is captured by its address, whatever its & means. Other objects that
// are passed by reference have no value.
struct lock {
    int taken;
    int operator&() const { return 1; }
};
struct guard {
    lock &of;
    explicit guard(lock &l) : of(l) { of.taken++; }
    guard(const guard &) = delete;
    ~guard() { of.taken--; }
};
struct queue {
    int n;
};
int put(int value, queue &into)
{
    return into.n += value;
}
int look(const queue &q, const lock &l)
{
    return q.n + l.taken;
}
static lock l;
static queue all[2];
queue &pick(int n)
{
    return all[n];
}
int main()
{
    guard held(l);
    put(1, pick(1));
    {
        guard inner{ l };
        return look(all[1], l) == 3 ? 0 : 1;
    }
}
