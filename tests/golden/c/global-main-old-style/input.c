/* main in the old style, without a type. */
main(argc, argv)
    int argc;
    char **argv;
{
    return argc > 1 && argv[1];
}
