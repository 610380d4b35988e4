package weft.agent;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Probes that give back what they were given: {@code P.end(site, f(x))}. As methods they would have to be chosen among overloads, their
 * types inferred, and javac would cast what they give back to a type that the program does not name there; each may end otherwise
 * than without probes. To javac they are parentheses (JCParens) around what they are given, with one more field that has the call:
 *
 * <ul>
 * <li>JavacParser makes them where it reads such a call, and TreeInfo takes them for the expressions that they are, also the copies that TreeCopier makes while types are
 * looked for; a lambda that weft has
 * made a block for the probe, {@code { final int WEFT_E1 = P.mark(); try { return P.end(site, f(x)); } catch ..}}, is one without a block
 * again, which is as right where nothing is returned;
 * <li>Attr gives the other operands their types, and what is in that block;
 * <li>TransTypes, when types are known and erased, makes the call of them: of the method for this primitive type, or for objects;
 * <li>Gen leaves an object on the stack while it calls a probe without a value. So nobody asks whether it is one of its class, which it is
 * not if it came in unchecked, or whether that class may be named.
 * </ul>
 *
 * It is done only if all of them can be changed.
 */
final class Identities {
    private static final String JAVAC = "com/sun/tools/javac/", TREE = JAVAC + "tree/JCTree", CALL = TREE + "$JCMethodInvocation";
    private static final String EXPRESSION = TREE + "$JCExpression", SELECT = TREE + "$JCFieldAccess", IDENTIFIER = TREE + "$JCIdent";
    private static final String PARENTHESES = TREE + "$JCParens", INFO = JAVAC + "tree/TreeInfo", COPIER = JAVAC + "tree/TreeCopier", PARSER = JAVAC + "parser/JavacParser";
    private static final String LAMBDA = TREE + "$JCLambda", BLOCK = TREE + "$JCBlock", VARIABLE = TREE + "$JCVariableDecl";
    private static final String TRY = TREE + "$JCTry", RETURN = TREE + "$JCReturn", STATEMENT = TREE + "$JCStatement", MAKER = JAVAC + "tree/TreeMaker";
    private static final String TYPE = JAVAC + "code/Type", METHOD_TYPE = TYPE + "$MethodType", INT = TYPE + "$JCPrimitiveType";
    private static final String TYPES = JAVAC + "code/Types", SYMBOLS = JAVAC + "code/Symtab", SYMBOL = JAVAC + "code/Symbol";
    private static final String METHOD = SYMBOL + "$MethodSymbol", TYPE_SYMBOL = SYMBOL + "$TypeSymbol", LIST = JAVAC + "util/List";
    private static final String NAME = JAVAC + "util/Name", NAMES = JAVAC + "util/Names", ENVIRONMENT = JAVAC + "comp/Env";
    private static final String ATTRIBUTE = JAVAC + "comp/Attr", TRANSLATE = JAVAC + "comp/TransTypes", GEN = JAVAC + "jvm/Gen";
    private static final String CODE = JAVAC + "jvm/Code", ITEMS = JAVAC + "jvm/Items", ITEM = ITEMS + "$Item";
    private static final String OBJECT = "Ljava/lang/Object;", FIELD = "weft$call", COPIED = "weft$copied", BODY = "weft$body", RESULT = "weft$result", VISIT_PARENTHESES = "(L" + PARENTHESES + ";)V";
    private static final String UNBLOCK = "weft$lambda", UNBLOCKED = "(L" + EXPRESSION + ";)L" + EXPRESSION + ";";
    private static final String SEEN = "com/sun/source/tree/Tree", BARE = "weft$bare", BARED = "(L" + SEEN + ";)L" + SEEN + ";";
    private static final String TRANSLATION = "(L" + TREE + ";L" + TYPE + ";)L" + TREE + ";";
    private static final int SWAP = 95, DUP_X2 = 91; // JVMS 6.5

    /** begin(site, value), end(site, value), keep(site, index, value) */
    private enum Sort {
        PASSES("passes", 1, SWAP), KEEPS("keeps", 2, DUP_X2);

        final String test, around; // methods of Javac, of JCParens
        final int value, instruction; // which operand; what brings a copy of it, or itself, to where it stays

        Sort(String test, int value, int instruction) {
            this.test = test;
            this.around = "weft$" + test;
            this.value = value;
            this.instruction = instruction;
        }
    }

    private enum Value {
        PRIMITIVE, OBJECT, NOTHING
    }

