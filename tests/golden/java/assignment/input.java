// What is definitely assigned, and what is unreachable, stays so: final variables around calls, loops, switches and try.
class Main {
    static final int CONSTANT;
    final int field, other;
    static int count;

    static { int n; if (yes()) n = one(); else n = 2; CONSTANT = n; }

    { if (yes()) field = one(); else { field = 0; } }

    Main(int n) {
        this.other = n > 0 ? one() : two(n);
        count += other;
    }

    static boolean yes() { return true; }

    static int one() { return 1; }

    static int two(int n) { return n + 2; }

    static void fail(String why) { throw new IllegalStateException(why); }

    static int branches(int n) {
        final int r;
        if (n > one()) r = two(n);
        else if (n == 1) { r = one(); }
        else throw new IllegalArgumentException(String.valueOf(n));
        return r;
    }

    static int loops(int n) {
        int k;
        for (k = one(); ; k++) {
            final int square;
            if ((square = two(k)) > n) break;
            count += square;
        }
        int j;
        while (true) { if (yes()) { j = two(k); break; } }
        do { n = j; if (n > 100) continue; n++; } while (!yes());
        return k + n;
    }

    static int tries(String s) {
        final int r;
        try { r = Integer.parseInt(s); }
        catch (NumberFormatException e) { return two(-4); }
        finally { count++; one(); }
        int last;
        try { if (r > 5) fail("big"); last = one(); } catch (IllegalStateException e) { last = e.getMessage().length(); }
        return r + last;
    }

    static int chooses(int n) {
        final int r;
        switch (n) {
        case 1: r = one(); break;
        case 2: { r = two(n); break; }
        default: fail("none"); r = 0;
        }
        boolean b;
        if (n > 0 && (b = yes())) return b ? r : -r;
        return two(r);
    }

    static int returns(int n) { try { return two(n); } finally { count += one(); } }

    static int never() { for (;;) { if (count++ > one()) throw new UnsupportedOperationException(); } }

    public static void main(String[] args) {
        int a, b = a = two(1);
        final int captured = one();
        java.util.function.IntSupplier s = () -> captured + two(captured);
        System.out.println(a + b + s.getAsInt() + CONSTANT + new Main(1).field + new Main(0).other);
        System.out.println(branches(1) + branches(5) + loops(7) + tries("3") + tries("9") + tries("x") + chooses(1) + chooses(2) + returns(3));
        try { chooses(3); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { never(); } catch (UnsupportedOperationException e) { System.out.println(count); }
        try { branches(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
