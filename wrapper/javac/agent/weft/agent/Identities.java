package weft.agent;

/**
 * Probes that give back the object which they were given. javac casts what a generic method gives back to the type that it has in that
 * call, which is a cast that the program does not have: it throws where an object is of another class than its type says (it came in
 * unchecked), and nobody may name a class that is not public elsewhere. So what stands in such a probe is translated as if it stood in
 * its place (TransTypes), and in the code it stays on the stack, below the other operands, while a probe without a value is called (Gen).
 */
final class Identities {
    private static final String JAVAC = "com/sun/tools/javac/", TREE = JAVAC + "tree/JCTree", CALL = TREE + "$JCMethodInvocation";
    private static final String EXPRESSION = TREE + "$JCExpression", FIELD = TREE + "$JCFieldAccess", LIST = JAVAC + "util/List";
    private static final String TYPE = JAVAC + "code/Type", METHOD_TYPE = TYPE + "$MethodType", SYMBOL = JAVAC + "code/Symbol";
    private static final String METHOD = SYMBOL + "$MethodSymbol", TYPE_SYMBOL = SYMBOL + "$TypeSymbol", SYMBOLS = JAVAC + "code/Symtab";
    private static final String NAME = JAVAC + "util/Name", NAMES = JAVAC + "util/Names", GEN = JAVAC + "jvm/Gen", CODE = JAVAC + "jvm/Code";
    private static final String ITEMS = JAVAC + "jvm/Items", ITEM = ITEMS + "$Item", TRANSLATE = JAVAC + "comp/TransTypes";
    private static final int SWAP = 95, DUP_X2 = 91; // JVMS 6.5
    private static final int VALUE_PASSED = 1, VALUE_KEPT = 2; // begin(site, value), keep(site, index, value)

    private Identities() {
    }

    /* ---- both: call.meth, call.args ---- */

    private static ClassFile.Code method(ClassFile.Code code) {
        return code.load('a', 1).getField(CALL, "meth", "L" + EXPRESSION + ";");
    }

    private static ClassFile.Code symbol(ClassFile.Code code) {
        return method(code).invokeStatic(JAVAC + "tree/TreeInfo", "symbol", "(L" + TREE + ";)L" + SYMBOL + ";");
    }

    private static ClassFile.Code symbolType(ClassFile.Code code) {
        return symbol(code).getField(SYMBOL, "type", "L" + TYPE + ";");
    }

    /** The list that begins with this operand. */
    private static ClassFile.Code operands(ClassFile.Code code, int index) {
        code.load('a', 1).getField(CALL, "args", "L" + LIST + ";");
        for (int i = 0; i < index; i++)
            code.getField(LIST, "tail", "L" + LIST + ";");
        return code;
    }

    private static ClassFile.Code operand(ClassFile.Code code, int index) {
        return operands(code, index).getField(LIST, "head", "Ljava/lang/Object;").checkCast(TREE);
    }

    private static ClassFile.Code typeOf(ClassFile.Code code, int index) {
        return operand(code, index).getField(TREE, "type", "L" + TYPE + ";");
    }

    /** if (Javac.test(symbol.owner, symbol.name, symbol.type)) */
    private static void test(ClassFile.Code code, String test) {
        symbol(code).getField(SYMBOL, "owner", "L" + SYMBOL + ";");
        symbol(code).getField(SYMBOL, "name", "L" + NAME + ";");
        symbolType(code).invokeStatic("weft/agent/Javac", test, "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Z").ifTrue();
    }

    /* ---- types ---- */

    static void translate(ClassFile file, ClassFile.Code code) {
        if (!file.names("pt", "translate", "(L" + TREE + ";L" + TYPE + ";)L" + TREE + ";"))
            return;
        translate(code, "passes", VALUE_PASSED);
        translate(code, "keeps", VALUE_KEPT);
    }

    /**
     * Unless it has to be boxed: value = translate(value, pt); call.type = value.type.baseType(); result = call. (A base type is no
     * constant, which would need no code.)
     */
    private static void translate(ClassFile.Code code, String test, int value) {
        test(code, test);
        typeOf(code, value).invokeVirtual(TYPE, "isPrimitive", "()Z").ifFalse();
        operand(operands(code, value).load('a', 0), value).load('a', 0).getField(TRANSLATE, "pt", "L" + TYPE + ";");
        translated(code).putField(LIST, "head", "Ljava/lang/Object;");
        translated(operand(operands(code, 0).load('a', 0), 0).loadNull()).putField(LIST, "head", "Ljava/lang/Object;");
        translated(method(code.load('a', 1).load('a', 0)).loadNull()).checkCast(EXPRESSION).putField(CALL, "meth", "L" + EXPRESSION + ";");
        typeOf(code.load('a', 1), value).invokeVirtual(TYPE, "baseType", "()L" + TYPE + ";").putField(TREE, "type", "L" + TYPE + ";");
        code.load('a', 0).load('a', 1).putField(TRANSLATE, "result", "L" + TREE + ";").giveBack();
        code.otherwise();
    }

