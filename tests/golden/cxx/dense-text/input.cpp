// Texts without white space: what is put in makes no other token with what stands before it ([lex.pptoken]/3, [lex.digraph]).
int number(int n);
int dense(int c, int k)
{
    int a = c ?number(1):number(2), b = k %number(3), d = k<number(4), e[] = {number(5),k};
    int m = c>number(1)?k:number(6);
    switch (c) {
    case 1:k = number(8);
    }
    return a + b + d + e[0] + m;
}
