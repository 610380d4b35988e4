package weft.agent;

import static weft.agent.Identities.*;

/** What has a type in Identities, and the calls that become of them. */
final class IdentityTypes {
    private enum Value {
        PRIMITIVE, OBJECT, NOTHING
    }

    private IdentityTypes() {
    }

    /** visitParens(tree): before it, attribExpr(OPERAND, env) of the others, and attribType of what names the method. */
    static void wrapAttribution(ClassFile file) {
        require(file, "env", "attribExpr", "attribType", "attribStat", "(L" + TREE + ";L" + ENVIRONMENT + ";)L" + TYPE + ";");
        ClassFile.Code code = file.wrap("visitParens", VISIT_PARENTHESES, 2);
        call(code).ifThere();
        attribute(operand(call(code.load('a', 0)), 0), "attribExpr");
        attribute(selected(select(call(code.load('a', 0)))), "attribType");
        operands(call(code), Sort.KEEPS.value).getField(LIST, "head", OBJECT).ifThere();
        attribute(operand(call(code.load('a', 0)), 1), "attribExpr");
        code.otherwise();
        ownBody(code).ifThere();
        attribute(ownBody(code.load('a', 0)), "attribStat");
        code.otherwise();
        code.load('a', 0).load('a', 1).invokeWrapped().giveBack();
    }

    private static ClassFile.Code ownBody(ClassFile.Code code) {
        return code.load('a', 1).getField(PARENTHESES, BODY, "L" + BLOCK + ";");
    }

    private static void attribute(ClassFile.Code code, String how) {
        code.load('a', 0).getField(ATTRIBUTE, "env", "L" + ENVIRONMENT + ";");
        code.invokeVirtual(ATTRIBUTE, how, "(L" + TREE + ";L" + ENVIRONMENT + ";)L" + TYPE + ";").drop();
    }

    /** visitParens(tree): result = the call of the method for a value of this type. */
    static void wrapTranslation(ClassFile file) {
        require(file, "pt", "syms", "names", "types", "translate", TRANSLATION);
        ClassFile.Code code = file.wrap("visitParens", VISIT_PARENTHESES, 2);
        call(code).ifThere();
        translateOperands(code);
        code.otherwise();
        for (Sort sort : Sort.values())
            for (Value value : Value.values())
                choose(code, sort, value);
        code.load('a', 0).load('a', 1).invokeWrapped().giveBack();
        wrapLambdaTranslation(file);
    }

    private static ClassFile.Code lambdaBody(ClassFile.Code code, String type) {
        return code.load('a', 1).getField(LAMBDA, "body", "L" + TREE + ";").checkCast(type);
    }

    private static ClassFile.Code lambdaBlock(ClassFile.Code code) {
        return lambdaBody(code, PARENTHESES).getField(PARENTHESES, BODY, "L" + BLOCK + ";");
    }

    private static ClassFile.Code lambdaResult(ClassFile.Code code) {
        return lambdaBody(code, PARENTHESES).getField(PARENTHESES, RESULT, "L" + RETURN + ";");
    }

    /** visitLambda(lambda): before it, the block of parentheses that have one stands in their place, with them in it. */
    private static void wrapLambdaTranslation(ClassFile file) {
        ClassFile.Code code = file.wrap("visitLambda", "(L" + LAMBDA + ";)V", 2);
        fillBlock(code, true);
        fillBlock(code, false);
        code.load('a', 0).load('a', 1).invokeWrapped().giveBack();
    }

    /** As a statement where the lambda returns nothing, or as what it returns. */
    private static void fillBlock(ClassFile.Code code, boolean isVoid) {
        code.load('a', 1).getField(LAMBDA, "body", "L" + TREE + ";").instanceOf(PARENTHESES).ifTrue();
        lambdaBlock(code).ifThere();
        code.load('a', 1).load('a', 0).getField(TRANSLATE, "types", "L" + TYPES + ";");
        code.invokeVirtual(LAMBDA, "getDescriptorType", "(L" + TYPES + ";)L" + TYPE + ";").invokeVirtual(TYPE, "getReturnType", "()L" + TYPE + ";");
        code.invokeStatic("weft/agent/Javac", "isVoid", "(" + OBJECT + ")Z");
        if (isVoid) {
            tried(lambdaBlock(code.ifTrue()));
            code.load('a', 0).getField(TRANSLATE, "make", "L" + MAKER + ";");
            lambdaResult(code).getField(TREE, "pos", "I").invokeVirtual(MAKER, "at", "(I)L" + MAKER + ";");
            lambdaBody(code, EXPRESSION).invokeVirtual(MAKER, "Exec", "(L" + EXPRESSION + ";)L" + TREE + "$JCExpressionStatement;");
        } else {
            tried(lambdaBlock(code.ifFalse()));
            lambdaResult(code);
        }
        code.invokeStatic(LIST, "of", "(" + OBJECT + ")L" + LIST + ";").putField(BLOCK, "stats", "L" + LIST + ";");
        lambdaBlock(code.load('a', 1)).putField(LAMBDA, "body", "L" + TREE + ";");
        code.otherwise();
    }

