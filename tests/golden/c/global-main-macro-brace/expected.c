/* main's brace comes out of a macro: there is no place in the text to put the declaration. */
#define MAIN int main(void) {
MAIN
    return 0;
}
