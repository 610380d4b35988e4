/* No value comes back: a void wrapper, and the expression form for the variadic twin. */
struct point {
    int x, y;
};
void take(struct point *);
void take_many(int, ...);
int g(void);

void caller(void)
{
    take(&(struct point){ 1, 2 });
    take(&(struct point){ g(), 2 });
    take_many(1, &(struct point){ 1, 2 });
}