    /** tree.expr = translate(tree.expr, pt), as without the probe; and the site. The index is a literal. */
    private static void translateOperands(ClassFile.Code code) {
        code.load('a', 1).load('a', 0).load('a', 1).getField(PARENTHESES, "expr", "L" + EXPRESSION + ";");
        translated(code.load('a', 0).getField(TRANSLATE, "pt", "L" + TYPE + ";")).checkCast(EXPRESSION).putField(PARENTHESES, "expr", "L" + EXPRESSION + ";");
        operand(call(operands(call(code), 0).load('a', 0)), 0).loadNull();
        translated(code).putField(LIST, "head", OBJECT);
    }

    private static ClassFile.Code translated(ClassFile.Code code) {
        return code.invokeVirtual(TRANSLATE, "translate", TRANSLATION);
    }

    private static ClassFile.Code value(ClassFile.Code code) {
        return code.load('a', 1).getField(PARENTHESES, "expr", "L" + EXPRESSION + ";");
    }

    /**
     * The type of the whole is the value's, but never that of a constant, which would need no code. select.sym and select.type are the
     * method's: (int, T)T or (int, int, T)T, where T is the primitive type or Object; or for no value (int, none)void, of which there is
     * none (makeVoidCode).
     */
    private static void choose(ClassFile.Code code, Sort sort, Value value) {
        call(code).ifThere();
        selected(select(call(code))).checkCast(IDENTIFIER).getField(IDENTIFIER, "name", "L" + NAME + ";");
        select(call(code)).getField(SELECT, "name", "L" + NAME + ";").invokeStatic("weft/agent/Javac", sort.test, "(" + OBJECT + OBJECT + ")Z").ifTrue();
        if (value == Value.PRIMITIVE)
            typeOf(value(code)).invokeVirtual(TYPE, "isPrimitive", "()Z").ifTrue();
        else if (value == Value.OBJECT)
            typeOf(value(code)).invokeVirtual(TYPE, "isPrimitiveOrVoid", "()Z").ifFalse();
        value(operands(call(code), sort.value)).putField(LIST, "head", OBJECT);
        typeOf(value(call(code))).invokeVirtual(TYPE, "baseType", "()L" + TYPE + ";").putField(TREE, "type", "L" + TYPE + ";");
        newType(select(call(code)), sort, value).putField(TREE, "type", "L" + TYPE + ";");
        newMethod(select(call(code))).putField(SELECT, "sym", "L" + SYMBOL + ";");
        call(code.load('a', 0)).putField(TRANSLATE, "result", "L" + TREE + ";").giveBack();
        code.otherwise();
    }

    private static void addValueType(ClassFile.Code code, Value value) {
        if (value == Value.OBJECT)
            basicType(code, TRANSLATE, "objectType", TYPE);
        else
            typeOf(value(code)).invokeVirtual(TYPE, "baseType", "()L" + TYPE + ";");
    }

    private static ClassFile.Code newType(ClassFile.Code code, Sort sort, Value value) {
        code.newObject(METHOD_TYPE);
        for (int i = 0; i < sort.value; i++)
            basicType(code, TRANSLATE, "intType", INT);
        if (value == Value.NOTHING)
            code.getStatic(TYPE, "noType", "L" + TYPE + "$JCNoType;");
        else
            addValueType(code, value);
        makeList(code, sort.value + 1);
        addValueType(code, value);
        code.invokeStatic(LIST, "nil", "()L" + LIST + ";");
        basicType(code, TRANSLATE, "methodClass", SYMBOL + "$ClassSymbol");
        return code.invokeConstructor(METHOD_TYPE, "(L" + LIST + ";L" + TYPE + ";L" + LIST + ";L" + TYPE_SYMBOL + ";)V");
    }

    /** A public and static one of the class above that which names it. */
    private static ClassFile.Code newMethod(ClassFile.Code code) {
        code.newObject(METHOD).loadLong(ClassFile.PUBLIC | ClassFile.STATIC);
        select(call(code.load('a', 0).getField(TRANSLATE, "names", "L" + NAMES + ";"))).getField(SELECT, "name", "L" + NAME + ";");
        code.invokeStatic("weft/agent/Javac", "base", "(" + OBJECT + ")Ljava/lang/String;");
        code.invokeVirtual(NAMES, "fromString", "(Ljava/lang/String;)L" + NAME + ";");
        typeOf(select(call(code)));
        typeOf(selected(select(call(code.load('a', 0).getField(TRANSLATE, "types", "L" + TYPES + ";")))));
        code.invokeVirtual(TYPES, "supertype", "(L" + TYPE + ";)L" + TYPE + ";").getField(TYPE, "tsym", "L" + TYPE_SYMBOL + ";");
        return code.invokeConstructor(METHOD, "(JL" + NAME + ";L" + TYPE + ";L" + SYMBOL + ";)V");
    }
}
