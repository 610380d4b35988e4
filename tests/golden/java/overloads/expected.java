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

    static void check(Object got, Object want) { final int WEFT_D10 = WEFT_U0_input.mark(); try { if (!WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), got.equals(want))) throw WEFT_U0_input.end(WEFT_U0_input.S + 1, new AssertionError(WEFT_U0_input.beginBox(WEFT_U0_input.S + 1, got + ", not " + want))); } catch (final Throwable WEFT_T10) { WEFT_U0_input.left(WEFT_D10); throw WEFT_T10; }}

    public static void main(String[] args) { final int WEFT_D11 = WEFT_U0_input.mark(); try {
        Integer boxed = 5;
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 2, WEFT_U0_input.endBox(WEFT_U0_input.S + 3, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 3, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 4), "s".charAt(0)))))), "char"); WEFT_U0_input.end(WEFT_U0_input.S + 2); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 5, WEFT_U0_input.endBox(WEFT_U0_input.S + 6, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 6, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 7), "s".length()))))), "int"); WEFT_U0_input.end(WEFT_U0_input.S + 5); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 8, WEFT_U0_input.endBox(WEFT_U0_input.S + 9, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 9, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 10), Integer.valueOf(boxed)))))), "Integer"); WEFT_U0_input.end(WEFT_U0_input.S + 8); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 11, WEFT_U0_input.endBox(WEFT_U0_input.S + 12, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 12, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 13), Long.parseLong("3")))))), "long"); WEFT_U0_input.end(WEFT_U0_input.S + 11); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 14, WEFT_U0_input.endBox(WEFT_U0_input.S + 15, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 15, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 16), b()))))), "byte"); WEFT_U0_input.end(WEFT_U0_input.S + 14); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 17, WEFT_U0_input.endBox(WEFT_U0_input.S + 18, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 18, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 19), "x".toCharArray()))))), "char[]"); WEFT_U0_input.end(WEFT_U0_input.S + 17); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 20, WEFT_U0_input.endBox(WEFT_U0_input.S + 21, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 21, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 22), "x".trim()))))), "String"); WEFT_U0_input.end(WEFT_U0_input.S + 20); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 23, WEFT_U0_input.endBox(WEFT_U0_input.S + 24, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 24, (Object) WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 25), "x".trim()))))), "Object"); WEFT_U0_input.end(WEFT_U0_input.S + 23); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 26, WEFT_U0_input.endBox(WEFT_U0_input.S + 27, String.valueOf(WEFT_U0_input.beginBox(WEFT_U0_input.S + 27, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 28), "x".toCharArray()))))), "x"); WEFT_U0_input.end(WEFT_U0_input.S + 26); }
        Map<String, Integer> map = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 29), new HashMap<>());
        boolean thrown = false;
        try { Integer z = args.length == 0 ? WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 30), map.get("k")) : 0; { WEFT_U0_input.begin(WEFT_U0_input.S + 31); check(z, 0); WEFT_U0_input.end(WEFT_U0_input.S + 31); } } catch (NullPointerException e) { WEFT_U0_input.left(WEFT_D11); thrown = true; }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 32); check(thrown, true); WEFT_U0_input.end(WEFT_U0_input.S + 32); }
        Integer none = args.length == 0 ? WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 33), map.get("k")) : WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 34), Integer.valueOf(0));
        { WEFT_U0_input.begin(WEFT_U0_input.S + 35); check(none == null, true); WEFT_U0_input.end(WEFT_U0_input.S + 35); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 36); map.put("k", 7); WEFT_U0_input.end(WEFT_U0_input.S + 36); }
        int unboxed = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 37), map.get("k"));
        long widened = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 38), "x".length());
        Object object = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 39), "x".length());
        double sum = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 40), f()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 41), "x".length());
        short s = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 42), Short.parseShort("3"));
        char c = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 43), "x".charAt(0));
        c += WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 44), "x".length());
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 45, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 46), object.getClass())), Integer.class); WEFT_U0_input.end(WEFT_U0_input.S + 45); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 47, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 48), Integer.valueOf(1000)) == unboxed), false); WEFT_U0_input.end(WEFT_U0_input.S + 47); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 49, "" + c + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 50), "z".charAt(0)) + widened + sum + s), "yz12.53"); WEFT_U0_input.end(WEFT_U0_input.S + 49); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 51, WEFT_U0_input.endBox(WEFT_U0_input.S + 52, String.format("%d %d", WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 53), "x".length()), WEFT_U0_input.beginBox(WEFT_U0_input.S + 52, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 54), "xy".length()))))), "1 2"); WEFT_U0_input.end(WEFT_U0_input.S + 51); }
        { check(WEFT_U0_input.beginBox(WEFT_U0_input.S + 55, (Object) WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 56), b()) instanceof Byte), true); WEFT_U0_input.end(WEFT_U0_input.S + 55); }
        switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 57), "ab".substring(1))) { case "b": break; default: throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 58), new AssertionError()); }
    } catch (final Throwable WEFT_T11) { WEFT_U0_input.left(WEFT_D11); throw WEFT_T11; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "19 19 55 6 0 0 java.lang.Object.equals Main.check\n" + "19 19 79 5 0 0 java.lang.AssertionError.new Main.check\n" + "23 23 9 4 0 0 Main.check Main.main\n" + "23 23 15 6 0 0 Main.over Main.main\n" + "23 23 20 8 0 0 java.lang.String.charAt Main.main\n" + "24 24 9 4 0 0 Main.check Main.main\n" + "24 24 15 6 0 0 Main.over Main.main\n" + "24 24 20 8 0 0 java.lang.String.length Main.main\n" + "25 25 9 4 0 0 Main.check Main.main\n" + "25 25 15 6 0 0 Main.over Main.main\n" + "25 25 20 8 0 0 java.lang.Integer.valueOf Main.main\n" + "26 26 9 4 0 0 Main.check Main.main\n" + "26 26 15 6 0 0 Main.over Main.main\n" + "26 26 20 8 0 0 java.lang.Long.parseLong Main.main\n" + "27 27 9 4 0 0 Main.check Main.main\n" + "27 27 15 6 0 0 Main.over Main.main\n" + "27 27 20 8 0 0 Main.b Main.main\n" + "28 28 9 4 0 0 Main.check Main.main\n" + "28 28 15 6 0 0 Main.over Main.main\n" + "28 28 20 8 0 0 java.lang.String.toCharArray Main.main\n" + "29 29 9 4 0 0 Main.check Main.main\n" + "29 29 15 6 0 0 Main.over Main.main\n" + "29 29 20 8 0 0 java.lang.String.trim Main.main\n" + "30 30 9 4 0 0 Main.check Main.main\n" + "30 30 15 6 0 0 Main.over Main.main\n" + "30 30 29 9 0 0 java.lang.String.trim Main.main\n" + "31 31 9 4 0 0 Main.check Main.main\n" + "31 31 15 6 0 0 java.lang.String.valueOf Main.main\n" + "31 31 30 8 0 0 java.lang.String.toCharArray Main.main\n" + "32 32 36 5 0 0 java.util.HashMap.new Main.main\n" + "34 34 46 8 0 0 java.util.Map.get Main.main\n" + "34 34 64 6 0 0 Main.check Main.main\n" + "35 35 9 4 0 0 Main.check Main.main\n" + "36 36 43 6 0 0 java.util.Map.get Main.main\n" + "36 36 58 6 0 0 java.lang.Integer.valueOf Main.main\n" + "37 37 9 4 0 0 Main.check Main.main\n" + "38 38 9 4 0 0 java.util.Map.put Main.main\n" + "39 39 23 5 0 0 java.util.Map.get Main.main\n" + "40 40 24 5 0 0 java.lang.String.length Main.main\n" + "41 41 25 5 0 0 java.lang.String.length Main.main\n" + "42 42 22 6 0 0 Main.f Main.main\n" + "42 42 28 6 0 0 java.lang.String.length Main.main\n" + "43 43 19 5 0 0 java.lang.Short.parseShort Main.main\n" + "44 44 18 5 0 0 java.lang.String.charAt Main.main\n" + "45 45 14 5 0 0 java.lang.String.length Main.main\n" + "46 46 9 4 0 0 Main.check Main.main\n" + "46 46 15 6 0 0 java.lang.Object.getClass Main.main\n" + "47 47 9 4 0 0 Main.check Main.main\n" + "47 47 15 7 0 0 java.lang.Integer.valueOf Main.main\n" + "48 48 9 4 0 0 Main.check Main.main\n" + "48 48 24 10 0 0 java.lang.String.charAt Main.main\n" + "49 49 9 4 0 0 Main.check Main.main\n" + "49 49 15 6 0 0 java.lang.String.format Main.main\n" + "49 49 38 8 0 0 java.lang.String.length Main.main\n" + "49 49 52 8 0 0 java.lang.String.length Main.main\n" + "50 50 9 4 0 0 Main.check Main.main\n" + "50 50 24 8 0 0 Main.b Main.main\n" + "51 51 17 5 0 0 java.lang.String.substring Main.main\n" + "51 51 70 7 0 0 java.lang.AssertionError.new Main.main\n"); }
