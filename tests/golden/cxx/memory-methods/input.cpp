/* Memory accesses in C++: members of the object, references, an object that a call gives, a loop of a method, copies of
 * plain classes, a jump past a record in a switch. */
int total;
const int limit = 3;

class Sums {
    double values[8];
    int n;

  public:
    double &at(int i)
    {
        return values[i];
    }
    void add(double by)
    {
        for (int i = 0; i < 8; i++)
            values[i] += by;
        at(2) = values[3];
        n++;
    }
};

struct pair {
    int first, second;
};
pair pairs[4];

void copy(int at)
{
    pairs[at] = pairs[at + 1];
    pair local = pairs[0];
    pairs[3] = local;
}

int choose(int &to, const int *from, int what)
{
    switch (what) {
    case 0:
        to = from[1];
        break;
    default:
        total = to + limit;
    }
    for (auto i = 0u; i < 4; i++)
        to += from[i];
    return to;
}
