/* What the run tests print with. The functions return their argument, so a test sees in the output when which operand was evaluated. */
#ifndef LOG_H
#define LOG_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "name(value)" on stdout, and value back. */
static int say(const char *name, int value)
{
    printf("%s(%d)\n", name, value);
    return value;
}

/* The title of a test. */
static void test(const char *title)
{
    printf("-- %s\n", title);
}

#endif
