/* goto, return, break and continue leave an operand: the begin probe never fires, and neither does the end. */
int f(int);

int caller(int n)
{
    for (int i = 0; i < n; i++) {
        f(({ if (i == 3) continue; i; }));
        f(({ if (i == 5) break; i; }));
        f(({ if (i == 7) goto out; i; }));
        f(({ if (i == 9) return 1; i; }));
    }
out:
    return 0;
}
