// Operands are evaluated from left to right, the receiver first; the begin comes behind the last one that costs.
class Main {
    static final StringBuilder LOG = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), new StringBuilder());

    static int a() { final int WEFT_D0 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 1); LOG.append('a'); WEFT_U0_input.end(WEFT_U0_input.S + 1); } return 1; } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    static int b() { final int WEFT_D1 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 2); LOG.append('b'); WEFT_U0_input.end(WEFT_U0_input.S + 2); } return 2; } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}

    static int f(int x, int y) { final int WEFT_D2 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 3); LOG.append('f'); WEFT_U0_input.end(WEFT_U0_input.S + 3); } return x + y; } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}

    static Main self() { final int WEFT_D3 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 4); LOG.append('s'); WEFT_U0_input.end(WEFT_U0_input.S + 4); } return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 5), new Main()); } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}

    int m(int x, String y) { final int WEFT_D4 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 6); LOG.append('m'); WEFT_U0_input.end(WEFT_U0_input.S + 6); } return x; } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}

    static int i;

    public static void main(String[] args) { final int WEFT_D5 = WEFT_U0_input.mark(); try {
        int n = WEFT_U0_input.end(WEFT_U0_input.S + 7, f(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 8), a()), WEFT_U0_input.beginBox(WEFT_U0_input.S + 7, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 9), b())))); // both cost
        int o = WEFT_U0_input.end(WEFT_U0_input.S + 10, f(WEFT_U0_input.beginBox(WEFT_U0_input.S + 10, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 11), a())), 2));
        int p = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), f(i++, i));
        int q = WEFT_U0_input.end(WEFT_U0_input.S + 13, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), self()).m(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 15), a()), WEFT_U0_input.beginBox(WEFT_U0_input.S + 13, "x" + n)));
        int r = WEFT_U0_input.end(WEFT_U0_input.S + 16, WEFT_U0_input.begin(WEFT_U0_input.S + 16, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), self())).m(1, "x" + "y"));
        int s = WEFT_U0_input.end(WEFT_U0_input.S + 18, f(WEFT_U0_input.endBox(WEFT_U0_input.S + 19, f(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 20), a()), WEFT_U0_input.beginBox(WEFT_U0_input.S + 19, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 21), b())))), WEFT_U0_input.beginBox(WEFT_U0_input.S + 18, WEFT_U0_input.endBox(WEFT_U0_input.S + 22, f(WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 23), b()), WEFT_U0_input.beginBox(WEFT_U0_input.S + 22, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 24), a())))))));
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 25, LOG + " " + n + o + p + q + r + s)); WEFT_U0_input.end(WEFT_U0_input.S + 25); }
    } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "3 3 38 3 0 0 java.lang.StringBuilder.new Main\n" + "5 5 22 4 0 0 java.lang.StringBuilder.append Main.a\n" + "7 7 22 4 0 0 java.lang.StringBuilder.append Main.b\n" + "9 9 34 4 0 0 java.lang.StringBuilder.append Main.f\n" + "11 11 26 4 0 0 java.lang.StringBuilder.append Main.self\n" + "11 11 50 4 0 0 Main.new Main.self\n" + "13 13 30 4 0 0 java.lang.StringBuilder.append Main.m\n" + "18 18 17 5 0 0 Main.f Main.main\n" + "18 18 19 7 0 0 Main.a Main.main\n" + "18 18 24 7 0 0 Main.b Main.main\n" + "19 19 17 5 0 0 Main.f Main.main\n" + "19 19 19 7 0 0 Main.a Main.main\n" + "20 20 17 5 0 0 Main.f Main.main\n" + "21 21 17 5 0 0 Main.m Main.main\n" + "21 21 17 6 0 0 Main.self Main.main\n" + "21 21 26 7 0 0 Main.a Main.main\n" + "22 22 17 5 0 0 Main.m Main.main\n" + "22 22 17 6 0 0 Main.self Main.main\n" + "23 23 17 5 0 0 Main.f Main.main\n" + "23 23 19 7 0 0 Main.f Main.main\n" + "23 23 21 9 0 0 Main.a Main.main\n" + "23 23 26 9 0 0 Main.b Main.main\n" + "23 23 32 7 0 0 Main.f Main.main\n" + "23 23 34 9 0 0 Main.b Main.main\n" + "23 23 39 9 0 0 Main.a Main.main\n" + "24 24 9 4 0 0 java.io.PrintStream.println Main.main\n"); }
