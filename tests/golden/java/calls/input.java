// Whom a call is made on: outer and super classes, defaults of interfaces, arrays, varargs, chains, static through objects.
import java.util.*;

class Main {
    static class Base {
        String name(Object... all) { return "base" + all.length; }
        static String shared() { return "shared"; }
        Base self() { return this; }
    }

    interface Left { default String side() { return "left"; } }
    interface Right { default String side() { return "right"; } }

    static class Derived extends Base implements Left, Right, Cloneable {
        int[] numbers = { 1, 2 };
        @Override String name(Object... all) { return "derived" + super.name(all) + super.name("a", all) + Derived.super.self().getClass().getSimpleName(); }
        @Override public String side() { return Left.super.side() + Right.super.side(); }
        @Override Derived self() { return (Derived) super.self(); }
        class Inner extends Base {
            String both() { return Derived.this.side() + Derived.super.name() + this.name(null, null) + self().name() + name(); }
        }
        Inner inner() { return this.new Inner(); }
        @Override protected Derived clone() throws CloneNotSupportedException { Derived d = (Derived) super.clone(); d.numbers = numbers.clone(); return d; }
    }

    static String which(Object o) { return "one"; }
    static String which(Object... o) { return "many" + (o == null ? "null" : o.length); }
    static String last(String s, int... n) { return s + n.length; }
    static String kind(long n) { return "long"; }
    static String kind(Integer n) { return "Integer"; }
    static String kind(Object n) { return "Object"; }
    static int next(int[] at) { return at[0]++; }

    public static void main(String[] args) throws Exception {
        Derived d = new Derived();
        System.out.println(d.name() + d.name(1) + d.name((Object[]) new String[] { "x", "y" }) + d.side() + d.inner().both());
        System.out.println(d.self().self().name() + Derived.shared() + d.new Inner().self().name(d.side()));
        System.out.println(which(1) + which(1, "b") + last("c", new int[3]) + last("d", 1, 2) + which((Object[]) null) + which());
        System.out.println(kind("x".length()) + kind('c') + kind(Integer.valueOf(1)) + kind((short) "x".length()) + kind(1.5f));
        int[] at = { 0 };
        int[] values = { 10, 20, 30 };
        values[next(at)] += values[next(at)] * next(at) + next(at);
        values[next(at) - 4] = values[next(at) - 5]++ + ++values[next(at) - 5];
        System.out.println(Arrays.toString(values) + at[0] + d.clone().numbers.length + d.clone().self().numbers[next(new int[] { 1 })]);
        String[][] grid = new String[next(at)][at.clone().length];
        System.out.println(grid.length + grid[0].length + new String("ab").chars().map(c -> c + 1).boxed().map(Object::toString).reduce("", String::concat));
        Object o = new Object() { int calls; @Override public String toString() { return "t" + ++calls; } };
        System.out.println("" + o + o.toString() + (o + "").length() + new StringBuilder().append(o).append((Object) null).reverse());
    }
}
