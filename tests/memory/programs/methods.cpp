/* C++: references, methods, members, base classes, constants, loops of methods, exceptions. */
#include "truth.h"
#include <vector>

namespace {
const int limit = 4;
constexpr double weights[4] = {0.5, 1, 2, 4};
int numbers[16], sum_of_all;
double samples[16];

struct Base {
    int count, kept;
    static int made;
};
int Base::made;

class Grid : public Base {
    double cells[8];
    int &target;
    int *places;

  public:
    Grid(int &t, int *p) : target(t), places(p)  // hooks: member initialisers
    {
        count = 3;
        this->kept = 1;
        made++;
        for (int i = 0; i < 8; i++)
            cells[i] = i;
    }
    double total() const
    {
        double s = 0;
        for (int i = 0; i < 8; i++)
            s += cells[i];
        return s;
    }
    double &at(int i)
    {
        return cells[i];
    }
    void spread(double by)
    {
        for (int i = 1; i < 7; i++)
            cells[i] = (cells[i - 1] + cells[i + 1]) * by;
        for (int i = 0; i < count; i++)
            places[i] += kept;  // hooks(gcc): loads places twice
    }
    int first() const { return places[0] + count; }
};

int &pick(int *from, int i)
{
    return from[i];
}

void add(int &to, const int &what)
{
    to += what;
}

int largest(const int *list, int n)
{
    int best = list[0];
    for (int i = 1; i < n; i++) {
        if (list[i] > best)
            best = list[i];
    }
    return best;
}

void note(const int &local)
{
    NOTE(local);
}

void references()
{
    int local;
    note(local);
    local = 1;
    int &alias = numbers[3];
    alias = 7;
    alias += limit;
    add(local, numbers[9]);
    sum_of_all += local;
    pick(numbers, 5) = 9;
    sum_of_all = pick(numbers, 5);
    samples[1] = weights[2];  // hooks(clang): loads a constant
    bool is_large = numbers[3] > limit && numbers[5] < 100;
    sum_of_all = static_cast<int>(samples[1]) + int(samples[2]);
    ++numbers[1];
    numbers[1]--;
    sum_of_all += is_large;
    auto *where = &numbers[2];
    *where = numbers[limit];
    for (auto i = 0u; i < 4; i++)
        samples[i] = numbers[i];
    for (int i = 0; i < 4; i++)
        numbers[i] = numbers[i + 4] * 2;
}

int choose(int what)
{
    switch (what) {
    case 0:
        numbers[0] = 1;
        break;
    case 1:
        numbers[1] = 2;
        return numbers[2];
    default:
        throw numbers[3];  // hooks: throw
    }
    return numbers[0];
}

int careful(int what)
{
    try {
        return choose(what);
    } catch (int found) {  // hooks: the object of an exception
        numbers[4] = 3;
        return numbers[4];
    }
}
}

int main()
{
    NOTE(numbers), NOTE(sum_of_all), NOTE(samples), NOTE(Base::made);  // hooks: reads nothing
    Grid grid(sum_of_all, numbers);
    NOTE(grid);
    samples[0] = grid.total();
    grid.spread(0.5);
    grid.at(3) = 5;
    samples[1] = grid.at(3);
    numbers[6] = grid.first();
    references();
    numbers[7] = largest(numbers, 12);
    for (int i = 0; i < 3; i++)
        sum_of_all += careful(i);
    return 0;
}
