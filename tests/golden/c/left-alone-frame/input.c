// clang, not optimised, gives each object in a body a place of its own in the frame. What can have no frame of its own has one object in a body, and is
// left alone elsewhere. Values of plain types take no place.
struct record {
    long member[4];
};
struct record make(int), listed(int, ...);
int f(int);
inline long shared(int n)
{
    long sum = make(n).member[0];
    sum += make(f(n)).member[1];
    return sum + make(3).member[2] + f(n);
}
extern long shared(int);
long pointers(struct record (*at)(int), int n)
{
    long sum = at /* a table's */ (n).member[0];
    sum += at /* of another */ (f(n)).member[1];
    return sum + listed(n, 1, 2.5, "three", &sum).member[2] + listed(n, make(n)).member[3];
}
long one(struct record (*at)(int), int n)
{
    return at /* alone */ (n).member[0];
}
