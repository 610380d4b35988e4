/* Braces and parentheses that only the preprocessor can pair. */
int f(int);
#define BEGIN {
#define END }
#define IF(x) if (x) {

int caller(int n)
BEGIN
    IF(f(n)) return f(1); }
    return f(2);
END
