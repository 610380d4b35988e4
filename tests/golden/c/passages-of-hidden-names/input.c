/* A conversion back to a value's own type must not use a name that means something else in the function. */
typedef enum { RED, GREEN } color;
typedef struct { int x; } *point;
struct tagged { int x; };
typedef struct tagged tagged;
color next(color);
point at(int);
tagged *make(int);
unsigned long size(void);

int variable(color color)
{
    int point = 1;
    color = next(color);
    return point + (color == next(color)) + at(2)->x;
}

int tag(int x)
{
    struct tagged { char c; int x; } other = { 'c', x };
    return other.x + make(1)->x;
}

int neither(int x)
{
    typedef int tagged;
    tagged size_t = 2;
    return (int)size() + size_t + make(x)->x + at(x)->x;
}
