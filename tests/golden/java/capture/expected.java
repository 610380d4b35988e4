// Values are kept on their way into the call, the result on its way out; the begin comes behind the last of them. What
// the call cannot tell leaves it alone, if it was asked for by a condition: null and lambdas, arguments that are not
// there, the result of a body.
class Base {
    Base(int n) { }
}
class Main extends Base {
    Main(int n, String s) { super(WEFT_U0_input.beginBox(WEFT_U0_input.S + 0, WEFT_U0_input.keepBox(WEFT_U0_input.S + 0, 0, n))); WEFT_U0_input.end(WEFT_U0_input.S + 0); }
    static int f(int n, String s) { return n; }
    static String g(long n, java.util.function.IntSupplier r) { return "x"; }
    static void v() { }
    static void w(Object o) { }
    static int h(Object o) { return 1; }
    static int k() { return 1; }
    static int body(int n, String name, int... rest) { WEFT_U0_input.keep(WEFT_U0_input.S + 1, 0, n); WEFT_U0_input.keep(WEFT_U0_input.S + 1, 1, name); WEFT_U0_input.keep(WEFT_U0_input.S + 1, 2, rest); WEFT_U0_input.begin(WEFT_U0_input.S + 1); final int WEFT_D8 = WEFT_U0_input.mark(); try { return n; } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8 - 1); throw WEFT_T8; } finally { WEFT_U0_input.leave(WEFT_D8 - 1, WEFT_U0_input.S + 1); }}
    static int result() { return 1; }

    public static void main(String[] args) { final int WEFT_D10 = WEFT_U0_input.mark(); try {
        int i = WEFT_U0_input.end(WEFT_U0_input.S + 2, WEFT_U0_input.keep(WEFT_U0_input.S + 2, 2, f(WEFT_U0_input.keepBox(WEFT_U0_input.S + 2, 0, 1), WEFT_U0_input.beginBox(WEFT_U0_input.S + 2, WEFT_U0_input.keepBox(WEFT_U0_input.S + 2, 1, "a"))))) + WEFT_U0_input.end(WEFT_U0_input.S + 3, WEFT_U0_input.keep(WEFT_U0_input.S + 3, 1, f(WEFT_U0_input.beginBox(WEFT_U0_input.S + 3, WEFT_U0_input.keepBox(WEFT_U0_input.S + 3, 0, k())), null)));
        WEFT_U0_input.end(WEFT_U0_input.S + 4, WEFT_U0_input.keep(WEFT_U0_input.S + 4, 2, f(WEFT_U0_input.keepBox(WEFT_U0_input.S + 4, 0, WEFT_U0_input.endBox(WEFT_U0_input.S + 5, WEFT_U0_input.keepBox(WEFT_U0_input.S + 5, 2, f(WEFT_U0_input.keepBox(WEFT_U0_input.S + 5, 0, 2), WEFT_U0_input.beginBox(WEFT_U0_input.S + 5, WEFT_U0_input.keepBox(WEFT_U0_input.S + 5, 1, "b")))))), WEFT_U0_input.beginBox(WEFT_U0_input.S + 4, WEFT_U0_input.keepBox(WEFT_U0_input.S + 4, 1, "c" + i)))));
        String s = WEFT_U0_input.end(WEFT_U0_input.S + 6, WEFT_U0_input.keep(WEFT_U0_input.S + 6, 1, g(WEFT_U0_input.beginBox(WEFT_U0_input.S + 6, WEFT_U0_input.keepBox(WEFT_U0_input.S + 6, 0, 4)), () -> { final int WEFT_E11 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.S + 7, WEFT_U0_input.keepBox(WEFT_U0_input.S + 7, 2, f(WEFT_U0_input.keepBox(WEFT_U0_input.S + 7, 0, 3), WEFT_U0_input.beginBox(WEFT_U0_input.S + 7, WEFT_U0_input.keepBox(WEFT_U0_input.S + 7, 1, "d"))))); } catch (final Throwable WEFT_T11) { WEFT_U0_input.left(WEFT_E11); throw WEFT_T11; } })));
        WEFT_U0_input.end(WEFT_U0_input.S + 8, WEFT_U0_input.keep(WEFT_U0_input.S + 8, 1, g(WEFT_U0_input.beginBox(WEFT_U0_input.S + 8, WEFT_U0_input.keepBox(WEFT_U0_input.S + 8, 0, k())), Main::k)));
        { WEFT_U0_input.begin(WEFT_U0_input.S + 9); v(); WEFT_U0_input.end(WEFT_U0_input.S + 9); }
        { w(WEFT_U0_input.beginBox(WEFT_U0_input.S + 10, WEFT_U0_input.keepBox(WEFT_U0_input.S + 10, 0, s))); WEFT_U0_input.end(WEFT_U0_input.S + 10); } { w(WEFT_U0_input.beginBox(WEFT_U0_input.S + 11, WEFT_U0_input.keepBox(WEFT_U0_input.S + 11, 0, k()))); WEFT_U0_input.end(WEFT_U0_input.S + 11); }
        java.util.Arrays.asList("e").forEach(x -> WEFT_U0_input.overHeld(WEFT_U0_input.S + 12, () -> w(WEFT_U0_input.beginBox(WEFT_U0_input.S + 12, WEFT_U0_input.keepBox(WEFT_U0_input.S + 12, 0, x)))));
        java.util.function.IntSupplier t = () -> { final int WEFT_E13 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.S + 13, WEFT_U0_input.keepBox(WEFT_U0_input.S + 13, 2, f(WEFT_U0_input.keepBox(WEFT_U0_input.S + 13, 0, 5), WEFT_U0_input.beginBox(WEFT_U0_input.S + 13, WEFT_U0_input.keepBox(WEFT_U0_input.S + 13, 1, "f"))))); } catch (final Throwable WEFT_T13) { WEFT_U0_input.left(WEFT_E13); throw WEFT_T13; } };
        { new Main(1, WEFT_U0_input.beginBox(WEFT_U0_input.S + 14, WEFT_U0_input.keepBox(WEFT_U0_input.S + 14, 0, s))); WEFT_U0_input.end(WEFT_U0_input.S + 14); }
        h(s);
        System.out.println(body(1, "n") + result() + t.getAsInt());
    } catch (final Throwable WEFT_T10) { WEFT_U0_input.left(WEFT_D10); throw WEFT_T10; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "8 8 29 3 0 0 Base.new Main.new\n" + "!1 0 0 0 0 arg0:0\n" + "15 15 16 2 3 0 Main.body Main.body\n" + "!3 0 0 0 0 n:0 name:255 rest:0\n" + "?1 0 s a\\nb\\\\\n" + "19 19 17 6 0 0 Main.f Main.main\n" + "!2 0 0 0 0 arg0:0 arg1:0 return:0\n" + "19 19 29 6 0 0 Main.f Main.main\n" + "!1 0 0 0 0 arg0:0 return:0\n" + "20 20 9 4 0 0 Main.f Main.main\n" + "!2 0 0 0 0 arg0:0 arg1:0 return:0\n" + "20 20 11 6 0 0 Main.f Main.main\n" + "!2 0 0 0 0 arg0:0 arg1:0 return:0\n" + "21 21 20 5 0 0 Main.g Main.main\n" + "!1 0 0 0 0 arg0:0 return:255\n" + "?0 4 i 3\n" + "?1 1 s x\n" + "21 21 31 8 0 0 Main.f Main.main\n" + "!2 0 0 0 0 arg0:0 arg1:0 return:0\n" + "22 22 9 4 0 0 Main.g Main.main\n" + "!1 0 0 0 0 arg0:0 return:255\n" + "?0 4 i 3\n" + "?1 1 s x\n" + "23 23 9 4 0 0 Main.v Main.main\n" + "!0 2 10 1000 8\n" + "24 24 9 4 0 0 Main.w Main.main\n" + "!1 0 0 0 0 arg0:20\n" + "24 24 15 4 0 0 Main.w Main.main\n" + "!1 0 0 0 0 arg0:20\n" + "25 25 51 7 0 0 Main.w Main.main\n" + "!1 0 0 0 0 arg0:20\n" + "26 26 50 6 0 0 Main.f Main.main\n" + "!2 0 0 0 0 arg0:0 arg1:0 return:0\n" + "27 27 9 4 0 0 Main.new Main.main\n" + "!1 0 0 0 0 arg1:0\n"); }
