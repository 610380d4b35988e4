// Values are kept on their way into the call, the result on its way out; the begin comes behind the last of them. What
// the call cannot tell leaves it alone, if it was asked for by a condition: null and lambdas, arguments that are not
// there, the result of a body.
class Base {
    Base(int n) { }
}
class Main extends Base {
    Main(int n, String s) { super(n); }
    static int f(int n, String s) { return n; }
    static String g(long n, java.util.function.IntSupplier r) { return "x"; }
    static void v() { }
    static void w(Object o) { }
    static int h(Object o) { return 1; }
    static int k() { return 1; }
    static int body(int n, String name, int... rest) { return n; }
    static int result() { return 1; }

    public static void main(String[] args) {
        int i = f(1, "a") + f(k(), null);
        f(f(2, "b"), "c" + i);
        String s = g(4, () -> f(3, "d"));
        g(k(), Main::k);
        v();
        w(s); w(k());
        java.util.Arrays.asList("e").forEach(x -> w(x));
        java.util.function.IntSupplier t = () -> f(5, "f");
        new Main(1, s);
        h(s);
        System.out.println(body(1, "n") + result() + t.getAsInt());
    }
}
