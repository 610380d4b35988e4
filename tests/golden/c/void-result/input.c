/* A call without a value: no result variable is needed, and the value of the whole stays void. */
void log_line(const char *text);

void note(void)
{
    log_line("here");
}
