package weft.agent;

/**
 * The methods of javac that are wrapped: the method itself is renamed, and one of its old name calls it, and Javac.
 * They are the same in JDK 8 to 25.
 */
final class Wrappers {
    private static final String TREE = "com/sun/tools/javac/tree/JCTree", CALL = TREE + "$JCMethodInvocation", SYMBOL = "com/sun/tools/javac/code/Symbol";
    private static final String TYPE = "com/sun/tools/javac/code/Type", TYPES = "com/sun/tools/javac/code/Types";
    private static final String JAVAC = "weft/agent/Javac", SCANNER = "com/sun/source/util/TreeScanner", PATH_SCANNER = "com/sun/source/util/TreePathScanner";
    private static final String TEXT = "(Ljava/lang/CharSequence;Ljava/lang/Object;)Ljava/lang/CharSequence;";
    private static final String OPTIONS = "(Ljava/lang/Iterable;Ljava/lang/Iterable;Ljava/lang/Object;)Ljava/lang/Iterable;";
    private static final String TASK = "(Ljava/io/Writer;Ljavax/tools/JavaFileManager;Ljavax/tools/DiagnosticListener;"
            + "Ljava/lang/Iterable;Ljava/lang/Iterable;Ljava/lang/Iterable;Lcom/sun/tools/javac/util/Context;)"
            + "Lcom/sun/source/util/JavacTask;";
    private static final String COMPILE = "([Ljava/lang/String;Lcom/sun/tools/javac/util/Context;)Lcom/sun/tools/javac/main/Main$Result;";

    private final String name;

    private Wrappers(String name) {
        this.name = name;
    }

    /** Null: nothing in this class is wrapped. */
    static Wrappers of(String name, boolean isWhole) {
        if (name.equals(SCANNER) || name.equals(PATH_SCANNER))
            return new Wrappers(name);
        if (!name.startsWith("com/sun/tools/javac/"))
            return null;
        String simple = name.substring("com/sun/tools/javac/".length());
        boolean isOne = Identities.areIn(name) || simple.equals("jvm/Gen") || simple.equals("comp/TransTypes") || isWhole && (simple.equals("main/Main") || simple.equals("api/JavacTool") || simple.equals("main/JavaCompiler")
                || simple.equals("util/DiagnosticSource"));
        return isOne ? new Wrappers(name) : null;
    }

    byte[] into(byte[] bytes) {
        ClassFile file = new ClassFile(bytes);
        if (name.equals(SCANNER) || name.equals(PATH_SCANNER))
            Identities.wrapScan(file);
        else if (Identities.areIn(name))
            Identities.into(file, name, null);
        else if (name.endsWith("/Main"))
            wrapCompile(file);
        else if (name.endsWith("/JavacTool"))
            wrapTask(file);
        else if (name.endsWith("/JavaCompiler"))
            wrapText(file);
        else if (name.endsWith("/Gen"))
            wrapCalls(file);
        else if (name.endsWith("/TransTypes"))
            wrapTypes(file);
        else
            wrapPlaces(file);
        return file.bytes();
    }

    /** The compiler as a command, also where Ant calls it: compile(Javac.arguments(args), context). */
    private void wrapCompile(ClassFile file) {
        ClassFile.Code code = file.wrap("compile", COMPILE, 3);
        code.load('a', 0).load('a', 1).invokeStatic(JAVAC, "arguments", "([Ljava/lang/String;)[Ljava/lang/String;");
        code.load('a', 2).invokeWrapped().giveBack('a');
    }

    /** javax.tools: getTask(out, manager, listener, Javac.options(options, units, manager), classes, units, context). */
    private void wrapTask(ClassFile file) {
        ClassFile.Code code = file.wrap("getTask", TASK, 8);
        for (int i = 0; i <= 4; i++)
            code.load('a', i);
        code.load('a', 6).load('a', 2).invokeStatic(JAVAC, "options", OPTIONS);
        for (int i = 5; i <= 7; i++)
            code.load('a', i);
        code.invokeWrapped().giveBack('a');
    }

