// Exceptions leave calls open: the body sees them, as do catch and finally. What is thrown and what is definitely
// assigned stays the same.
import java.io.IOException;
import java.util.function.Supplier;

class Main {
    final int field;

    static int thrower(int n) throws IOException { final int WEFT_D0 = WEFT_U0_input.mark(); try { if (n > 1) throw WEFT_U0_input.end(WEFT_U0_input.S + 0, new IOException(WEFT_U0_input.beginBox(WEFT_U0_input.S + 0, "x" + n))); return n; } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    Main(int n) throws IOException { final int WEFT_D1 = WEFT_U0_input.mark(); try { field = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), thrower(n)); } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}

    static int caught(int n) { final int WEFT_D2 = WEFT_U0_input.mark(); try {
        int result;
        try {
            result = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), thrower(n));
        } catch (IOException | IllegalStateException e) { WEFT_U0_input.left(WEFT_D2);
            result = WEFT_U0_input.end(WEFT_U0_input.S + 3, WEFT_U0_input.begin(WEFT_U0_input.S + 3, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), e.getMessage())).length());
        } finally { WEFT_U0_input.left(WEFT_D2);
            { WEFT_U0_input.begin(WEFT_U0_input.S + 5); System.out.print("f"); WEFT_U0_input.end(WEFT_U0_input.S + 5); }
        }
        return result;
    } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}

    static int resources(String s) throws IOException { final int WEFT_D3 = WEFT_U0_input.mark(); try {
        try (java.io.StringReader in = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), new java.io.StringReader(s)); java.io.StringReader other = in) {
            return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), in.read()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), other.read());
        }
    } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}

    static Supplier<Integer> captured() throws IOException { final int WEFT_D4 = WEFT_U0_input.mark(); try {
        final int n;
        n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), thrower(1));
        return () -> n + 1;
    } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}

    static <X extends Exception> void generic(X x) throws X { final int WEFT_D6 = WEFT_U0_input.mark(); try { if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 10), x.getMessage()) != null) throw x; } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6); throw WEFT_T6; }}

    static int never() { final int WEFT_D7 = WEFT_U0_input.mark(); try { while (true) { if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 11), System.nanoTime()) != 0) return 3; } } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}

    public static void main(String[] args) throws Exception { final int WEFT_D8 = WEFT_U0_input.mark(); try {
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 12, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), caught(1)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), caught(2)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), resources("ab")) + WEFT_U0_input.end(WEFT_U0_input.S + 16, WEFT_U0_input.begin(WEFT_U0_input.S + 16, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), captured())).get()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 18), never()))); WEFT_U0_input.end(WEFT_U0_input.S + 12); }
        try {
            { WEFT_U0_input.begin(WEFT_U0_input.S + 19); new Main(3); WEFT_U0_input.end(WEFT_U0_input.S + 19); }
        } catch (IOException e) { WEFT_U0_input.left(WEFT_D8);
            { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 20, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 21), e.getMessage()) + " at " + WEFT_U0_input.end(WEFT_U0_input.S + 22, WEFT_U0_input.begin(WEFT_U0_input.S + 22, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 23), e.getStackTrace())[0]).getLineNumber()))); WEFT_U0_input.end(WEFT_U0_input.S + 20); }
        }
        try { { generic(WEFT_U0_input.beginBox(WEFT_U0_input.S + 24, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 25), new IllegalArgumentException("y")))); WEFT_U0_input.end(WEFT_U0_input.S + 24); } } catch (IllegalArgumentException e) { WEFT_U0_input.left(WEFT_D8); { WEFT_U0_input.begin(WEFT_U0_input.S + 26); System.out.println(e); WEFT_U0_input.end(WEFT_U0_input.S + 26); } }
        Runnable r = () -> { final int WEFT_D9 = WEFT_U0_input.mark(); try { throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 27), new IllegalStateException("z")); } catch (final Throwable WEFT_T9) { WEFT_U0_input.left(WEFT_D9); throw WEFT_T9; }};
        try { { WEFT_U0_input.begin(WEFT_U0_input.S + 28); r.run(); WEFT_U0_input.end(WEFT_U0_input.S + 28); } } catch (IllegalStateException e) { WEFT_U0_input.left(WEFT_D8); { WEFT_U0_input.begin(WEFT_U0_input.S + 29); System.out.println(e); WEFT_U0_input.end(WEFT_U0_input.S + 29); } }
    } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "9 9 69 5 0 0 java.io.IOException.new Main.thrower\n" + "11 11 46 5 0 0 Main.thrower Main.new\n" + "16 16 22 7 0 0 Main.thrower Main.caught\n" + "18 18 22 8 0 2 length Main.caught\n" + "18 18 22 9 0 2 getMessage Main.caught\n" + "20 20 13 7 0 0 java.io.PrintStream.print Main.caught\n" + "26 26 40 6 0 0 java.io.StringReader.new Main.resources\n" + "27 27 20 7 0 0 java.io.StringReader.read Main.resources\n" + "27 27 32 7 0 0 java.io.StringReader.read Main.resources\n" + "33 33 13 5 0 0 Main.thrower Main.captured\n" + "37 37 67 6 0 2 getMessage Main.generic\n" + "39 39 45 8 0 0 java.lang.System.nanoTime Main.never\n" + "42 42 9 4 0 0 java.io.PrintStream.println Main.main\n" + "42 42 28 10 0 0 Main.caught Main.main\n" + "42 42 40 10 0 0 Main.caught Main.main\n" + "42 42 52 9 0 0 Main.resources Main.main\n" + "42 42 70 8 0 0 java.util.function.Supplier.get Main.main\n" + "42 42 70 9 0 0 Main.captured Main.main\n" + "42 42 89 7 0 0 Main.never Main.main\n" + "44 44 13 6 0 0 Main.new Main.main\n" + "46 46 13 7 0 0 java.io.PrintStream.println Main.main\n" + "46 46 32 11 0 0 java.io.IOException.getMessage Main.main\n" + "46 46 58 10 0 2 getLineNumber Main.main\n" + "46 46 58 12 0 0 java.io.IOException.getStackTrace Main.main\n" + "48 48 15 6 0 0 Main.generic Main.main\n" + "48 48 23 8 0 0 java.lang.IllegalArgumentException.new Main.main\n" + "48 48 98 7 0 0 java.io.PrintStream.println Main.main\n" + "49 49 36 8 0 0 java.lang.IllegalStateException.new Main.main\n" + "50 50 15 6 0 0 java.lang.Runnable.run Main.main\n" + "50 50 60 7 0 0 java.io.PrintStream.println Main.main\n"); }
