/* Tasks of pools of the program's own: functions of the runtime stand in for the body and its argument. The body's text
 * stands twice, so it is a name, a variable or a member. Literals name the tasks, or else the function does. */
struct pool;
struct job {
    void (*run)(void *);
    void *data;
};
typedef int (*work_type)(void *);
int pool_submit(struct pool *, const char *, void (*)(void *), void *);
int pool_answer(struct pool *, work_type, void *);
void *pool_pointer(void *(*)(void *), void *, struct pool *);
void run(void *);
int answer(void *);
void *find(void *);
void *next(void);
extern const char *label;

int caller(struct pool *p, struct job *j)
{
    work_type work = j ? answer : 0;
    pool_submit(p, "first", run, j);
    pool_submit(p, label, &run, next());
    pool_submit(p, "a\tb", j->run, j->data);
    pool_submit(p, "nothing to do", 0, 0);
    pool_pointer(find, j, p);
    return pool_answer(p, work, j);
}
