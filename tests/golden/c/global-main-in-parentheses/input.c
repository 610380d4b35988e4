/* (main) is main; a label comes first in its body. */
int (main)(int argc, char **argv, char **envp)
{
start:
    if (envp && !argv)
        goto start;
    return argc;
}
