/* The opening brace of main is a digraph, behind a comment that holds another one. */
int main(void) /* { */
<% return 0; %>
