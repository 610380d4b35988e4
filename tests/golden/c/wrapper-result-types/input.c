/* ... and its result type. */
struct s {
    int a[3];
};
const char *get_text(void);
int (*get_function(int))(char);
int (*get_array(void))[3];
struct s make(int);
const int get_const(int);
unsigned char get_narrow(void);
_Bool get_bool(void);
struct {
    int x;
} *get_unnamed(void);

struct s *caller(struct s *p, const char **t, int (**f)(char), int (**a)[3], int *i, void **v)
{
    *t++ = get_text();
    *f++ = get_function(1);
    *a++ = get_array();
    *p++ = make(2);
    *i++ = get_const(3);
    *i++ = get_narrow() + get_bool();
    *v++ = get_unnamed();
    *i++ = get_unnamed()->x;
    return p;
}
