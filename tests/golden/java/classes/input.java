// Fields, enums with bodies, local, inner and anonymous classes, defaults of interfaces, initialisers.
import java.util.*;

interface Greeter {
    String NAME = String.valueOf("n");

    default String greet() { return "hello " + name(); }

    String name();

    static Greeter of(String s) { return () -> s.trim(); }
}

enum Op {
    PLUS("+".trim()) { @Override int apply(int a, int b) { return Math.addExact(a, b); } },
    TIMES("*") { @Override int apply(int a, int b) { return Math.multiplyExact(a, b); } };

    final String sign;

    Op(String sign) { this.sign = sign; Objects.requireNonNull(sign); }

    abstract int apply(int a, int b);
}

@SuppressWarnings("unused")
class Main {
    static final int CONSTANT = Integer.parseInt("3");
    static final List<Integer> LIST = new ArrayList<>();
    int[] array = { Integer.parseInt("1"), 2 };
    int field = array[Integer.parseInt("1")];

    static { LIST.add(CONSTANT); }

    { LIST.add(field); }

    class Inner { int twice() { return 2 * outer(); } }

    int outer() { return Main.this.field; }

    @Deprecated(since = "x")
    Main self() { return this; }

    <T extends Number> int generic(List<? extends T> list) { return list.get(0).intValue(); }

    public static void main(String[] args) {
        class Local { int n = LIST.size(); int get() { return n; } }
        Greeter g = new Greeter() {
            final String s = String.valueOf("anonymous");
            @Override public String name() { return s.concat("!"); }
        };
        System.out.println(g.greet() + Greeter.of(" x ").greet() + Greeter.NAME);
        for (Op op : Op.values()) System.out.print(op.sign + op.apply(3, 4) + " ");
        Main main = new Main();
        main.self().field = 7;
        main.self().array[Integer.parseInt("0")] += Integer.parseInt("5");
        main.self().field++;
        System.out.println(main.new Inner().twice() + main.array[0] + new Local().get() + main.generic(LIST) + " " + LIST);
        assert main.self() != null : String.valueOf(main);
        System.out.println(java.util.Collections.max(LIST) + java.util.Map.Entry.comparingByKey().getClass().getName().length() * 0);
    }
}
