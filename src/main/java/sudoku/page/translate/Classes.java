package sudoku.page.translate;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Clinit;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Initializer;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import sudoku.page.script.Pool;
import sudoku.page.script.TypeKinds;

/**
 * The program's own classes: each is a class of the script that goes on from one of the library's, so that the library
 * can have its objects in lists and ask them whether they are equal.
 */
final class Classes implements Translation.Types {
    private final Translation all;
    private final Supers supers;
    private final Methods methods;
    private final Set<SourceTypeBinding> starting = new HashSet<>();
    private final Set<SourceTypeBinding> emitted = new HashSet<>();

    Classes(Translation all) {
        this.all = all;
        supers = new Supers(all);
        methods = new Methods(all, supers);
    }

    /** What has to be called before a class is used for the first time; empty, where nothing has to. */
    @Override
    public String started(SourceTypeBinding type) {
        boolean isStarted = type == all.inside() || type.enclosingType() == null;
        return starting.contains(type) && !isStarted ? all.names.type(type) + "$start()" : "";
    }

    /** A class and those in it, where it is declared. */
    @Override
    public String declaration(TypeDeclaration type) {
        StringBuilder text = new StringBuilder();
        if (!emitted.add(type.binding)) {
            return "";
        }
        if (hasStart(type)) {
            starting.add(type.binding);
        }
        for (TypeDeclaration each : supers.declared(type)) {
            text.append(declaration(each));
        }
        String name = all.names.type(type.binding);
        text.append("const ")
                .append(name)
                .append(" = ")
                .append(expression(type))
                .append(";");
        if (type.memberTypes != null) {
            for (TypeDeclaration each : type.memberTypes) {
                text.append(declaration(each));
            }
        }
        text.append(all.inside(type.binding, () -> statics(type)));
        return text.toString();
    }

    /** Whether there is anything of the class itself that is worked out when it is used first. */
    private static boolean hasStart(TypeDeclaration type) {
        if (type.fields != null) {
            for (FieldDeclaration each : type.fields) {
                boolean isStatic = each.isStatic() || each.binding != null && each.binding.isStatic();
                if (isStatic && (each instanceof Initializer || each.initialization != null && !isConstant(each))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isConstant(FieldDeclaration field) {
        Constant constant = field.binding.constant();
        return constant != null && constant != Constant.NotAConstant;
    }

    /** The class itself, with its methods and constructors. */
    @Override
    public String expression(TypeDeclaration type) {
        SourceTypeBinding binding = type.binding;
        if (TypeKinds.isInnerOfObject(binding)) {
            throw TypeKinds.refuse(
                    type, "a class inside a class has to be static on this page. Write static before it.");
        }
        if (hasStart(type)) {
            starting.add(binding);
        }
        supers.check(type);
        return all.inside(
                binding,
                () -> "$R.named(class extends " + supers.base(type) + " {" + members(type) + "}, "
                        + Pool.quoted(new String(binding.sourceName())) + supers.interfaces(binding) + ")");
    }

    private String members(TypeDeclaration type) {
        StringBuilder text = new StringBuilder();
        text.append("constructor() {super();")
                .append(type.binding.isEnum() ? Enums.NAMING : "")
                .append(zeros(type))
                .append("}");
        text.append("fields$")
                .append(all.names.type(type.binding))
                .append("() {")
                .append(all.function(true, () -> fields(type, false)))
                .append("}");
        if (type.methods != null) {
            for (AbstractMethodDeclaration each : type.methods) {
                if (each instanceof ConstructorDeclaration constructor) {
                    text.append(each.binding == null ? "" : methods.constructor(type, constructor));
                } else if (!each.isStatic()
                        && !(each instanceof Clinit)
                        && !each.isAbstract()
                        && each.binding != null
                        && !each.binding.isAbstract()) {
                    text.append(all.line(each))
                            .append(all.names.virtual(each.binding))
                            .append(methods.parameters(each))
                            .append(" {")
                            .append(methods.body(each))
                            .append("}");
                }
            }
        }
        if (type.binding.isRecord()) {
            text.append(Records.members(all, type));
        }
        return text.toString();
    }

    private String zeros(TypeDeclaration type) {
        StringBuilder text = new StringBuilder();
        if (type.binding.fields() != null) {
            for (FieldBinding field : type.binding.fields()) {
                if (!field.isStatic()) {
                    text.append("this.")
                            .append(all.names.field(field))
                            .append(" = ")
                            .append(TypeKinds.zero(field.type))
                            .append(";");
                }
            }
        }
        return text.toString();
    }

    /** What the fields of an object, or of the class, begin with. */
    private String fields(TypeDeclaration type, boolean isStatic) {
        StringBuilder text = new StringBuilder();
        if (type.fields != null) {
            for (FieldDeclaration each : type.fields) {
                if (each instanceof Initializer block) {
                    text.append(block.isStatic() == isStatic ? all.statements.of(block.block) : "");
                } else if (each.binding.isStatic() == isStatic && each.initialization != null) {
                    String name = isStatic ? all.names.global(each.binding) : "this." + all.names.field(each.binding);
                    text.append(all.line(each))
                            .append(Enums.naming(each))
                            .append(name)
                            .append(" = ")
                            .append(all.expressions.value(each.initialization))
                            .append(";");
                }
            }
        }
        return text.toString();
    }

    /** The methods and variables of the class itself, which are the script's own. */
    private String statics(TypeDeclaration type) {
        StringBuilder text = new StringBuilder();
        for (FieldBinding field : type.binding.fields()) {
            if (field.isStatic() && !field.isSynthetic()) {
                text.append("let ")
                        .append(all.names.global(field))
                        .append(" = ")
                        .append(TypeKinds.zero(field.type))
                        .append(";");
            }
        }
        if (type.methods != null) {
            for (AbstractMethodDeclaration each : type.methods) {
                if (each.isStatic() && !(each instanceof Clinit)) {
                    text.append(all.line(each))
                            .append("function ")
                            .append(all.names.function(each.binding))
                            .append(methods.parameters(each))
                            .append(" {")
                            .append(methods.body(each))
                            .append("}");
                }
            }
        }
        if (type.binding.isEnum()) {
            text.append(Enums.methods(all, type));
        }
        String start = all.names.type(type.binding) + "$start";
        if (starting.contains(type.binding)) {
            text.append("let ")
                    .append(start)
                    .append(" = () => {")
                    .append(start)
                    .append(" = () => {};")
                    .append(all.function(true, () -> fields(type, true)))
                    .append("};");
        }
        return text.toString();
    }

    /** What the script gives to the page: the methods of its first class, by name and number of parameters. */
    String entries(TypeDeclaration type) {
        StringBuilder text = new StringBuilder("return {start() {");
        if (starting.contains(type.binding)) {
            text.append(all.names.type(type.binding)).append("$start();");
        }
        text.append("}");
        for (AbstractMethodDeclaration each : type.methods) {
            if (each.isStatic() && !each.isClinit()) {
                int count = each.arguments == null ? 0 : each.arguments.length;
                text.append(", \"")
                        .append(new String(each.selector))
                        .append('$')
                        .append(count)
                        .append("\": ")
                        .append(all.names.function(each.binding));
            }
        }
        return text.append("};").toString();
    }
}
