/* main with arguments and declarations first; a prototype before it is no body. */
int main(int, char **);

int
main(int argc, char **argv)
{
    int n = argc;
    (void)argv;
    if (n > 2)
        return 2;
    return n;
}
