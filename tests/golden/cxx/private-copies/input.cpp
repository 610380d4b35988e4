// A class that is copied as its bytes, but by its friends alone: the runtime's functions cannot pass it on by value.
struct worker {
    int id;
};
class view
{
    friend class pool;
    const worker &w;
    view(const worker &w) : w(w)
    {
    }
    view(const view &) = default;

  public:
    int id() const
    {
        return w.id;
    }
};
class drop
{
    friend class pool;
    int n = 4;
    ~drop() = default;
    drop() = default;

  public:
    int get()
    {
        return n;
    }
};
struct observer {
    int seen = 0;
    virtual void on(view v)
    {
        seen += v.id();
    }
};
class pool
{
    observer o;
    worker w{ 3 };
    view make()
    {
        return view(w);
    }
    drop other()
    {
        return drop();
    }

  public:
    int run()
    {
        o.on(view(w));
        o.on(make());
        view v = make();
        o.on(v);
        return o.seen + other().get();
    }
};
int use()
{
    return pool().run();
}
