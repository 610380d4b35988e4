/* <: :> <% %> are brackets and braces. */
int f(int);
int g(void);
extern int a<:4:>;

int caller(void)
<%
    int x<::> = <% f(g()), 2 %>;
    return f(a<:g() & 3:>) + x<:0:>;
%>
