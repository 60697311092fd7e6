package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.AbstractVariableDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;

/** What an enum has without a word about it: names, an order, the list of its constants. */
final class Enums {
    /** Each constant is told its name and number before its constructor begins. */
    static final String NAMING = "[this.name$, this.ordinal$] = $R.naming;";

    private Enums() {}

    static String naming(FieldDeclaration field) {
        if (field.getKind() != AbstractVariableDeclaration.ENUM_CONSTANT) {
            return "";
        }
        return "$R.naming = [\"" + new String(field.name) + "\", " + field.binding.id + "];";
    }

    static String methods(Translation all, TypeDeclaration type) {
        String name = all.names.type(type.binding);
        StringBuilder constants = new StringBuilder();
        for (FieldDeclaration each : type.fields) {
            if (each.getKind() == AbstractVariableDeclaration.ENUM_CONSTANT) {
                constants.append(constants.length() == 0 ? "" : ", ").append(all.names.global(each.binding));
            }
        }
        StringBuilder text = new StringBuilder();
        String maker = all.pool.maker("[Ljava/lang/Object;");
        for (MethodBinding each : type.binding.methods()) {
            String selector = new String(each.selector);
            if (selector.equals("values") && each.parameters.length == 0) {
                text.append("function ")
                        .append(all.names.function(each))
                        .append("() {return $R.filled(")
                        .append(maker)
                        .append(", [")
                        .append(constants)
                        .append("]);}");
            } else if (selector.equals("valueOf") && each.parameters.length == 1) {
                text.append("function ")
                        .append(all.names.function(each))
                        .append("(name) {return $R.constant([")
                        .append(constants)
                        .append("], name, ")
                        .append(name)
                        .append(");}");
            }
        }
        return text.toString();
    }

    static boolean isConstant(FieldBinding field) {
        return field.declaringClass.isEnum() && field.isStatic();
    }
}
