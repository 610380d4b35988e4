/* Bodies that cannot be replaced: another function may be given the argument, the argument is not a void *, the body's
 * type is none that the runtime has, the body is computed or changes, the call has no prototype. */
struct item;
void with_destructor(void (*)(void *), void *, void (*)(void *));
void typed(void (*)(struct item *), struct item *);
void of_double(double (*)(void *), void *);
void of_two(void (*)(void *, int), void *);
void submit(void (*)(void *), void *);
void unknown();
void through_bytes(void (*)(void *), char *);
void run(void *);
void drop(void *);
void use(struct item *);
double half(void *);
void pair(void *, int);
void (*pick(int))(void *);

void *next(void);

void caller(struct item *i, void (**list)(void *), void (*volatile often)(void *), char *bytes)
{
    with_destructor(run, i, drop);
    typed(use, i);
    of_double(half, i);
    of_two(pair, i);
    submit(pick(1), i);
    submit(*list++, i);
    submit(i ? run
             : drop,
           i);
    submit(often, i);
    submit(*list, next());
    unknown(run, i);
    through_bytes(run, bytes);
}
