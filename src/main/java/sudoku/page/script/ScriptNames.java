package sudoku.page.script;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/** What the program's own classes, methods and variables are called in the script: never as a word of the script is. */
public final class ScriptNames {
    private final Map<Binding, String> types = new IdentityHashMap<>();
    private final Map<String, Integer> used = new HashMap<>();
    private final Map<LocalVariableBinding, String> moved = new IdentityHashMap<>();

    public String local(LocalVariableBinding variable) {
        return moved.getOrDefault(variable, new String(variable.name) + "_");
    }

    /** A variable that has to be declared further out than it is in Java, and so needs a name nobody else has. */
    public String moved(LocalVariableBinding variable) {
        return moved.computeIfAbsent(variable, each -> new String(each.name) + "_" + (moved.size() + 1) + "_");
    }

    public String type(SourceTypeBinding type) {
        return types.computeIfAbsent(type, each -> {
            String simple = type.isAnonymousType() ? "anonymous" : new String(type.sourceName());
            int number = used.merge(simple, 1, Integer::sum);
            return "C$" + simple + (number == 1 ? "" : "$" + number);
        });
    }

    public String global(FieldBinding field) {
        return type(TypeKinds.own(field.declaringClass)) + "$v$" + new String(field.name);
    }

    public String field(FieldBinding field) {
        ReferenceBinding owner = field.declaringClass;
        boolean hides = false;
        for (ReferenceBinding above = owner.superclass(); TypeKinds.isOwn(above); above = above.superclass()) {
            hides |= above.getField(field.name, true) != null;
        }
        return "f_" + new String(field.name) + (hides ? "$" + type(TypeKinds.own(owner)) : "");
    }

    public String function(MethodBinding method) {
        return type(TypeKinds.own(method.declaringClass)) + "$" + new String(method.selector) + "$" + index(method);
    }

    public String constructor(MethodBinding method) {
        return "init$" + type(TypeKinds.own(method.declaringClass)) + "$" + index(method);
    }

    /** Overriding is by the name and the number of parameters. */
    public String virtual(MethodBinding method) {
        String name = new String(method.selector) + "$" + method.parameters.length;
        return method.isPrivate() ? name + "$" + type(TypeKinds.own(method.declaringClass)) : name;
    }

    private static int index(MethodBinding method) {
        MethodBinding original = method.original();
        MethodBinding[] all = TypeKinds.own(original.declaringClass).methods();
        for (int i = 0; i < all.length; i++) {
            if (all[i] == original) {
                return i;
            }
        }
        throw new IllegalStateException("no method " + original);
    }

    public String outer(TypeBinding type) {
        return "$this_" + type(TypeKinds.own(type));
    }
}
