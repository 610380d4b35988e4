// Exceptions leave calls open: the body sees them, as do catch and finally. What is thrown and what is definitely
// assigned stays the same.
import java.io.IOException;
import java.util.function.Supplier;

class Main {
    final int field;

    static int thrower(int n) throws IOException { if (n > 1) throw new IOException("x" + n); return n; }

    Main(int n) throws IOException { field = thrower(n); }

    static int caught(int n) {
        int result;
        try {
            result = thrower(n);
        } catch (IOException | IllegalStateException e) {
            result = e.getMessage().length();
        } finally {
            System.out.print("f");
        }
        return result;
    }

    static int resources(String s) throws IOException {
        try (java.io.StringReader in = new java.io.StringReader(s); java.io.StringReader other = in) {
            return in.read() + other.read();
        }
    }

    static Supplier<Integer> captured() throws IOException {
        final int n;
        n = thrower(1);
        return () -> n + 1;
    }

    static <X extends Exception> void generic(X x) throws X { if (x.getMessage() != null) throw x; }

    static int never() { while (true) { if (System.nanoTime() != 0) return 3; } }

    public static void main(String[] args) throws Exception {
        System.out.println(caught(1) + caught(2) + resources("ab") + captured().get() + never());
        try {
            new Main(3);
        } catch (IOException e) {
            System.out.println(e.getMessage() + " at " + e.getStackTrace()[0].getLineNumber());
        }
        try { generic(new IllegalArgumentException("y")); } catch (IllegalArgumentException e) { System.out.println(e); }
        Runnable r = () -> { throw new IllegalStateException("z"); };
        try { r.run(); } catch (IllegalStateException e) { System.out.println(e); }
    }
}
