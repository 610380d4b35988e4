// Operands are evaluated from left to right, the receiver first; the begin comes behind the last one that costs.
class Main {
    static final StringBuilder LOG = new StringBuilder();

    static int a() { LOG.append('a'); return 1; }

    static int b() { LOG.append('b'); return 2; }

    static int f(int x, int y) { LOG.append('f'); return x + y; }

    static Main self() { LOG.append('s'); return new Main(); }

    int m(int x, String y) { LOG.append('m'); return x; }

    static int i;

    public static void main(String[] args) {
        int n = f(a(), b()); // both cost
        int o = f(a(), 2);
        int p = f(i++, i);
        int q = self().m(a(), "x" + n);
        int r = self().m(1, "x" + "y");
        int s = f(f(a(), b()), f(b(), a()));
        System.out.println(LOG + " " + n + o + p + q + r + s);
    }
}
