/* Calls through pointers and members are named after their declaration. */
struct device {
    int (*read)(int);
};
typedef struct {
    void (*done)(void);
} hooks;
extern int (*handler)(int);

int caller(struct device *d, hooks h, int (*parameter)(int))
{
    int (*local)(int) = parameter;
    h.done();
    return d->read(1) + handler(2) + parameter(3) + local(4);
}
