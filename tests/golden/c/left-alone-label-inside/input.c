/* An operand holds a label: a second copy or a block around it could change where a jump may go, so the call is left alone. A case of the operand's own switch is no label in this sense. */
int f(int);

int caller(int x)
{
    int n = f(({
        int i = 0;
    again:
        if (i++ < x)
            goto again;
        i;
    }));
    n += f(({
        switch (x) {
        case 1:
            n++;
        }
        n;
    }));
    return n;
}
