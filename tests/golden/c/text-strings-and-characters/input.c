/* Parentheses, commas, quotes and comment marks in strings and characters are not syntax. */
int f(const char *, int, int);
int g(int);

int caller(void)
{
    return f("),(\"/*", ')', g('"')) + f("//" "," ")", '\'', g(',')) + f("\\", '\\', g('('));
}
