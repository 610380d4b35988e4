// What is cast to void as a whole, but must have a value before; literals of one's own, in templates, too.
struct Text {
    int length;
    Text(int length);
    ~Text();
};
int number(int n);
int &place(int n);
Text text(int n);
int operator""_characters(const char *text, unsigned long length);
int operator""_times(unsigned long long n);

void discarded(bool choice)
{
    (void)(int)number(1);
    (void)static_cast<double>(number(2));
    (void)double(number(3));
    (void)(choice ? number(4) : 2);
    (void)(choice ? place(5) : number(6));
    (void)(long)(number(7), number(8));
    (void)(Text)text(9);
    (void)Text(number(10));
    (void)(choice ? text(11) : text(12));
    static_cast<void>((unsigned char)number(13));
    (void)(number(14), place(15));
}

template <class X> int literals(X x)
{
    return number("text"_characters) + x(number(3_times)) + x("more"_characters);
}

int instance() { return literals([](int n) { return n; }); }
