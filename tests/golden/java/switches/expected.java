// Arrows of a switch that has a value are expressions; those of one that is a statement are statements.
class Main {
    enum E { A, B }

    static int a() { return 1; }

    static void v(Object o) { final int WEFT_D1 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 0); System.out.println(o); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T1) { WEFT_U0_input.left(WEFT_D1); throw WEFT_T1; }}

    sealed interface Shape permits Square, Circle { }
    record Square(int side) implements Shape { }
    record Circle(int radius) implements Shape {
        Circle { final int WEFT_D2 = WEFT_U0_input.mark(); try { if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), Integer.signum(radius)) < 0) throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), new IllegalArgumentException("radius")); } catch (final Throwable WEFT_T2) { WEFT_U0_input.left(WEFT_D2); throw WEFT_T2; }}
    }

    static int area(Object shape) { final int WEFT_D3 = WEFT_U0_input.mark(); try {
        if (shape instanceof Square s && WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), s.side()) > 0)
            return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), s.side()) * WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 5), s.side());
        if (!(shape instanceof Circle c))
            return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), Integer.parseInt("-1"));
        return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), c.radius());
    } catch (final Throwable WEFT_T3) { WEFT_U0_input.left(WEFT_D3); throw WEFT_T3; }}

    static int nested(int n) { final int WEFT_D4 = WEFT_U0_input.mark(); try {
        return switch (n) {
        case 1 -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 8), a());
        case 2 -> {
            switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), a())) { case 1 -> { WEFT_U0_input.begin(WEFT_U0_input.S + 10); v("inner"); WEFT_U0_input.end(WEFT_U0_input.S + 10); } default -> { WEFT_U0_input.begin(WEFT_U0_input.S + 11); v("other"); WEFT_U0_input.end(WEFT_U0_input.S + 11); } }
            yield WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 12), Integer.parseInt("2"));
        }
        case 3 -> switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), E.valueOf("B"))) { case A -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 14), a()); case B -> WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), a()) + 5; };
        default -> throw WEFT_U0_input.end(WEFT_U0_input.S + 16, new IllegalStateException(WEFT_U0_input.beginBox(WEFT_U0_input.S + 16, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 17), String.valueOf(n)))));
        };
    } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}

    public static void main(String[] args) { final int WEFT_D5 = WEFT_U0_input.mark(); try {
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 18, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 19), nested(1)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 20), nested(2)) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 21), nested(3)))); WEFT_U0_input.end(WEFT_U0_input.S + 18); }
        try { { WEFT_U0_input.begin(WEFT_U0_input.S + 22); nested(4); WEFT_U0_input.end(WEFT_U0_input.S + 22); } } catch (IllegalStateException e) { WEFT_U0_input.left(WEFT_D5); { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 23, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 24), e.getMessage()))); WEFT_U0_input.end(WEFT_U0_input.S + 23); } }
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 25, WEFT_U0_input.end(WEFT_U0_input.S + 26, area(WEFT_U0_input.beginBox(WEFT_U0_input.S + 26, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 27), new Square(3))))) + WEFT_U0_input.end(WEFT_U0_input.S + 28, area(WEFT_U0_input.beginBox(WEFT_U0_input.S + 28, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 29), new Circle(2))))) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 30), area("x")))); WEFT_U0_input.end(WEFT_U0_input.S + 25); }
        String text = WEFT_U0_input.end(WEFT_U0_input.S + 31, """
            block %s "quoted" \
            """.formatted(WEFT_U0_input.beginBox(WEFT_U0_input.S + 31, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 32), a()))));
        { v(WEFT_U0_input.beginBox(WEFT_U0_input.S + 33, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 34), text.strip()))); WEFT_U0_input.end(WEFT_U0_input.S + 33); }
        switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 35), E.valueOf("A"))) { case A: { WEFT_U0_input.begin(WEFT_U0_input.S + 36); v("A"); WEFT_U0_input.end(WEFT_U0_input.S + 36); } case B: { WEFT_U0_input.begin(WEFT_U0_input.S + 37); v("B"); WEFT_U0_input.end(WEFT_U0_input.S + 37); } }
        // where an expression stands, and where a statement does
        assert WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 38), a()) == 1 : switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 39), a())) { case 1 -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 40), a()); default -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 41), text.length()); };
        for (int i = 0; switch (i) { case 0 -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 42), text.isEmpty()); default -> WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 43), a()) > 1; }; i++) { WEFT_U0_input.begin(WEFT_U0_input.S + 44); v(i); WEFT_U0_input.end(WEFT_U0_input.S + 44); }
        for (char c : switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 45), a())) { case 1 -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 46), "xy".toCharArray()); default -> WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 47), text.toCharArray()); }) { WEFT_U0_input.begin(WEFT_U0_input.S + 48); v(c); WEFT_U0_input.end(WEFT_U0_input.S + 48); }
        if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 49), a()) == 1) switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 50), a())) { case 1 -> { WEFT_U0_input.begin(WEFT_U0_input.S + 51); v("then"); WEFT_U0_input.end(WEFT_U0_input.S + 51); } default -> { WEFT_U0_input.begin(WEFT_U0_input.S + 52); v("never"); WEFT_U0_input.end(WEFT_U0_input.S + 52); } }
        else switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 53), a())) { default -> { WEFT_U0_input.begin(WEFT_U0_input.S + 54); v("else"); WEFT_U0_input.end(WEFT_U0_input.S + 54); } }
        do switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 55), a())) { default -> { WEFT_U0_input.begin(WEFT_U0_input.S + 56); v("do"); WEFT_U0_input.end(WEFT_U0_input.S + 56); } } while (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 57), a()) == 2);
        L: switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 58), a())) { case 1 -> { WEFT_U0_input.begin(WEFT_U0_input.S + 59); a(); WEFT_U0_input.end(WEFT_U0_input.S + 59); } default -> { break L; } }
    } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "7 7 31 4 0 0 java.io.PrintStream.println Main.v\n" + "12 12 22 6 0 0 java.lang.Integer.signum Main.Circle.new\n" + "12 12 56 5 0 0 java.lang.IllegalArgumentException.new Main.Circle.new\n" + "16 16 42 7 0 0 Main.Square.side Main.area\n" + "17 17 20 6 0 0 Main.Square.side Main.area\n" + "17 17 31 6 0 0 Main.Square.side Main.area\n" + "19 19 20 5 0 0 java.lang.Integer.parseInt Main.area\n" + "20 20 16 4 0 0 Main.Circle.radius Main.area\n" + "25 25 19 8 0 0 Main.a Main.nested\n" + "27 27 21 10 0 0 Main.a Main.nested\n" + "27 27 38 12 0 0 Main.v Main.nested\n" + "27 27 61 12 0 0 Main.v Main.nested\n" + "28 28 19 9 0 0 java.lang.Integer.parseInt Main.nested\n" + "30 30 27 10 0 0 Main.E.valueOf Main.nested\n" + "30 30 55 12 0 0 Main.a Main.nested\n" + "30 30 70 13 0 0 Main.a Main.nested\n" + "31 31 26 8 0 0 java.lang.IllegalStateException.new Main.nested\n" + "31 31 52 10 0 0 java.lang.String.valueOf Main.nested\n" + "36 36 9 4 0 0 Main.v Main.main\n" + "36 36 11 8 0 0 Main.nested Main.main\n" + "36 36 23 8 0 0 Main.nested Main.main\n" + "36 36 35 7 0 0 Main.nested Main.main\n" + "37 37 15 6 0 0 Main.nested Main.main\n" + "37 37 62 7 0 0 Main.v Main.main\n" + "37 37 64 9 0 0 java.lang.IllegalStateException.getMessage Main.main\n" + "38 38 9 4 0 0 Main.v Main.main\n" + "38 38 11 8 0 0 Main.area Main.main\n" + "38 38 16 10 0 0 Main.Square.new Main.main\n" + "38 38 33 8 0 0 Main.area Main.main\n" + "38 38 38 10 0 0 Main.Circle.new Main.main\n" + "38 38 55 7 0 0 Main.area Main.main\n" + "39 41 23 5 0 0 java.lang.String.formatted Main.main\n" + "41 41 27 7 0 0 Main.a Main.main\n" + "42 42 9 4 0 0 Main.v Main.main\n" + "42 42 11 6 0 0 java.lang.String.strip Main.main\n" + "43 43 17 5 0 0 Main.E.valueOf Main.main\n" + "43 43 43 7 0 0 Main.v Main.main\n" + "43 43 59 7 0 0 Main.v Main.main\n" + "45 45 16 5 0 0 Main.a Main.main\n" + "45 45 35 6 0 0 Main.a Main.main\n" + "45 45 52 8 0 0 Main.a Main.main\n" + "45 45 68 8 0 0 java.lang.String.length Main.main\n" + "46 46 48 8 0 0 java.lang.String.isEmpty Main.main\n" + "46 46 75 9 0 0 Main.a Main.main\n" + "46 46 92 5 0 0 Main.v Main.main\n" + "47 47 31 6 0 0 Main.a Main.main\n" + "47 47 48 8 0 0 java.lang.String.toCharArray Main.main\n" + "47 47 79 8 0 0 java.lang.String.toCharArray Main.main\n" + "47 47 102 5 0 0 Main.v Main.main\n" + "48 48 13 6 0 0 Main.a Main.main\n" + "48 48 31 6 0 0 Main.a Main.main\n" + "48 48 48 8 0 0 Main.v Main.main\n" + "48 48 70 8 0 0 Main.v Main.main\n" + "49 49 22 6 0 0 Main.a Main.main\n" + "49 49 40 8 0 0 Main.v Main.main\n" + "50 50 20 6 0 0 Main.a Main.main\n" + "50 50 38 8 0 0 Main.v Main.main\n" + "50 50 56 6 0 0 Main.a Main.main\n" + "51 51 20 6 0 0 Main.a Main.main\n" + "51 51 37 8 0 0 Main.a Main.main\n"); }
