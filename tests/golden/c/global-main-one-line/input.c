/* Everything on one line, and an empty body. */
int main(void) {}
