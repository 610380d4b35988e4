// gcc warns of a class that is visible everywhere and has a field of a type that is not, unless it stands in the file that is compiled.
int take(int n);

namespace
{
struct hidden {
    int n;
};
}

class shown
{
    hidden field;

public:
    explicit shown(int n) : field { take(n) } {}
    int get() const { return take(field.n); }
};

int use(int n);
int use(int n)
{
    return shown(n).get();
}
