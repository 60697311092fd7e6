package sudoku.page.translate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ExplicitConstructorCall;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import sudoku.page.script.TypeKinds;

/** What a class of the program goes on from: another of its classes, or something of the library. */
final class Supers {
    private static final Set<String> NOTHING_TO_DO = Set.of(
            "java/io/Serializable", "java/lang/Cloneable", "java/lang/Record", "java/lang/Object", "java/lang/Enum");
    private static final Set<String> THROWN = Set.of("java/lang/Exception", "java/lang/RuntimeException");

    private final Translation all;

    Supers(Translation all) {
        this.all = all;
    }

    /** The script's class that this one extends. */
    String base(TypeDeclaration type) {
        ReferenceBinding above = type.binding.superclass();
        if (!type.binding.isInterface() && TypeKinds.isOwn(above)) {
            return all.names.type(TypeKinds.own(above));
        }
        if (above != null && THROWN.contains(TypeKinds.name(above))) {
            return "$R.base(" + all.pool.call(type, TypeKinds.name(above), "own") + ")";
        }
        List<String> implemented = ofLibrary(type.binding);
        if (type.binding.isEnum()) {
            return "$R.enumBase(" + all.pool.call(type, "java/lang/Comparable", "own") + ")";
        }
        if (implemented.isEmpty()) {
            return "$R.Student";
        }
        return "$R.base(" + all.pool.call(type, implemented.get(0), "own") + ")";
    }

    /** The program's own types that have to be there before this one. */
    List<TypeDeclaration> declared(TypeDeclaration type) {
        List<TypeDeclaration> above = new ArrayList<>();
        for (ReferenceBinding each : allAbove(type.binding, new ArrayList<>())) {
            if (TypeKinds.isOwn(each) && !TypeKinds.own(each).isLocalType() && TypeKinds.own(each).scope != null) {
                above.add(TypeKinds.own(each).scope.referenceContext);
            }
        }
        return above;
    }

    /** The interfaces of the library that a class has, by itself or through interfaces of the program. */
    private static List<String> ofLibrary(ReferenceBinding type) {
        List<String> found = new ArrayList<>();
        for (ReferenceBinding each : type.superInterfaces()) {
            if (TypeKinds.isOwn(each)) {
                ofLibrary((ReferenceBinding) each.erasure()).stream()
                        .filter(one -> !found.contains(one))
                        .forEach(found::add);
            } else if (!NOTHING_TO_DO.contains(TypeKinds.name(each)) && !found.contains(TypeKinds.name(each))) {
                found.add(TypeKinds.name(each));
            }
        }
        return found;
    }

    /** The program's own interfaces of a class, for the script. */
    String interfaces(SourceTypeBinding type) {
        StringBuilder text = new StringBuilder();
        for (ReferenceBinding each : type.superInterfaces()) {
            if (TypeKinds.isOwn(each)) {
                text.append(", ").append(all.names.type(TypeKinds.own(each)));
            }
        }
        return text.toString();
    }

    /** Refuses a class that would not work. */
    void check(TypeDeclaration type) {
        ReferenceBinding above = type.binding.superclass();
        boolean isOfLibrary = above != null && !TypeKinds.isOwn(above);
        if (isOfLibrary && !NOTHING_TO_DO.contains(TypeKinds.name(above)) && !THROWN.contains(TypeKinds.name(above))) {
            throw TypeKinds.refuse(
                    type,
                    "a class that extends " + new String(above.sourceName())
                            + " does not work on this page. Keep one in a variable instead.");
        }
        List<String> implemented = ofLibrary(type.binding);
        boolean isMore =
                implemented.size() > 1 || !implemented.isEmpty() && (TypeKinds.isOwn(above) || type.binding.isEnum());
        if (isMore) {
            throw TypeKinds.refuse(
                    type, "a class with more than one interface of Java's own does not work on this page.");
        }
        checkMethods(type);
    }

    private void checkMethods(TypeDeclaration type) {
        Set<String> seen = new HashSet<>();
        if (type.methods != null) {
            for (AbstractMethodDeclaration each : type.methods) {
                if (each.binding == null || each.isConstructor() || each.isStatic() || each.isClinit()) {
                    continue;
                }
                if (!seen.add(all.names.virtual(each.binding))) {
                    throw TypeKinds.refuse(
                            each,
                            "two methods of a class with the same name and equally many parameters do not work on this"
                                    + " page. Give them two names.");
                }
                checkAbove(each, type.binding);
            }
        }
    }

    /** What has the same name further up has to be what is overridden; of the library only what is abstract there. */
    private void checkAbove(AbstractMethodDeclaration method, ReferenceBinding type) {
        for (ReferenceBinding above : allAbove(type, new ArrayList<>())) {
            for (MethodBinding each : above.getMethods(method.selector)) {
                boolean isAlike = each.parameters.length == method.binding.parameters.length && !each.isStatic();
                if (!isAlike || NOTHING_TO_DO.contains(TypeKinds.name(above))) {
                    continue;
                }
                if (!TypeKinds.isOwn(above) && !each.isAbstract() && !THROWN.contains(TypeKinds.name(above))) {
                    throw TypeKinds.refuse(
                            method,
                            "overriding " + new String(above.sourceName()) + "." + new String(method.selector)
                                    + " does not work on this page.");
                }
                if (!each.isPrivate() && !method.binding.isOverriding() && !method.binding.isImplementing()) {
                    throw TypeKinds.refuse(
                            method,
                            "a class above has another method with this name and equally many parameters, which does"
                                    + " not work on this page. Give it another name.");
                }
            }
        }
    }

    private static List<ReferenceBinding> allAbove(ReferenceBinding type, List<ReferenceBinding> found) {
        ReferenceBinding above = type.superclass();
        if (above != null && !found.contains(above)) {
            found.add(above);
            allAbove(above, found);
        }
        for (ReferenceBinding each : type.superInterfaces()) {
            if (!found.contains(each)) {
                found.add(each);
                allAbove(each, found);
            }
        }
        return found;
    }

    /** {@code this(…)} or {@code super(…)} of the program's own. */
    String call(ExplicitConstructorCall call) {
        return "this." + all.names.constructor(call.binding)
                + CallScript.list(all.calls.arguments(call.binding, call.arguments, call));
    }

    /** What the library's class above is told: a message, and what something was caused by. */
    String callOfLibrary(TypeDeclaration type, ExplicitConstructorCall call) {
        if (!THROWN.contains(TypeKinds.name(call.binding.declaringClass))) {
            return "";
        }
        String signature = new String(call.binding.original().signature());
        List<String> arguments = all.calls.arguments(call.binding, call.arguments, call);
        return switch (signature) {
            case "()V" -> "";
            case "(Ljava/lang/String;)V" -> "this.said$ = " + arguments.get(0) + ";";
            default ->
                throw TypeKinds.refuse(call, "an exception of your own takes a message or nothing on this page.");
        };
    }
}
