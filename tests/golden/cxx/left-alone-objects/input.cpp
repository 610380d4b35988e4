// Objects that are made in the place of others: by a declaration, as another function's parameter, as a member of a list; an overloaded comma.
struct text {
    text(int);
    text(const text &);
    ~text();
    int length() const;
    text operator,(const text &) const;
};
struct both {
    text a, b;
};
text make(int i);
int by_value(text t);
int use(int i)
{
    text declared{i};
    text *made = new text(i);
    both list = { make(1), make(2) };
    by_value(make(3));
    int n = (declared, *made).length();
    delete made;
    return n + list.a.length();
}
// to the front end the comma of a cast stands where the parenthesis does
int commas(text &t)
{
    (void)(t, text{2});
    t, make(3);
    return ((void)(t, make(4)), use(5));
}
