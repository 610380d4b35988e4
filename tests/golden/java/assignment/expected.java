// What is definitely assigned, and what is unreachable, stays so: final variables around calls, loops, switches and try.
class Main {
    static final int CONSTANT;
    final int field, other;
    static int count;

    static { final int WEFT_D0 = WEFT_U0_input.mark(); try { int n; if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), yes())) n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), one()); else n = 2; CONSTANT = n; } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    { final int WEFT_D1 = WEFT_U0_input.mark(); try { if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), yes())) field = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), one()); else { field = 0; } } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}

    Main(int n) { final int WEFT_D2 = WEFT_U0_input.mark(); try {
        this.other = n > 0 ? WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 4), one()) : WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 5), two(n));
        count += other;
    } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}

    static boolean yes() { return true; }

    static int one() { return 1; }

    static int two(int n) { return n + 2; }

    static void fail(String why) { final int WEFT_D6 = WEFT_U0_input.mark(); try { throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), new IllegalStateException(why)); } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6); throw WEFT_T6; }}

    static int branches(int n) { final int WEFT_D7 = WEFT_U0_input.mark(); try {
        final int r;
        if (n > WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), one())) r = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), two(n));
        else if (n == 1) { r = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), one()); }
        else throw WEFT_U0_input.end(WEFT_U0_input.S + 10, new IllegalArgumentException(WEFT_U0_input.beginBox(WEFT_U0_input.S + 10, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 11), String.valueOf(n)))));
        return r;
    } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}

    static int loops(int n) { final int WEFT_D8 = WEFT_U0_input.mark(); try {
        int k;
        for (k = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), one()); ; k++) {
            final int square;
            if ((square = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), two(k))) > n) break;
            count += square;
        }
        int j;
        while (true) { if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), yes())) { j = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), two(k)); break; } }
        do { n = j; if (n > 100) continue; n++; } while (!WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), yes()));
        return k + n;
    } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }}

    static int tries(String s) { final int WEFT_D9 = WEFT_U0_input.mark(); try {
        final int r;
        try { r = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), Integer.parseInt(s)); }
        catch (NumberFormatException e) { WEFT_U0_input.left(WEFT_D9); return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 18), two(-4)); }
        finally { WEFT_U0_input.left(WEFT_D9); count++; { WEFT_U0_input.begin(WEFT_U0_input.S + 19); one(); WEFT_U0_input.end(WEFT_U0_input.S + 19); } }
        int last;
        try { if (r > 5) { WEFT_U0_input.begin(WEFT_U0_input.S + 20); fail("big"); WEFT_U0_input.end(WEFT_U0_input.S + 20); } last = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 21), one()); } catch (IllegalStateException e) { WEFT_U0_input.left(WEFT_D9); last = WEFT_U0_input.end(WEFT_U0_input.S + 22, WEFT_U0_input.begin(WEFT_U0_input.S + 22, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 23), e.getMessage())).length()); }
        return r + last;
    } catch (final Throwable WEFT_T9) { WEFT_U0_input.left(WEFT_D9); throw WEFT_T9; }}

    static int chooses(int n) { final int WEFT_D10 = WEFT_U0_input.mark(); try {
        final int r;
        switch (n) {
        case 1: r = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 24), one()); break;
        case 2: { r = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 25), two(n)); break; }
        default: { WEFT_U0_input.begin(WEFT_U0_input.S + 26); fail("none"); WEFT_U0_input.end(WEFT_U0_input.S + 26); } r = 0;
        }
        boolean b;
        if (n > 0 && (b = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 27), yes()))) return b ? r : -r;
        return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 28), two(r));
    } catch (final Throwable WEFT_T10) { WEFT_U0_input.left(WEFT_D10); throw WEFT_T10; }}

    static int returns(int n) { final int WEFT_D11 = WEFT_U0_input.mark(); try { try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 29), two(n)); } finally { WEFT_U0_input.left(WEFT_D11); count += WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 30), one()); } } catch (final Throwable WEFT_T11) { WEFT_U0_input.left(WEFT_D11); throw WEFT_T11; }}

    static int never() { final int WEFT_D12 = WEFT_U0_input.mark(); try { for (;;) { if (count++ > WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 31), one())) throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 32), new UnsupportedOperationException()); } } catch (final Throwable WEFT_T12) { WEFT_U0_input.left(WEFT_D12); throw WEFT_T12; }}

    public static void main(String[] args) { final int WEFT_D13 = WEFT_U0_input.mark(); try {
        int a, b = a = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 33), two(1));
        final int captured = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 34), one());
        java.util.function.IntSupplier s = () -> { final int WEFT_E14 = WEFT_U0_input.mark(); try { return captured + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 35), two(captured)); } catch (final Throwable WEFT_T14) { WEFT_U0_input.left(WEFT_E14); throw WEFT_T14; } };
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 36, a + b + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 37), s.getAsInt()) + CONSTANT + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 38), new Main(1)).field + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 39), new Main(0)).other)); WEFT_U0_input.end(WEFT_U0_input.S + 36); }
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 40, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 41), branches(1)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 42), branches(5)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 43), loops(7)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 44), tries("3")) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 45), tries("9")) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 46), tries("x")) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 47), chooses(1)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 48), chooses(2)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 49), returns(3)))); WEFT_U0_input.end(WEFT_U0_input.S + 40); }
        try { { WEFT_U0_input.begin(WEFT_U0_input.S + 50); chooses(3); WEFT_U0_input.end(WEFT_U0_input.S + 50); } } catch (IllegalStateException e) { WEFT_U0_input.left(WEFT_D13); { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 51, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 52), e.getMessage()))); WEFT_U0_input.end(WEFT_U0_input.S + 51); } }
        try { { WEFT_U0_input.begin(WEFT_U0_input.S + 53); never(); WEFT_U0_input.end(WEFT_U0_input.S + 53); } } catch (UnsupportedOperationException e) { WEFT_U0_input.left(WEFT_D13); { WEFT_U0_input.begin(WEFT_U0_input.S + 54); System.out.println(count); WEFT_U0_input.end(WEFT_U0_input.S + 54); } }
        try { { WEFT_U0_input.begin(WEFT_U0_input.S + 55); branches(0); WEFT_U0_input.end(WEFT_U0_input.S + 55); } } catch (IllegalArgumentException e) { WEFT_U0_input.left(WEFT_D13); { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 56, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 57), e.getMessage()))); WEFT_U0_input.end(WEFT_U0_input.S + 56); } }
    } catch (final Throwable WEFT_T13) { WEFT_U0_input.left(WEFT_D13); throw WEFT_T13; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "7 7 25 5 0 0 Main.yes Main\n" + "7 7 36 6 0 0 Main.one Main\n" + "9 9 11 5 0 0 Main.yes Main\n" + "9 9 26 6 0 0 Main.one Main\n" + "12 12 30 6 0 0 Main.one Main.new\n" + "12 12 38 6 0 0 Main.two Main.new\n" + "22 22 42 4 0 0 java.lang.IllegalStateException.new Main.fail\n" + "26 26 17 6 0 0 Main.one Main.branches\n" + "26 26 28 6 0 0 Main.two Main.branches\n" + "27 27 32 8 0 0 Main.one Main.branches\n" + "28 28 20 6 0 0 java.lang.IllegalArgumentException.new Main.branches\n" + "28 28 49 8 0 0 java.lang.String.valueOf Main.branches\n" + "34 34 18 5 0 0 Main.one Main.loops\n" + "36 36 27 10 0 0 Main.two Main.loops\n" + "40 40 28 7 0 0 Main.yes Main.loops\n" + "40 40 41 9 0 0 Main.two Main.loops\n" + "41 41 59 6 0 0 Main.yes Main.loops\n" + "47 47 19 7 0 0 java.lang.Integer.parseInt Main.tries\n" + "48 48 50 7 0 0 Main.two Main.tries\n" + "49 49 28 7 0 0 Main.one Main.tries\n" + "51 51 26 7 0 0 Main.fail Main.tries\n" + "51 51 46 7 0 0 Main.one Main.tries\n" + "51 51 96 8 0 2 length Main.tries\n" + "51 51 96 9 0 0 java.lang.IllegalStateException.getMessage Main.tries\n" + "58 58 21 8 0 0 Main.one Main.chooses\n" + "59 59 23 9 0 0 Main.two Main.chooses\n" + "60 60 18 7 0 0 Main.fail Main.chooses\n" + "63 63 27 8 0 0 Main.yes Main.chooses\n" + "64 64 16 4 0 0 Main.two Main.chooses\n" + "67 67 46 6 0 0 Main.two Main.returns\n" + "67 67 75 8 0 0 Main.one Main.returns\n" + "69 69 51 8 0 0 Main.one Main.never\n" + "69 69 64 7 0 0 java.lang.UnsupportedOperationException.new Main.never\n" + "72 72 24 6 0 0 Main.two Main.main\n" + "73 73 30 5 0 0 Main.one Main.main\n" + "74 74 61 7 0 0 Main.two Main.main\n" + "75 75 9 4 0 0 java.io.PrintStream.println Main.main\n" + "75 75 36 10 0 0 java.util.function.IntSupplier.getAsInt Main.main\n" + "75 75 62 9 0 0 Main.new Main.main\n" + "75 75 82 8 0 0 Main.new Main.main\n" + "76 76 9 4 0 0 java.io.PrintStream.println Main.main\n" + "76 76 28 14 0 0 Main.branches Main.main\n" + "76 76 42 14 0 0 Main.branches Main.main\n" + "76 76 56 13 0 0 Main.loops Main.main\n" + "76 76 67 12 0 0 Main.tries Main.main\n" + "76 76 80 11 0 0 Main.tries Main.main\n" + "76 76 93 10 0 0 Main.tries Main.main\n" + "76 76 106 9 0 0 Main.chooses Main.main\n" + "76 76 119 8 0 0 Main.chooses Main.main\n" + "76 76 132 7 0 0 Main.returns Main.main\n" + "77 77 15 6 0 0 Main.chooses Main.main\n" + "77 77 63 7 0 0 java.io.PrintStream.println Main.main\n" + "77 77 82 9 0 0 java.lang.IllegalStateException.getMessage Main.main\n" + "78 78 15 6 0 0 Main.never Main.main\n" + "78 78 68 7 0 0 java.io.PrintStream.println Main.main\n" + "79 79 15 6 0 0 Main.branches Main.main\n" + "79 79 67 7 0 0 java.io.PrintStream.println Main.main\n" + "79 79 86 9 0 0 java.lang.IllegalArgumentException.getMessage Main.main\n"); }
