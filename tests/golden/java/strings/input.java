// Texts that look like code, escapes, odd names, and a name of weft's own.
class Main {
    static int WEFT_U7_x = 3;

    static String ü(String s) { return s + "\u00fc\"f(x)\" // no comment"; }

    public static void main(String[] args) {
        int weft = 1; // and a variable that hides a package
        String $odd = ü("ä{}" + weft /* f(x); */), _name = String.valueOf('\'');
        System.out.println($odd + _name + WEFT_U7_x + "\t\\".length()); } }
