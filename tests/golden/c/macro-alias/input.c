/* Macros that are another name of a macro with parameters: the parentheses belong to the invocation. */
#define CONVERT_TEXT(a, b) convert(#a, (a), (b))
#define CONVERT CONVERT_TEXT
#define CONVERT_AGAIN CONVERT
#define FUNCTION convert
#define PASTED(a) a##_TEXT
int convert(const char *text, int a, int b);
int f(int);
int caller(int x)
{
    x += CONVERT(f(x), 1) * CONVERT_AGAIN(2, f(x));
    x += FUNCTION("name", f(x), 3) + PASTED(CONVERT)(f(x), 4);
    return x;
}
