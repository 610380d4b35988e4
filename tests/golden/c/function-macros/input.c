/* Functions that a macro writes, whole or in part: the invocation is replaced by its expansion. */
#define GETTER(name) int get_##name(void) { return name; }
#define FUNCTION(name) static int name(int x)
#define BEGIN {
#define END }

static int first = 1, second = 2;
GETTER(first)
GETTER(second) int after(void) { return 3; }

FUNCTION(declared_by_macro)
{
    return x;
}

int braces_by_macro(void) BEGIN return declared_by_macro(4); END