    private static final Set<String> changed = ConcurrentHashMap.newKeySet(), others = ConcurrentHashMap.newKeySet();

    private Identities() {
    }

    /** When anything is read, these have been loaded; what makes parentheses may not have been. */
    static boolean areKnown() {
        return others.isEmpty() && changed.contains(ATTRIBUTE) && changed.contains(TRANSLATE) && changed.contains(GEN);
    }

    static boolean areIn(String name) {
        return name.equals(PARENTHESES) || name.equals(INFO) || name.equals(COPIER) || name.equals(PARSER) || name.equals(ATTRIBUTE);
    }

    /** Changes one of these classes, or those two in which other methods are wrapped, too. `visitApply`: that of Gen. */
    static void into(ClassFile file, String name, ClassFile.Code visitApply) {
        try {
            if (name.equals(PARENTHESES))
                addCall(file);
            else if (name.equals(INFO))
                wrapStatement(file);
            else if (name.equals(COPIER))
                wrapCopy(file);
            else if (name.equals(PARSER))
                wrapParser(file);
            else if (name.equals(ATTRIBUTE))
                wrapAttribution(file);
            else if (name.equals(TRANSLATE))
                wrapTranslation(file);
            else if (name.equals(GEN))
                makeCode(file, visitApply);
            changed.add(name);
        } catch (RuntimeException e) {
            others.add(name);
            throw e;
        }
    }

    private static void require(ClassFile file, String... names) {
        if (!file.names(names))
            throw new IllegalArgumentException("this javac has other members");
    }

    /* ---- a call on the stack: what it has ---- */

    /** The list that begins with this operand. */
    private static ClassFile.Code operands(ClassFile.Code call, int index) {
        call.getField(CALL, "args", "L" + LIST + ";");
        for (int i = 0; i < index; i++)
            call.getField(LIST, "tail", "L" + LIST + ";");
        return call;
    }

    private static ClassFile.Code operand(ClassFile.Code call, int index) {
        return operands(call, index).getField(LIST, "head", OBJECT).checkCast(EXPRESSION);
    }

    private static ClassFile.Code select(ClassFile.Code call) {
        return call.getField(CALL, "meth", "L" + EXPRESSION + ";").checkCast(SELECT);
    }

    private static ClassFile.Code selected(ClassFile.Code select) {
        return select.getField(SELECT, "selected", "L" + EXPRESSION + ";");
    }

    private static ClassFile.Code typeOf(ClassFile.Code tree) {
        return tree.getField(TREE, "type", "L" + TYPE + ";");
    }

    /** The call of the parentheses that are the first parameter. */
    private static ClassFile.Code call(ClassFile.Code code) {
        return code.load('a', 1).getField(PARENTHESES, FIELD, "L" + CALL + ";");
    }

    /* ---- reading ---- */

    /** The fields, and functions that make parentheses of a call: if it has so many operands. */
    private static void addCall(ClassFile file) {
        file.addField(FIELD, "L" + CALL + ";");
        file.addField(COPIED, "L" + CALL + ";"); // the same, in copies as well
        file.addField(BODY, "L" + BLOCK + ";"); // of the lambda that they are
        file.addField(RESULT, "L" + RETURN + ";"); // what stood in it
        addLambda(file);
        addBare(file);
        for (Sort sort : Sort.values()) {
            ClassFile.Code code = file.add(ClassFile.PUBLIC | ClassFile.STATIC, sort.around, "(L" + CALL + ";)L" + EXPRESSION + ";", 1);
            operands(code.load('a', 0), sort.value).getField(LIST, "head", OBJECT).ifThere();
            operand(code.newObject(PARENTHESES).load('a', 0), sort.value).invokeConstructor(PARENTHESES, "(L" + EXPRESSION + ";)V");
            code.duplicate().load('a', 0).putField(PARENTHESES, FIELD, "L" + CALL + ";");
            code.duplicate().load('a', 0).putField(PARENTHESES, COPIED, "L" + CALL + ";");
            code.duplicate().load('a', 0).getField(TREE, "pos", "I").putField(TREE, "pos", "I").giveBack('a');
            code.otherwise();
            code.load('a', 0).giveBack('a');
        }
    }

    /* ---- a lambda that is the first variable ---- */

    private static ClassFile.Code lambda(ClassFile.Code code) {
        return code.load('a', 0).checkCast(LAMBDA);
    }

    private static ClassFile.Code body(ClassFile.Code code, String type) {
        return lambda(code).getField(LAMBDA, "body", "L" + TREE + ";").checkCast(type);
    }

