/* Tabs and form feeds count as one column. */
int f(int, int);
int	g(void);


int	caller(void)
{
	return	f(	g(),	2	)	+	g();
}
