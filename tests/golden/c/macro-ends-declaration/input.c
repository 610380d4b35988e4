/* What ends a declaration may be a macro's last token: definitions go behind it, not between it and the declaration. */
struct pair {
    int first, second;
};
struct pair make(int x);
int sum(struct pair p), add(int a, int b);

#define OPEN(name) static int name(int a) { int r = a;
#define CLOSE(x) return add(r, x); }
OPEN(halved)
CLOSE(1)
static int behind_function(int a)
{
    int r = add(sum(make(a)), ({ if (a) goto done; halved(a); }));
done:
    return r;
}

#define END }; int counted
struct rest {
    int a;
END, also_counted
#define STOP ;
STOP
static int behind_structure(int a)
{
    int r = add(sum(make(a)), ({ if (a) goto done; halved(a); }));
done:
    return r;
}

#define ASSERT(x) _Static_assert(x, "");
#define HOT __attribute__((hot))
ASSERT(sizeof(struct pair) >= 2)
HOT static int behind_assertion(int a)
{
    int r = add(sum(make(a)), ({ if (a) goto done; behind_function(a) + behind_structure(a); }));
done:
    return r;
}

#define END_OF_STRUCTURE };
struct last {
    int a;
END_OF_STRUCTURE
HOT static int behind_last(int a)
{
    int r = add(sum(make(a)), ({ if (a) goto done; behind_assertion(a); }));
done:
    return r;
}
