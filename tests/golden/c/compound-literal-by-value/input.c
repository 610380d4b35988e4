/* By value nobody can keep the literal: the normal form will do. */
struct point {
    int x, y;
};
int area(struct point);
int g(void);

int caller(void)
{
    return area((struct point){ 1, 2 }) + area((struct point){ g(), 4 }) + area((struct point){ .y = 3 });
}
