// Members with template arguments of objects whose class the template knows: behind what is put around them it does not.
template <class T> struct sink {
    T *t;
    sink(T *t) : t(t)
    {
    }
    template <auto C> int disconnect(int v)
    {
        return C + v;
    }
    template <class U> U as() const
    {
        return U(*t);
    }
    template <class U> static U make(U u)
    {
        return u;
    }
    template <int v> static int release(T *t)
    {
        return sink{ t }.template disconnect<v>(1) + sink{ t }.disconnect<v>(1) + sink(t).disconnect<v>(2) + (sink(t)).as<int>() +
               sink<T>(t).as<int>() + sink(t).make<int>(5);
    }
    int at(int i)
    {
        return i;
    }
    int all()
    {
        return this->as<int>() + (*this).as<int>() + static_cast<sink &>(*(this + at(0))).as<int>() + (sink(t).t < t) +
               ((sink *)(this + at(0)))->disconnect<1>(at(3));
    }
};
int plain(sink<int> s)
{
    return sink<int>(s).as<int>() + s.disconnect<2>(1);
}
int use(int n)
{
    return sink<int>::release<4>(&n) + sink<int>(&n).all() + plain(sink<int>(&n));
}
