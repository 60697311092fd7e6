package sudoku.page.script;

import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** What there is to know about a type for its values in a script. */
public final class TypeKinds {
    private TypeKinds() {}

    /** A type written in the program itself, and not one of the library. */
    public static boolean isOwn(TypeBinding type) {
        return type != null && type.erasure() instanceof SourceTypeBinding;
    }

    public static SourceTypeBinding own(TypeBinding type) {
        return (SourceTypeBinding) type.erasure();
    }

    public static boolean isString(TypeBinding type) {
        return type != null && type.id == TypeIds.T_JavaLangString;
    }

    /** The internal name of a type of the library. */
    public static String name(TypeBinding type) {
        return new String(((ReferenceBinding) type.erasure()).constantPoolName());
    }

    /** How the letter of a type's descriptor ends the names of what reads and writes its arrays. */
    public static char letter(TypeBinding element) {
        return switch (element.id) {
            case TypeIds.T_int -> 'I';
            case TypeIds.T_long -> 'J';
            case TypeIds.T_double -> 'D';
            case TypeIds.T_float -> 'F';
            case TypeIds.T_byte -> 'B';
            case TypeIds.T_short -> 'S';
            case TypeIds.T_char -> 'C';
            case TypeIds.T_boolean -> 'Z';
            default -> 'A';
        };
    }

    /** The descriptor of an array, by which one is made; a class of the program is any object there. */
    public static String descriptor(TypeBinding type) {
        if (type instanceof ArrayBinding array) {
            return "[" + descriptor(array.elementsType());
        }
        if (type.isBaseType()) {
            return String.valueOf(letter(type));
        }
        return isOwn(type) ? "Ljava/lang/Object;" : "L" + name(type) + ";";
    }

    /** What a field or an element holds before anything is assigned. */
    public static String zero(TypeBinding type) {
        return switch (type.id) {
            case TypeIds.T_boolean -> "false";
            case TypeIds.T_long -> "0n";
            case TypeIds.T_int, TypeIds.T_double, TypeIds.T_float, TypeIds.T_byte, TypeIds.T_short, TypeIds.T_char ->
                "0";
            default -> "null";
        };
    }

    public static boolean isInnerOfObject(SourceTypeBinding type) {
        return type.isMemberType() && !type.isStatic() && !type.isInterface() && !type.isEnum() && !type.isRecord();
    }

    public static RefusedException refuse(ASTNode where, String sentence) {
        return new RefusedException(where, sentence);
    }
}
