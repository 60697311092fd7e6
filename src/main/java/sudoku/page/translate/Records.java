package sudoku.page.translate;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.CompactConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.ConstructorDeclaration;
import org.eclipse.jdt.internal.compiler.ast.RecordComponent;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import sudoku.page.script.TypeKinds;

/** What a record has without a word about it: accessors, equals, hashCode and toString. */
final class Records {
    private Records() {}

    static String members(Translation all, TypeDeclaration type) {
        StringBuilder text = new StringBuilder();
        StringBuilder parts = new StringBuilder();
        for (FieldBinding each : components(type)) {
            String name = new String(each.name);
            String field = all.names.field(each);
            parts.append(parts.length() == 0 ? "" : ", ")
                    .append("[\"")
                    .append(name)
                    .append("\", \"")
                    .append(field)
                    .append("\", \"")
                    .append(TypeKinds.letter(each.type))
                    .append("\"]");
            if (!declares(type, name, 0)) {
                text.append(name).append("$0() {return this.").append(field).append(";}");
            }
        }
        if (!declares(type, "toString", 0)) {
            text.append("toString$0() {return $R.recordText(this, [")
                    .append(parts)
                    .append("]);}");
        }
        if (!declares(type, "hashCode", 0)) {
            text.append("hashCode$0() {return $R.recordHash(this, [")
                    .append(parts)
                    .append("]);}");
        }
        if (!declares(type, "equals", 1)) {
            text.append("equals$1(other) {return $R.recordEquals(this, other, [")
                    .append(parts)
                    .append("]);}");
        }
        return text.toString();
    }

    private static boolean declares(TypeDeclaration type, String name, int parameters) {
        if (type.methods != null) {
            for (AbstractMethodDeclaration each : type.methods) {
                int count = each.arguments == null ? 0 : each.arguments.length;
                if (new String(each.selector).equals(name) && count == parameters && each.bodyStart > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** After a compact constructor each field gets its parameter. */
    static String assigned(Translation all, TypeDeclaration type, ConstructorDeclaration made) {
        boolean isImplicit = type.binding.isRecord()
                && (made instanceof CompactConstructorDeclaration || made.isDefaultConstructor());
        if (!isImplicit) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        int i = 0;
        for (FieldBinding each : components(type)) {
            text.append("this.")
                    .append(all.names.field(each))
                    .append(" = ")
                    .append(all.names.local(made.arguments[i++].binding))
                    .append(";");
        }
        return text.toString();
    }

    /** In the order of the declaration; the binding has its fields by their names. */
    private static List<FieldBinding> components(TypeDeclaration type) {
        List<FieldBinding> fields = new ArrayList<>();
        if (type.recordComponents != null) {
            for (RecordComponent each : type.recordComponents) {
                fields.add(type.binding.getField(each.name, true));
            }
        }
        return fields;
    }
}
