/* The user's own names start with weft_ too; they are the user's. */
int f(int, int);
int g(void);

int caller(int weft_v0_0)
{
    int weft_p1 = weft_v0_0;
    return f(weft_v0_0, g()) + f(weft_p1, g());
}