    /** Javac.text(readSource(file), file). */
    private void wrapText(ClassFile file) {
        ClassFile.Code code = file.wrap("readSource", "(Ljavax/tools/JavaFileObject;)Ljava/lang/CharSequence;", 2);
        code.load('a', 0).load('a', 1).invokeWrapped().load('a', 1).invokeStatic(JAVAC, "text", TEXT).giveBack('a');
    }

    /**
     * call.pos = Javac.place(TreeInfo.symbol(call.meth).owner, call.pos); visitApply(call). javac notes the line of each call, at its
     * opening parenthesis. What comes behind a call's operands without a call, such as the constructor of an exception or an element
     * of an array, has the line of the last call before it: it must not be a probe's.
     */
    private void wrapCalls(ClassFile file) {
        ClassFile.Code code = file.wrap("visitApply", "(L" + CALL + ";)V", 2);
        Identities.into(file, name, code);
        loadSymbol(code.load('a', 1)).getField(SYMBOL, "owner", "L" + SYMBOL + ";");
        code.load('a', 1).getField(TREE, "pos", "I").invokeStatic(JAVAC, "place", "(Ljava/lang/Object;I)I").putField(TREE, "pos", "I");
        code.load('a', 0).load('a', 1).invokeWrapped().giveBack();
    }

    /**
     * call.meth.type = Javac.type(symbol.owner, call.meth.type, symbol.erasure(types)); visitApply(call). javac casts the operands of a generic
     * method to what its parameters are in this call. Where a value that came in unchecked, a String in a List of Integer, is wanted as an
     * Object only, a probe's cast would be the first one. (Those that Identities knows never come here as generic ones.)
     */
    private void wrapTypes(ClassFile file) {
        Identities.into(file, name, null);
        ClassFile.Code code = file.wrap("visitApply", "(L" + CALL + ";)V", 2);
        loadMethod(code);
        loadSymbol(code).getField(SYMBOL, "owner", "L" + SYMBOL + ";");
        loadMethod(code).getField(TREE, "type", "L" + TYPE + ";");
        loadSymbol(code).load('a', 0).getField(name, "types", "L" + TYPES + ";").invokeVirtual(SYMBOL, "erasure", "(L" + TYPES + ";)L" + TYPE + ";");
        code.invokeStatic(JAVAC, "type", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").checkCast(TYPE);
        code.putField(TREE, "type", "L" + TYPE + ";");
        code.load('a', 0).load('a', 1).invokeWrapped().giveBack();
    }

    /** call.meth */
    private static ClassFile.Code loadMethod(ClassFile.Code code) {
        return code.load('a', 1).getField(CALL, "meth", "Lcom/sun/tools/javac/tree/JCTree$JCExpression;");
    }

    /** TreeInfo.symbol(call.meth) */
    private static ClassFile.Code loadSymbol(ClassFile.Code code) {
        return loadMethod(code).invokeStatic("com/sun/tools/javac/tree/TreeInfo", "symbol", "(L" + TREE + ";)L" + SYMBOL + ";");
    }

    /** getLine(Javac.position(fileObject, position)): messages show the user's text. */
    private void wrapPlaces(ClassFile file) {
        wrapPlace(file, "getLineNumber", "(I)I", 'i');
        wrapPlace(file, "getColumnNumber", "(IZ)I", 'i');
        wrapPlace(file, "getLine", "(I)Ljava/lang/String;", 'a');
    }

    private void wrapPlace(ClassFile file, String method, String descriptor, char type) {
        boolean hasFlag = descriptor.startsWith("(IZ)");
        ClassFile.Code code = file.wrap(method, descriptor, hasFlag ? 3 : 2);
        code.load('a', 0).load('a', 0).getField(name, "fileObject", "Ljavax/tools/JavaFileObject;").load('i', 1);
        code.invokeStatic(JAVAC, "position", "(Ljava/lang/Object;I)I");
        if (hasFlag)
            code.load('i', 2);
        code.invokeWrapped().giveBack(type);
    }
}
