/* What a generator makes of a grammar: the sites are told at the lines of the grammar, the file's own ones behind it. */
#define TWICE(x) twice(x)
int twice(int value);
int parse(int token)
{
    int value = twice(token);
    switch (token) {
    case 1:
#line 40 "grammar/expr.y"
        value = twice(
            twice(value));
#line 14 "input.c"
        break;
    case 2:
#ifdef NOT_DEFINED
#line 90 "grammar/expr.y"
#endif
        value = twice(value);
        break;
    case 3:
# 50 "grammar/expr.y"
        value = TWICE(TWICE(value));
        /*
#line 70 "grammar/expr.y"
         */
        break;
    }
    return twice(value);
}
#line 12
int last(void) { return twice(2); }
