// Where calls come from: a number beside the other details.
struct Queue {
    int push(int n) { return n; }
};
int f();

int caller(Queue &q)
{
    return q.push(f());
}
