/* GLOBAL_BEGIN is the first thing in main's body; GLOBAL_END is when the program ends. */
int f(int);

int main(void)
{
    return f(1);
}
