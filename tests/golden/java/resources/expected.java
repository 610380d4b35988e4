// try with resources: calls in the head, closing in reverse, suppressed exceptions, variables of outside, null, nested.
class Main {
    static StringBuilder log = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), new StringBuilder());

    static class Part implements AutoCloseable {
        final String name;
        final boolean fails;

        Part(String name, boolean fails) { final int WEFT_D0 = WEFT_U0_input.mark(); try { this.name = name; this.fails = fails; { WEFT_U0_input.begin(WEFT_U0_input.S + 1, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), log.append("+"))).append(name); WEFT_U0_input.end(WEFT_U0_input.S + 1); } } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

        String name() { return name; }

        @Override public void close() throws Exception { final int WEFT_D2 = WEFT_U0_input.mark(); try {
            { WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), log.append("-")).append(WEFT_U0_input.beginBox(WEFT_U0_input.S + 3, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 5), name()))); WEFT_U0_input.end(WEFT_U0_input.S + 3); }
            if (fails) throw WEFT_U0_input.end(WEFT_U0_input.S + 6, new Exception(WEFT_U0_input.beginBox(WEFT_U0_input.S + 6, WEFT_U0_input.endBox(WEFT_U0_input.S + 7, WEFT_U0_input.begin(WEFT_U0_input.S + 7, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), name())).concat("!")))));
        } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}
    }

    static Part open(String name) { final int WEFT_D3 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.S + 9, new Part(name, WEFT_U0_input.beginBox(WEFT_U0_input.S + 9, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 10), name.startsWith("f"))))); } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}

    static Part none() { return null; }

    static int use(Part p) { final int WEFT_D5 = WEFT_U0_input.mark(); try { { log.append(WEFT_U0_input.beginBox(WEFT_U0_input.S + 11, p == null ? "0" : WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 12), p.name()))); WEFT_U0_input.end(WEFT_U0_input.S + 11); } return 1; } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}

    static int body(String a, String b) throws Exception { final int WEFT_D6 = WEFT_U0_input.mark(); try {
        try (Part one = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), open(a)); Part two = WEFT_U0_input.end(WEFT_U0_input.S + 14, open(WEFT_U0_input.beginBox(WEFT_U0_input.S + 14, b + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), one.name()))))) { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), use(one)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), use(two)); } finally { WEFT_U0_input.left(WEFT_D6); { WEFT_U0_input.begin(WEFT_U0_input.S + 18); log.append("."); WEFT_U0_input.end(WEFT_U0_input.S + 18); } { WEFT_U0_input.begin(WEFT_U0_input.S + 19); use(null); WEFT_U0_input.end(WEFT_U0_input.S + 19); } }
    } catch (final Throwable WEFT_T6) { WEFT_U0_input.left(WEFT_D6); throw WEFT_T6; }}

    static void outside(Part given) throws Exception { final int WEFT_D7 = WEFT_U0_input.mark(); try {
        try (given; Part inner = WEFT_U0_input.end(WEFT_U0_input.S + 20, new Part(WEFT_U0_input.beginBox(WEFT_U0_input.S + 20, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 21), given.name())), false))) { { WEFT_U0_input.begin(WEFT_U0_input.S + 22); use(inner); WEFT_U0_input.end(WEFT_U0_input.S + 22); } throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 23), new IllegalStateException("body")); }
    } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}

    public static void main(String[] args) throws Exception { final int WEFT_D8 = WEFT_U0_input.mark(); try {
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 24, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 25), body("a", "b")))); WEFT_U0_input.end(WEFT_U0_input.S + 24); }
        try { { WEFT_U0_input.begin(WEFT_U0_input.S + 26); body("f", "fg"); WEFT_U0_input.end(WEFT_U0_input.S + 26); } } catch (Exception e) { WEFT_U0_input.left(WEFT_D8); { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 27, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 28), e.getMessage()) + WEFT_U0_input.end(WEFT_U0_input.S + 29, WEFT_U0_input.begin(WEFT_U0_input.S + 29, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 30), e.getSuppressed())[0]).getMessage()))); WEFT_U0_input.end(WEFT_U0_input.S + 27); } }
        try { { outside(WEFT_U0_input.beginBox(WEFT_U0_input.S + 31, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 32), open("fo")))); WEFT_U0_input.end(WEFT_U0_input.S + 31); } } catch (IllegalStateException e) { WEFT_U0_input.left(WEFT_D8); { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 33, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 34), e.getMessage()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 35), e.getSuppressed()).length)); WEFT_U0_input.end(WEFT_U0_input.S + 33); } }
        try (Part p = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 36), none())) { { WEFT_U0_input.begin(WEFT_U0_input.S + 37); use(p); WEFT_U0_input.end(WEFT_U0_input.S + 37); } }
        try (Part p = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 38), open("x")); Part q = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 39), open("y"))) { try (Part r = p) { { WEFT_U0_input.begin(WEFT_U0_input.S + 40); use(r); WEFT_U0_input.end(WEFT_U0_input.S + 40); } } catch (Exception e) { WEFT_U0_input.left(WEFT_D8); { WEFT_U0_input.begin(WEFT_U0_input.S + 41); use(q); WEFT_U0_input.end(WEFT_U0_input.S + 41); } } }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 42); System.out.println(log); WEFT_U0_input.end(WEFT_U0_input.S + 42); }
    } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "3 3 32 3 0 0 java.lang.StringBuilder.new Main\n" + "9 9 82 4 0 4 append Main.Part.new\n" + "9 9 82 5 0 0 java.lang.StringBuilder.append Main.Part.new\n" + "14 14 13 4 0 4 append Main.Part.close\n" + "14 14 13 5 0 0 java.lang.StringBuilder.append Main.Part.close\n" + "14 14 36 6 0 0 Main.Part.name Main.Part.close\n" + "15 15 30 5 0 0 java.lang.Exception.new Main.Part.close\n" + "15 15 44 7 0 0 java.lang.String.concat Main.Part.close\n" + "15 15 44 8 0 0 Main.Part.name Main.Part.close\n" + "19 19 44 4 0 0 Main.Part.new Main.open\n" + "19 19 59 6 0 0 java.lang.String.startsWith Main.open\n" + "23 23 30 4 0 0 java.lang.StringBuilder.append Main.use\n" + "23 23 59 7 0 0 Main.Part.name Main.use\n" + "26 26 25 6 0 0 Main.open Main.body\n" + "26 26 45 6 0 0 Main.open Main.body\n" + "26 26 54 9 0 2 name Main.body\n" + "26 26 76 7 0 0 Main.use Main.body\n" + "26 26 87 7 0 0 Main.use Main.body\n" + "26 26 109 7 0 0 java.lang.StringBuilder.append Main.body\n" + "26 26 126 7 0 0 Main.use Main.body\n" + "30 30 34 6 0 0 Main.Part.new Main.outside\n" + "30 30 43 8 0 0 Main.Part.name Main.outside\n" + "30 30 67 6 0 0 Main.use Main.outside\n" + "30 30 85 6 0 0 java.lang.IllegalStateException.new Main.outside\n" + "34 34 9 4 0 0 java.io.PrintStream.println Main.main\n" + "34 34 28 6 0 0 Main.body Main.main\n" + "35 35 15 6 0 0 Main.body Main.main\n" + "35 35 56 7 0 0 java.io.PrintStream.println Main.main\n" + "35 35 75 10 0 0 java.lang.Exception.getMessage Main.main\n" + "35 35 92 10 0 2 getMessage Main.main\n" + "35 35 92 12 0 0 java.lang.Exception.getSuppressed Main.main\n" + "36 36 15 6 0 0 Main.outside Main.main\n" + "36 36 23 8 0 0 Main.open Main.main\n" + "36 36 72 7 0 0 java.io.PrintStream.println Main.main\n" + "36 36 91 10 0 0 java.lang.IllegalStateException.getMessage Main.main\n" + "36 36 108 11 0 0 java.lang.IllegalStateException.getSuppressed Main.main\n" + "37 37 23 6 0 0 Main.none Main.main\n" + "37 37 33 6 0 0 Main.use Main.main\n" + "38 38 23 6 0 0 Main.open Main.main\n" + "38 38 43 6 0 0 Main.open Main.main\n" + "38 38 75 8 0 0 Main.use Main.main\n" + "38 38 107 9 0 0 Main.use Main.main\n" + "39 39 9 4 0 0 java.io.PrintStream.println Main.main\n"); }