    private static ClassFile.Code statement(ClassFile.Code block, int index) {
        block.getField(BLOCK, "stats", "L" + LIST + ";");
        for (int i = 0; i < index; i++)
            block.getField(LIST, "tail", "L" + LIST + ";");
        return block.getField(LIST, "head", OBJECT);
    }

    /** What weft's block has in its try. */
    private static ClassFile.Code tried(ClassFile.Code block) {
        return statement(block, 1).checkCast(TRY).getField(TRY, "body", "L" + BLOCK + ";");
    }

    private static ClassFile.Code result(ClassFile.Code code) {
        return statement(tried(body(code, BLOCK)), 0).checkCast(RETURN);
    }

    private static ClassFile.Code returned(ClassFile.Code code) {
        return result(code).getField(RETURN, "expr", "L" + EXPRESSION + ";");
    }

    /** JCParens.weft$lambda(lambda) gives the lambda back. If its block is weft's: without it, which the parentheses have then. */
    private static void addLambda(ClassFile file) {
        ClassFile.Code code = file.add(ClassFile.PUBLIC | ClassFile.STATIC, UNBLOCK, UNBLOCKED, 1);
        statement(body(code, BLOCK), 0).instanceOf(VARIABLE).ifTrue();
        statement(body(code, BLOCK), 0).checkCast(VARIABLE).getField(VARIABLE, "name", "L" + NAME + ";");
        code.invokeStatic("weft/agent/Javac", "isExpression", "(" + OBJECT + ")Z").ifTrue();
        returned(code).instanceOf(PARENTHESES).ifTrue();
        returned(code).checkCast(PARENTHESES).getField(PARENTHESES, FIELD, "L" + CALL + ";").ifThere();
        body(returned(code).checkCast(PARENTHESES), BLOCK).putField(PARENTHESES, BODY, "L" + BLOCK + ";");
        result(returned(code).checkCast(PARENTHESES)).putField(PARENTHESES, RESULT, "L" + RETURN + ";");
        returned(lambda(code)).putField(LAMBDA, "body", "L" + TREE + ";");
        tried(body(code, PARENTHESES).getField(PARENTHESES, BODY, "L" + BLOCK + ";")).invokeStatic(LIST, "nil", "()L" + LIST + ";");
        code.putField(BLOCK, "stats", "L" + LIST + ";");
        code.otherwise();
        code.load('a', 0).giveBack('a');
    }

    /** lambdaStatement(parameters, from, to): JCParens.weft$lambda(lambdaStatement(..)). */
    private static void wrapLambda(ClassFile file) {
        ClassFile.Code code = file.wrap("lambdaStatement", "(L" + LIST + ";II)L" + EXPRESSION + ";", 4);
        code.load('a', 0).load('a', 1).load('i', 2).load('i', 3).invokeWrapped();
        code.invokeStatic(PARENTHESES, UNBLOCK, UNBLOCKED).giveBack('a');
    }

    /** arguments(types, method): JCParens.around(arguments(types, method)), if the method is IDENTIFIER.NAME of these names. */
    private static void wrapParser(ClassFile file) {
        wrapLambda(file);
        ClassFile.Code code = file.wrap("arguments", "(L" + LIST + ";L" + EXPRESSION + ";)L" + EXPRESSION + ";", 3);
        for (Sort sort : Sort.values()) {
            code.load('a', 2).instanceOf(SELECT).ifTrue();
            selected(code.load('a', 2).checkCast(SELECT)).instanceOf(IDENTIFIER).ifTrue();
            selected(code.load('a', 2).checkCast(SELECT)).checkCast(IDENTIFIER).getField(IDENTIFIER, "name", "L" + NAME + ";");
            code.load('a', 2).checkCast(SELECT).getField(SELECT, "name", "L" + NAME + ";");
            code.invokeStatic("weft/agent/Javac", sort.test, "(" + OBJECT + OBJECT + ")Z").ifTrue();
            code.load('a', 0).load('a', 1).load('a', 2).invokeWrapped().checkCast(CALL);
            code.invokeStatic(PARENTHESES, sort.around, "(L" + CALL + ";)L" + EXPRESSION + ";").giveBack('a');
            code.otherwise();
        }
        code.load('a', 0).load('a', 1).load('a', 2).invokeWrapped().giveBack('a');
    }

