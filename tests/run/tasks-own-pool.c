/* Pools of the program's own: bodies of every type that return, are run at once, later, on threads, again, never, or
 * are none; tasks that create tasks; bodies that are left by longjmp and pthread_exit; forms with and without braces. */
/* std: gnu99 gnu17 */
/* flags: -pthread */
/* tasks: later body=1 argument=2 name=0 */
/* tasks: at_once body=0 argument=1 */
/* tasks: answer body=0 argument=1 */
/* tasks: pointer body=1 argument=0 */
/* tasks: often body=1 argument=2 repeats=true */
/* tasks: on_thread body=0 argument=1 */
/* tasks: forget body=0 argument=1 */
/* expect: later 6 */
/* expect: later_print 3 */
/* expect: later_print! 3 0 */
/* expect: later_(task)! 1 0 */
/* expect: later_(task) 1 */
/* expect: later_child 1 */
/* expect: at_once_print 1 */
/* expect: at_once_parent! 1 0 */
/* expect: at_once_parent 1 */
/* expect: at_once_jump! 1 0 */
/* expect: at_once_jump 1 0 */
/* expect: answer_count! 3 0 */
/* expect: answer_count 3 */
/* expect: pointer_identity 1 */
/* expect: often_count 5 */
/* expect: often_count! 0 0 */
/* expect: on_thread_leave 1 */
/* expect: on_thread_print_there 1 */
/* expect: forget_print! 2 0 */
/* expect: forget_print 0 */
#include <pthread.h>
#include <setjmp.h>
#include "log.h"

typedef void (*body_type)(void *);
struct job {
    const char *name;
    body_type body;
    void *argument;
};
static struct job jobs[16];
static int n_jobs;
static jmp_buf out;

static int later(const char *name, body_type body, void *argument)
{
    if (!body)
        return say("nothing to run", argument == NULL);
    jobs[n_jobs] = (struct job){ name, body, argument };
    return ++n_jobs;
}
static void run_all(void)
{
    for (int i = 0; i < n_jobs; i++) {
        puts(jobs[i].name);
        jobs[i].body(jobs[i].argument);
    }
    n_jobs = 0;
}
static void at_once(body_type body, void *argument)
{
    body(argument);
}
static int answer(int (*body)(void *), void *argument)
{
    return body(argument) + 1;
}
static void *pointer(void *argument, void *(*body)(void *))
{
    return body(argument);
}
static void often(int n, int (*body)(void *), void *argument)
{
    for (int i = 0; i < n; i++)
        say("returned", body(argument));
}
static void on_thread(void *(*body)(void *), void *argument)
{
    pthread_t t;
    void *result;
    if (pthread_create(&t, NULL, body, argument) == 0 && pthread_join(t, &result) == 0)
        say("thread", *(int *)result);
}
static void forget(body_type body, void *argument)
{
    say("forgotten", body != NULL && argument != NULL);
}

static void print(void *n)
{
    say("print", *(int *)n);
}
static int count(void *n)
{
    return ++*(int *)n;
}
static void *identity(void *x)
{
    return x;
}
static void *leave(void *x)
{
    pthread_exit(x);
}
static void *print_there(void *x)
{
    say("there", *(int *)x);
    return x;
}
static void jump(void *n)
{
    longjmp(out, *(int *)n);
}
static void parent(void *n)
{
    later("child", print, n);
    at_once(print, n);
}
static int *number(int n)
{
    static int numbers[8] = { 10, 11, 12, 13, 14, 15, 16, 17 };
    say("number", n);
    return &numbers[n];
}

int main(void)
{
    int n = 0, results[2];
    struct job mine = { "mine", print, number(4) };
    body_type which = n ? print : mine.body;
    test("later");
    say("jobs", later("print", print, number(1)));
    later("print", &print, number(2));
    later(mine.name, which, mine.argument);
    later("none", NULL, NULL);
    at_once(parent, number(3));
    later("print", which, &(struct { int n; }){ 5 });
    run_all();
    test("results");
    results[say("index", 0)] = answer(count, &n);
    say("answer", answer(count, &n) + results[0]);
    say("compound", answer(count, &(int){ 7 }));
    say("pointer", *(int *)pointer(number(5), identity));
    test("often");
    often(5, count, &n);
    test("threads");
    on_thread(leave, number(6));
    on_thread(print_there, number(7));
    test("never");
    forget(print, &n);
    forget(print, &n);
    test("left");
    if (setjmp(out) == 0)
        at_once(jump, &n);
    return 0;
}
