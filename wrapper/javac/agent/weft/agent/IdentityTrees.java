package weft.agent;

import static weft.agent.Identities.*;

/** How Identities come into javac's trees, and are seen there. */
final class IdentityTrees {
    private IdentityTrees() {
    }

    /** The fields, and functions that make parentheses of a call: if it has so many operands. */
    static void addCall(ClassFile file) {
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
    static void wrapParser(ClassFile file) {
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

    /** visitParenthesized(tree, data) */
    static void wrapCopy(ClassFile file) {
        String tree = "Lcom/sun/source/tree/ParenthesizedTree;";
        ClassFile.Code code = file.wrap("visitParenthesized", "(" + tree + OBJECT + ")L" + TREE + ";", 3);
        code.load('a', 0).load('a', 1).load('a', 2).invokeWrapped().checkCast(PARENTHESES).duplicate();
        code.load('a', 1).checkCast(PARENTHESES).getField(PARENTHESES, COPIED, "L" + CALL + ";");
        code.putField(PARENTHESES, COPIED, "L" + CALL + ";").giveBack('a');
    }

    /** isExpressionStatement(tree): a call is, JLS 14.8. */
    static void wrapStatement(ClassFile file) {
        ClassFile.Code code = file.wrap("isExpressionStatement", "(L" + EXPRESSION + ";)Z", 1);
        code.load('a', 0).instanceOf(PARENTHESES).ifTrue();
        code.load('a', 0).checkCast(PARENTHESES).getField(PARENTHESES, COPIED, "L" + CALL + ";").ifThere();
        code.loadNumber(1).giveBack('i');
        code.otherwise();
        code.load('a', 0).invokeWrappedStatic().giveBack('i');
    }
}