    /** JCParens.weft$bare(tree): what is in them if it is them. */
    private static void addBare(ClassFile file) {
        ClassFile.Code code = file.add(ClassFile.PUBLIC | ClassFile.STATIC, BARE, BARED, 1);
        code.load('a', 0).instanceOf(PARENTHESES).ifTrue();
        code.load('a', 0).checkCast(PARENTHESES).getField(PARENTHESES, COPIED, "L" + CALL + ";").ifThere();
        code.load('a', 0).checkCast(PARENTHESES).getField(PARENTHESES, "expr", "L" + EXPRESSION + ";");
        code.invokeStatic(PARENTHESES, BARE, BARED).giveBack('a');
        code.otherwise();
        code.load('a', 0).giveBack('a');
    }

    /** scan(tree, data) of the two classes by which plug-ins see trees: they would take them for the user's parentheses. */
    static void wrapScan(ClassFile file) {
        ClassFile.Code code = file.wrap("scan", "(L" + SEEN + ";" + OBJECT + ")" + OBJECT, 3);
        code.load('a', 0).load('a', 1).invokeStatic(PARENTHESES, BARE, BARED).load('a', 2).invokeWrappedHere().giveBack('a');
    }

    /** visitParenthesized(tree, data) */
    private static void wrapCopy(ClassFile file) {
        String tree = "Lcom/sun/source/tree/ParenthesizedTree;";
        ClassFile.Code code = file.wrap("visitParenthesized", "(" + tree + OBJECT + ")L" + TREE + ";", 3);
        code.load('a', 0).load('a', 1).load('a', 2).invokeWrapped().checkCast(PARENTHESES).duplicate();
        code.load('a', 1).checkCast(PARENTHESES).getField(PARENTHESES, COPIED, "L" + CALL + ";");
        code.putField(PARENTHESES, COPIED, "L" + CALL + ";").giveBack('a');
    }

    /** isExpressionStatement(tree): a call is, JLS 14.8. */
    private static void wrapStatement(ClassFile file) {
        ClassFile.Code code = file.wrap("isExpressionStatement", "(L" + EXPRESSION + ";)Z", 1);
        code.load('a', 0).instanceOf(PARENTHESES).ifTrue();
        code.load('a', 0).checkCast(PARENTHESES).getField(PARENTHESES, COPIED, "L" + CALL + ";").ifThere();
        code.loadNumber(1).giveBack('i');
        code.otherwise();
        code.load('a', 0).invokeWrappedStatic().giveBack('i');
    }

    /* ---- types ---- */

    /** visitParens(tree): before it, attribExpr(OPERAND, env) of the others, and attribType of what names the method. */
    private static void wrapAttribution(ClassFile file) {
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
    private static void wrapTranslation(ClassFile file) {
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
        code.invokeStatic("weft/agent/Javac", isVoid ? "isVoid" : "isNotVoid", "(" + OBJECT + ")Z").ifTrue();
        tried(lambdaBlock(code));
        if (isVoid) {
            code.load('a', 0).getField(TRANSLATE, "make", "L" + MAKER + ";");
            lambdaResult(code).getField(TREE, "pos", "I").invokeVirtual(MAKER, "at", "(I)L" + MAKER + ";");
            lambdaBody(code, EXPRESSION).invokeVirtual(MAKER, "Exec", "(L" + EXPRESSION + ";)L" + TREE + "$JCExpressionStatement;");
        } else {
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

    private static ClassFile.Code basicType(ClassFile.Code code, String of, String field, String type) {
        return code.load('a', 0).getField(of, "syms", "L" + SYMBOLS + ";").getField(SYMBOLS, field, "L" + type + ";");
    }

    private static void addValueType(ClassFile.Code code, Value value) {
        if (value == Value.OBJECT)
            basicType(code, TRANSLATE, "objectType", TYPE);
        else
            typeOf(value(code)).invokeVirtual(TYPE, "baseType", "()L" + TYPE + ";");
    }

    /** List.of(types) */
    private static void makeList(ClassFile.Code code, int n) {
        code.invokeStatic(LIST, "of", "(" + OBJECT + (n > 1 ? OBJECT : "") + (n > 2 ? OBJECT : "") + ")L" + LIST + ";");
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

    /* ---- code ---- */

    private static ClassFile.Code symbol(ClassFile.Code code) {
        code.load('a', 1).getField(CALL, "meth", "L" + EXPRESSION + ";");
        return code.invokeStatic(INFO, "symbol", "(L" + TREE + ";)L" + SYMBOL + ";");
    }

    /** visitApply(call), if the method is for an object */
    private static void makeCode(ClassFile file, ClassFile.Code code) {
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
