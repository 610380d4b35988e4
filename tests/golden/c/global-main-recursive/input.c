/* main calls itself: the program still begins once. A global entry is for the definition, the call inside is no point of it. */
int main(int argc, char **argv)
{
    return argc > 3 ? argc : main(argc + 1, argv);
}
