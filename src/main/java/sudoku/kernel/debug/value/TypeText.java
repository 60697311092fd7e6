package sudoku.kernel.debug.value;

import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sudoku.kernel.debug.call.MethodShape;

/**
 * A variable's type as one would write it.
 *
 * <p><b>Representation.</b> Read from what the compiler has noted, such as
 * {@code Ljava/util/List<Ljava/lang/Integer;>;}. What cannot be written, because it has no name or is a type parameter,
 * is {@code null}.
 */
public final class TypeText {
    private final String signature;
    private final ClassLoader loader;
    private int at;

    private TypeText(String signature, ClassLoader loader) {
        this.signature = signature;
        this.loader = loader;
    }

    public static String of(MethodShape.Variable variable, ClassLoader loader) {
        String generic = variable.signature() == null ? null : new TypeText(variable.signature(), loader).type();
        return generic != null ? generic : new TypeText(variable.descriptor(), loader).type();
    }

    /** The type of a variable that could hold a value. */
    public static String of(Object value) {
        if (value == null) {
            return "Object";
        }
        Class<?> type = value.getClass();
        Class<?> plain = MethodType.methodType(type).unwrap().returnType();
        boolean open = plain.getCanonicalName() != null;
        for (Class<?> each = plain;
                each != null;
                each = each.isArray() ? each.getComponentType() : each.getEnclosingClass()) {
            open &= each.isArray() || Modifier.isPublic(each.getModifiers()) || each.getClassLoader() != null;
        }
        return open
                ? plain.getCanonicalName()
                : value instanceof List
                        ? "java.util.List<?>"
                        : value instanceof Map
                                ? "java.util.Map<?, ?>"
                                : value instanceof Set ? "java.util.Set<?>" : "Object";
    }

    private String type() {
        char kind = signature.charAt(at++);
        switch (kind) {
            case '[':
                String element = type();
                return element == null ? null : element + "[]";
            case 'L':
                return named();
            default:
                boolean isPrimitive = "ZBCSIJFD".indexOf(kind) >= 0;
                return isPrimitive
                        ? ClassDesc.ofDescriptor(String.valueOf(kind)).displayName()
                        : null;
        }
    }

    private String named() {
        int start = at;
        while (signature.charAt(at) != ';' && signature.charAt(at) != '<') {
            at++;
        }
        String name = canonical(signature.substring(start, at).replace('/', '.'));
        String arguments = "";
        if (signature.charAt(at) == '<') {
            at++;
            arguments = arguments();
        }
        boolean ends = at < signature.length() && signature.charAt(at++) == ';';
        return name == null || arguments == null || !ends ? null : name + arguments;
    }

    private String arguments() {
        StringBuilder text = new StringBuilder("<");
        while (signature.charAt(at) != '>') {
            text.append(text.length() > 1 ? ", " : "");
            switch (signature.charAt(at)) {
                case '*' -> {
                    at++;
                    text.append('?');
                }
                case '+' -> {
                    at++;
                    text.append("? extends ");
                }
                case '-' -> {
                    at++;
                    text.append("? super ");
                }
                default -> {}
            }
            if (text.charAt(text.length() - 1) != '?') {
                String argument = type();
                if (argument == null) {
                    return null;
                }
                text.append(argument);
            }
        }
        at++;
        return text.append('>').toString();
    }

    private String canonical(String binaryName) {
        try {
            return Class.forName(binaryName, false, loader).getCanonicalName();
        } catch (ClassNotFoundException | LinkageError unknown) {
            return null;
        }
    }
}
