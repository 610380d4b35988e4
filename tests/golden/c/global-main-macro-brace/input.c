/* main's brace comes out of a macro: the invocation is replaced by its expansion. */
#define MAIN int main(void) {
MAIN
    return 0;
}
