// Arrows of a switch that has a value are expressions; those of one that is a statement are statements.
class Main {
    enum E { A, B }

    static int a() { return 1; }

    static void v(Object o) { System.out.println(o); }

    sealed interface Shape permits Square, Circle { }
    record Square(int side) implements Shape { }
    record Circle(int radius) implements Shape {
        Circle { if (Integer.signum(radius) < 0) throw new IllegalArgumentException("radius"); }
    }

    static int area(Object shape) {
        if (shape instanceof Square s && s.side() > 0)
            return s.side() * s.side();
        if (!(shape instanceof Circle c))
            return Integer.parseInt("-1");
        return c.radius();
    }

    static int nested(int n) {
        return switch (n) {
        case 1 -> a();
        case 2 -> {
            switch (a()) { case 1 -> v("inner"); default -> v("other"); }
            yield Integer.parseInt("2");
        }
        case 3 -> switch (E.valueOf("B")) { case A -> a(); case B -> a() + 5; };
        default -> throw new IllegalStateException(String.valueOf(n));
        };
    }

    public static void main(String[] args) {
        v(nested(1) + nested(2) + nested(3));
        try { nested(4); } catch (IllegalStateException e) { v(e.getMessage()); }
        v(area(new Square(3)) + area(new Circle(2)) + area("x"));
        String text = """
            block %s "quoted" \
            """.formatted(a());
        v(text.strip());
        switch (E.valueOf("A")) { case A: v("A"); case B: v("B"); }
        // where an expression stands, and where a statement does
        assert a() == 1 : switch (a()) { case 1 -> a(); default -> text.length(); };
        for (int i = 0; switch (i) { case 0 -> text.isEmpty(); default -> a() > 1; }; i++) v(i);
        for (char c : switch (a()) { case 1 -> "xy".toCharArray(); default -> text.toCharArray(); }) v(c);
        if (a() == 1) switch (a()) { case 1 -> v("then"); default -> v("never"); }
        else switch (a()) { default -> v("else"); }
        do switch (a()) { default -> v("do"); } while (a() == 2);
        L: switch (a()) { case 1 -> a(); default -> { break L; } }
    }
}
