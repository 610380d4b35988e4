/* Conditions on values, and which intervals are recorded at all. What a condition asks for must be there: else the call is left alone. */
long read_all(int file, void *place, unsigned long size);
void named(const char *command);
double ratio(double x);
void nothing(void);
int absent(int length);
void no_result(int n);

long caller(char *place, double x)
{
    named("quit");
    nothing();
    no_result(absent(3));
    return read_all(0, place, 8192) + (long)ratio(x);
}
