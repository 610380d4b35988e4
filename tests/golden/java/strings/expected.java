// Texts that look like code, escapes, odd names, and a name of weft's own.
class Main {
    static int WEFT_U7_x = 3;

    static String ü(String s) { return s + "\u00fc\"f(x)\" // no comment"; }

    public static void main(String[] args) { final int WEFT_D9 = WEFT_U8_input.mark(); try {
        int weft = 1; // and a variable that hides a package
        String $odd = WEFT_U8_input.end(WEFT_U8_input.S + 0, ü(WEFT_U8_input.beginBox(WEFT_U8_input.S + 0, "ä{}" + weft) /* f(x); */)), _name = WEFT_U8_input.end(WEFT_U8_input.begin(WEFT_U8_input.S + 1), String.valueOf('\''));
        { System.out.println(WEFT_U8_input.beginBox(WEFT_U8_input.S + 2, $odd + _name + WEFT_U7_x + WEFT_U8_input.end(WEFT_U8_input.begin(WEFT_U8_input.S + 3), "\t\\".length()))); WEFT_U8_input.end(WEFT_U8_input.S + 2); } } catch (final Throwable WEFT_T9) { WEFT_U8_input.left(WEFT_D9); throw WEFT_T9; }} }
@SuppressWarnings("all") final class WEFT_U8_input extends weft.rt.Probes { private WEFT_U8_input() { } static final int S = unit(4, "input.java", "9 9 23 5 0 0 Main.ü Main.main\n" + "9 9 62 5 0 0 java.lang.String.valueOf Main.main\n" + "10 10 9 4 0 0 java.io.PrintStream.println Main.main\n" + "10 10 55 7 0 0 java.lang.String.length Main.main\n"); }
