// Values and conditions cannot be recorded yet: such calls are left alone.
class Main {
    public static void main(String[] args) { System.out.println(Integer.parseInt("3") + String.valueOf(4)); }
}
