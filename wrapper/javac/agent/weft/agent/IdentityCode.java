package weft.agent;

import static weft.agent.Identities.*;

/** The code of the calls that IdentityTypes has made. */
final class IdentityCode {
    private IdentityCode() {
    }

    private static ClassFile.Code symbol(ClassFile.Code code) {
        code.load('a', 1).getField(CALL, "meth", "L" + EXPRESSION + ";");
        return code.invokeStatic(INFO, "symbol", "(L" + TREE + ";)L" + SYMBOL + ";");
    }

    /** visitApply(call), if the method is for an object */
    static void makeCode(ClassFile file, ClassFile.Code code) {
        require(file, "items", "syms", "names", "code", "genExpr", "makeStaticItem", "makeStackItem", "emitop0");
        for (Sort sort : Sort.values()) {
            symbol(code).getField(SYMBOL, "owner", "L" + SYMBOL + ";");
            symbol(code).getField(SYMBOL, "type", "L" + TYPE + ";");
            code.invokeStatic("weft/agent/Javac", sort.test + "Object", "(" + OBJECT + OBJECT + ")Z").ifTrue();
            for (int i = 0; i <= sort.value; i++)
                loadOperand(code, i);
            code.load('a', 0).getField(GEN, "code", "L" + CODE + ";").loadNumber(sort.instruction).invokeVirtual(CODE, "emitop0", "(I)V");
            code.load('a', 0).getField(GEN, "items", "L" + ITEMS + ";");
            newTwin(code, sort, sort == Sort.KEEPS);
            giveValue(code, sort);
            code.otherwise();
        }
        makeVoidCode(code);
    }

    /** The call of a method for what is no value, which is over when the probe is called. */
    private static void makeVoidCode(ClassFile.Code code) {
        for (Sort sort : Sort.values()) {
            symbol(code).getField(SYMBOL, "owner", "L" + SYMBOL + ";");
            symbol(code).getField(SYMBOL, "type", "L" + TYPE + ";");
            code.invokeStatic("weft/agent/Javac", sort.test + "Nothing", "(" + OBJECT + OBJECT + ")Z").ifTrue();
            for (int i = 0; i < sort.value; i++)
                loadOperand(code, i);
            genOperand(code, sort.value).invokeVirtual(ITEM, "drop", "()V");
            code.load('a', 0).getField(GEN, "items", "L" + ITEMS + ";");
            newTwin(code, sort, false);
            giveValue(code, sort);
            code.otherwise();
        }
    }

    /** genExpr(operand, operand.type) */
    private static ClassFile.Code genOperand(ClassFile.Code code, int index) {
        typeOf(operand(operand(code.load('a', 0).load('a', 1), index).load('a', 1), index));
        return code.invokeVirtual(GEN, "genExpr", "(L" + TREE + ";L" + TYPE + ";)L" + ITEM + ";");
    }

    private static void loadOperand(ClassFile.Code code, int index) {
        genOperand(code, index).invokeVirtual(ITEM, "load", "()L" + ITEM + ";").drop();
    }

    /** begun(int), end(int), kept(int, int, Object) or, of what is no value, kept(int, int): of the class that names the method */
    private static void newTwin(ClassFile.Code code, Sort sort, boolean keepsObject) {
        code.newObject(METHOD).loadLong(ClassFile.PUBLIC | ClassFile.STATIC);
        symbol(code.load('a', 0).getField(GEN, "names", "L" + NAMES + ";")).getField(SYMBOL, "name", "L" + NAME + ";");
        code.invokeStatic("weft/agent/Javac", "twin", "(" + OBJECT + ")Ljava/lang/String;");
        code.invokeVirtual(NAMES, "fromString", "(Ljava/lang/String;)L" + NAME + ";").newObject(METHOD_TYPE);
        basicType(code, GEN, "intType", INT);
        if (sort == Sort.KEEPS)
            basicType(code, GEN, "intType", INT);
        if (keepsObject)
            basicType(code, GEN, "objectType", TYPE);
        makeList(code, sort.value + (keepsObject ? 1 : 0));
        basicType(code, GEN, "voidType", TYPE + "$JCVoidType").invokeStatic(LIST, "nil", "()L" + LIST + ";");
        basicType(code, GEN, "methodClass", SYMBOL + "$ClassSymbol");
        code.invokeConstructor(METHOD_TYPE, "(L" + LIST + ";L" + TYPE + ";L" + LIST + ";L" + TYPE_SYMBOL + ";)V");
        typeOf(selected(select(code.load('a', 1)))).getField(TYPE, "tsym", "L" + TYPE_SYMBOL + ";");
        code.invokeConstructor(METHOD, "(JL" + NAME + ";L" + TYPE + ";L" + SYMBOL + ";)V");
    }

    /** items.makeStaticItem(twin).invoke(); result = items.makeStackItem(value.type), which is there for what is no value, too */
    private static void giveValue(ClassFile.Code code, Sort sort) {
        code.invokeVirtual(ITEMS, "makeStaticItem", "(L" + SYMBOL + ";)L" + ITEM + ";").invokeVirtual(ITEM, "invoke", "()L" + ITEM + ";").drop();
        typeOf(operand(code.load('a', 0).load('a', 0).getField(GEN, "items", "L" + ITEMS + ";").load('a', 1), sort.value));
        code.invokeVirtual(ITEMS, "makeStackItem", "(L" + TYPE + ";)L" + ITEM + ";").putField(GEN, "result", "L" + ITEM + ";").giveBack();
    }
}
