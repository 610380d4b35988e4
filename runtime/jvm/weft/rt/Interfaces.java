package weft.rt;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/**
 * Lambdas and method references of interfaces that the runtime does not know: a proxy stands in their place. An object of
 * a class that has a name stays as it is: the receiver may know that class.
 */
final class Interfaces {
    private Interfaces() {
    }

    @SuppressWarnings("unchecked")
    static <T> T stand(final T function, int site, boolean isOften) {
        Class<?>[] interfaces = function.getClass().getInterfaces();
        if (!function.getClass().isSynthetic() || !isAccessible(interfaces))
            return function;
        final Tasks.Body body = new Tasks.Body(site, isOften);
        return (T) Proxy.newProxyInstance(interfaces[0].getClassLoader(), interfaces, new InvocationHandler() {
            @Override
            public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
                if (!Modifier.isAbstract(method.getModifiers()) || method.getDeclaringClass() == Object.class)
                    return call(function, method, arguments);
                return body.run(function, method, arguments);
            }
        });
    }

    /** Those of a package of a module that is not open cannot be called from here. */
    private static boolean isAccessible(Class<?>[] interfaces) {
        try {
            for (Class<?> one : interfaces)
                for (Method method : one.getMethods())
                    if (!Modifier.isPublic(one.getModifiers()))
                        method.setAccessible(true);
            return interfaces.length > 0;
        } catch (RuntimeException e) {
            return false;
        }
    }

    static Object call(Object function, Method method, Object[] arguments) throws Throwable {
        try {
            if (!Modifier.isPublic(method.getDeclaringClass().getModifiers()))
                method.setAccessible(true);
            return method.invoke(function, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
