// Identity functions for each primitive type and box: overload resolution, promotion and conditional expressions see
// the types that they saw.
import java.util.HashMap;
import java.util.Map;

class Main {
    static String over(Object o) { return "Object"; }
    static String over(String s) { return "String"; }
    static String over(int i) { return "int"; }
    static String over(long i) { return "long"; }
    static String over(char i) { return "char"; }
    static String over(byte i) { return "byte"; }
    static String over(Integer i) { return "Integer"; }
    static String over(char[] c) { return "char[]"; }

    static byte b() { return 3; }
    static float f() { return 1.5f; }

    static void check(Object got, Object want) { if (!got.equals(want)) throw new AssertionError(got + ", not " + want); }

    public static void main(String[] args) {
        Integer boxed = 5;
        check(over("s".charAt(0)), "char");
        check(over("s".length()), "int");
        check(over(Integer.valueOf(boxed)), "Integer");
        check(over(Long.parseLong("3")), "long");
        check(over(b()), "byte");
        check(over("x".toCharArray()), "char[]");
        check(over("x".trim()), "String");
        check(over((Object) "x".trim()), "Object");
        check(String.valueOf("x".toCharArray()), "x");
        Map<String, Integer> map = new HashMap<>();
        boolean thrown = false;
        try { Integer z = args.length == 0 ? map.get("k") : 0; check(z, 0); } catch (NullPointerException e) { thrown = true; }
        check(thrown, true);
        Integer none = args.length == 0 ? map.get("k") : Integer.valueOf(0);
        check(none == null, true);
        map.put("k", 7);
        int unboxed = map.get("k");
        long widened = "x".length();
        Object object = "x".length();
        double sum = f() + "x".length();
        short s = Short.parseShort("3");
        char c = "x".charAt(0);
        c += "x".length();
        check(object.getClass(), Integer.class);
        check(Integer.valueOf(1000) == unboxed, false);
        check("" + c + "z".charAt(0) + widened + sum + s, "yz12.53");
        check(String.format("%d %d", "x".length(), "xy".length()), "1 2");
        check((Object) b() instanceof Byte, true);
        switch ("ab".substring(1)) { case "b": break; default: throw new AssertionError(); }
    }
}