    private static ClassFile.Code translated(ClassFile.Code code) {
        return code.invokeVirtual(TRANSLATE, "translate", "(L" + TREE + ";L" + TYPE + ";)L" + TREE + ";");
    }

    /* ---- code ---- */

    static boolean makeCode(ClassFile file, ClassFile.Code code) {
        if (!file.names("items", "syms", "names", "code", "genExpr", "makeStaticItem", "makeStackItem", "emitop0", "voidType", "fromString"))
            return false;
        makeCode(code, "passes", VALUE_PASSED, SWAP);
        makeCode(code, "keeps", VALUE_KEPT, DUP_X2);
        return true;
    }

    private static void makeCode(ClassFile.Code code, String test, int value, int instruction) {
        test(code, test);
        for (int i = 0; i <= value; i++)
            load(code, i);
        code.load('a', 0).getField(GEN, "code", "L" + CODE + ";").loadNumber(instruction).invokeVirtual(CODE, "emitop0", "(I)V");
        code.load('a', 0).getField(GEN, "items", "L" + ITEMS + ";");
        twin(code, value == VALUE_KEPT);
        giveValue(code, value);
    }

    /** genExpr(operand, operand.type).load() */
    private static void load(ClassFile.Code code, int index) {
        typeOf(operand(code.load('a', 0), index), index);
        code.invokeVirtual(GEN, "genExpr", "(L" + TREE + ";L" + TYPE + ";)L" + ITEM + ";").invokeVirtual(ITEM, "load", "()L" + ITEM + ";").drop();
    }

    private static ClassFile.Code basicType(ClassFile.Code code, String field, String type) {
        return code.load('a', 0).getField(GEN, "syms", "L" + SYMBOLS + ";").getField(SYMBOLS, field, "L" + type + ";");
    }

    /** new MethodSymbol(flags, names.fromString(Javac.twin(name)), its type, the class that the probe is named by) */
    private static void twin(ClassFile.Code code, boolean isKept) {
        String element = "Ljava/lang/Object;";
        symbol(code.newObject(METHOD)).getField(SYMBOL, "flags_field", "J");
        symbol(code.load('a', 0).getField(GEN, "names", "L" + NAMES + ";")).getField(SYMBOL, "name", "L" + NAME + ";");
        code.invokeStatic("weft/agent/Javac", "twin", "(Ljava/lang/Object;)Ljava/lang/String;");
        code.invokeVirtual(NAMES, "fromString", "(Ljava/lang/String;)L" + NAME + ";").newObject(METHOD_TYPE);
        basicType(code, "intType", TYPE + "$JCPrimitiveType");
        if (isKept)
            basicType(basicType(code, "intType", TYPE + "$JCPrimitiveType"), "objectType", TYPE);
        code.invokeStatic(LIST, "of", isKept ? "(" + element + element + element + ")L" + LIST + ";" : "(" + element + ")L" + LIST + ";");
        basicType(code, "voidType", TYPE + "$JCVoidType").invokeStatic(LIST, "nil", "()L" + LIST + ";");
        basicType(code, "methodClass", SYMBOL + "$ClassSymbol");
        code.invokeConstructor(METHOD_TYPE, "(L" + LIST + ";L" + TYPE + ";L" + LIST + ";L" + TYPE_SYMBOL + ";)V");
        method(code).checkCast(FIELD).getField(FIELD, "selected", "L" + EXPRESSION + ";").getField(TREE, "type", "L" + TYPE + ";");
        code.getField(TYPE, "tsym", "L" + TYPE_SYMBOL + ";").invokeConstructor(METHOD, "(JL" + NAME + ";L" + TYPE + ";L" + SYMBOL + ";)V");
    }

    /** items.makeStaticItem(twin).invoke(); result = items.makeStackItem(value.type) */
    private static void giveValue(ClassFile.Code code, int value) {
        code.invokeVirtual(ITEMS, "makeStaticItem", "(L" + SYMBOL + ";)L" + ITEM + ";").invokeVirtual(ITEM, "invoke", "()L" + ITEM + ";").drop();
        typeOf(code.load('a', 0).load('a', 0).getField(GEN, "items", "L" + ITEMS + ";"), value);
        code.invokeVirtual(ITEMS, "makeStackItem", "(L" + TYPE + ";)L" + ITEM + ";").putField(GEN, "result", "L" + ITEM + ";").giveBack();
        code.otherwise();
    }
}
