/* C++: containers, smart pointers, several bases, virtual functions, operators, temporaries, lambdas, heads with
 * declarations. What is left alone here is left alone by the hooks' marks, too. */
#include "truth.h"
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {
int numbers[16], total;
double samples[8];

struct Left {
    int a = 1, b = 2;
    virtual ~Left() = default;
    virtual int value() const
    {
        return a;
    }
};
struct Right {
    int c = 3, d = 4;
};
struct Both : Left, Right {
    int e = 5;
    int value() const override
    {
        return d - c;
    }
    void change()
    {
        a = b;
        c += d;
        e = a + c;
        static_cast<Right *>(this)->d = Left::b;
        for (int i = 0; i < 3; i++)
            numbers[i] = c;
    }
};

class Matrix {
    std::vector<double> cells;
    int width;

  public:
    Matrix(int w, int h) : cells(static_cast<std::size_t>(w * h)), width(w)  // hooks: member initialisers
    {
        truth_object("cells", cells.data(), cells.size() * sizeof(double));
    }
    double &operator()(int x, int y)
    {
        return cells[y * width + x];
    }
    double get(int x, int y) const
    {
        return cells[y * width + x];
    }
};

struct Point {
    int x, y;
};

std::vector<int> list(8);
std::unique_ptr<Point> owned(new Point());  // hooks: new
std::array<int, 4> fixed;
Matrix m(3, 3);
Both both;
Point p, q, row[3], fourth;

struct Empty {};
Empty nothing, nobody;

Point made(int x)
{
    Point local;
    local.x = x;  // hooks(gcc): it is the result
    local.y = x + 1;  // hooks(gcc): it is the result
    return local;  // hooks(gcc): it is the result
}

int norm(Point of)
{
    return of.x * of.x;
}

int sum(const std::vector<int> &list)
{
    int s = 0;
    for (int n : list)
        s += n;
    for (std::size_t i = 0; i < list.size(); i++)
        s += list[i];
    return s;
}

void containers()
{
    truth_object("list", list.data(), list.size() * sizeof(int));
    for (int i = 0; i < 8; i++)
        list[i] = numbers[i];
    list[2] += list[3];
    total = sum(list);
    if (list[1] > 3 && list.front() < list.back())
        total = list[4];
    truth_object("point", owned.get(), sizeof(Point));
    owned->x = 3;
    owned->y = owned->x + list[1];
    (*owned).x++;
    truth_object("fixed", fixed.data(), sizeof fixed);
    for (int i = 0; i < 4; i++)
        fixed[i] = i;
    numbers[4] = fixed[2];
    NOTE(m);
    m(1, 2) = 4;
    m(2, 2) = m.get(1, 2);
    samples[1] = m(2, 2);
}

void bases()
{
    NOTE(both);
    both.change();
    both.d = 7;
    both.a += both.d;
    Left *left = &both;
    left->a = left->value();  // hooks: the table of virtual functions
    Right *right = &both;
    right->d = left->b + both.e;
    NOTE(p);
    NOTE(q);
    q.x = p.y;
    q = p;
    numbers[7] = q.x;
    nothing = nobody;
    Point third = made(3);  // hooks: a class that a function returns
    NOTE(third);
    numbers[6] = third.y + norm(p);  // hooks: a member of a local object; an argument
    Point unused[3];
    NOTE(unused), NOTE(row), NOTE(fourth);
    for (int i = 0; i < 3; i++)
        row[i] = q;
    fourth = row[1];
    p = q = fourth;  // hooks: loads what was assigned, or not
}

int pick(bool which)
{
    static int calls;
    NOTE(calls);
    calls++;
    (which ? numbers[1] : numbers[2]) = 4;
    int &chosen = which ? numbers[3] : numbers[5];
    chosen += 2;
    if (int n = numbers[3]) {
        numbers[6] = n;
    }
    if (which)
        return numbers[1];
    else if (numbers[2] > 3)
        return numbers[4];
    return std::string("text").size() + numbers[9];
}

void others()
{
    int local, *fresh = new int(1);  // hooks: new
    delete fresh;  // hooks: delete
    NOTE(local);
    local = 3;
    auto twice = [&local](int n) { return local * n; };  // hooks(clang): its closure is where another object was
    numbers[8] = twice(2);
    auto [first, second] = std::pair<int, int>(numbers[1], numbers[2]);  // hooks: a structured binding
    numbers[9] = first;  // hooks: a structured binding
    numbers[10] += second;  // hooks: a structured binding
    int *several = new int[4];
    truth_object("several", several, 4 * sizeof(int));
    several[1] = numbers[1];
    several[2] = several[1]++;
    delete[] several;
    if constexpr (sizeof(int) == 4) {
        numbers[11] = 1;
    }
    total = (numbers[12] = numbers[13]);  // hooks: loads what was assigned, or not
    std::swap(numbers[1], numbers[2]);
    const int &bound = numbers[5];
    for (int i = 0; i < 4; i++)
        samples[i] = bound;
    int n = 0;
again:
    numbers[14]++;
    int m = numbers[14];
    if (++n < m && n < 3)
        goto out;
    goto again;
out:
    numbers[15] = n;
}
}

int main()
{
    NOTE(numbers), NOTE(total), NOTE(samples);
    for (int i = 0; i < 16; i++)
        numbers[i] = i;
    containers();
    bases();
    numbers[0] = pick(true) + pick(false);
    others();
    return 0;
}
