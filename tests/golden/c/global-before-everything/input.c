/* The global entry stands first and "**" behind it: each decides for what it is made for. */
int f(int);

int main(int argc, char **argv)
{
    return argc > 3 ? f(argc) : main(argc + 1, argv);
}
