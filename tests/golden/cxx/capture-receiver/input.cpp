// The object of a method, however it is written; within the class nothing is written, and nothing captured. A guard that is
// a statement of its own says when it gives back what it has taken; one that is returned may be constructed elsewhere. A
// thread is told who starts it, by a variable of its lambda.
struct lock {
    int taken;
    void take(int n = 1) { taken += n; }
    void give() { taken--; }
    void turn()
    {
        take();
        this->give();
    }
};
struct guard {
    lock *of;
    explicit guard(lock &l) : of(&l) { of->taken++; }
    guard(lock &l, int n) : of(&l) { of->taken += n; }
    guard(guard &&other) : of(other.of) { other.of = nullptr; }
    ~guard()
    {
        if (of)
            of->taken--;
    }
};
struct handle {
    lock *of;
    lock *operator->() const { return of; }
};
template <class F> void start(F &&f)
{
    f();
}
static lock all[2];
static lock &pick(int n)
{
    return all[n];
}
static guard held()
{
    guard kept(all[0]);
    return kept;
}
int main()
{
    lock *p = &all[1];
    handle h{ p };
    all[0].take();
    p->take(2);
    h->take();
    pick(1).give();
    (*p).give();
    guard outer(all[0]);
    {
        const guard inner{ pick(1) };
        guard twice(all[0], 2), other(all[1]);
        if (guard condition(all[0]); condition.of)
            all[0].give();
    }
    start([p, h] { p->take(); });
    start([] { all[1].give(); });
    return held().of->taken - 2;
}
