package sudoku.page.translate;

import org.eclipse.jdt.internal.compiler.ast.Argument;
import org.eclipse.jdt.internal.compiler.ast.TryStatement;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.UnionTypeReference;
import sudoku.page.script.TypeKinds;

/** What is thrown and caught. Faults that only the script notices, such as a full stack, are Java's before they are. */
final class Tries {
    private final Translation all;

    Tries(Translation all) {
        this.all = all;
    }

    String of(TryStatement attempt) {
        if (attempt.resources != null && attempt.resources.length > 0) {
            throw TypeKinds.refuse(attempt, "try with resources does not work on this page. Close them in finally.");
        }
        StringBuilder text = new StringBuilder("try {" + all.statements.of(attempt.tryBlock.statements) + "}");
        if (attempt.catchArguments != null && attempt.catchArguments.length > 0) {
            String thrown = all.frame().temp() + "$e";
            text.append(" catch (")
                    .append(thrown)
                    .append("$raw) { const ")
                    .append(thrown)
                    .append(" = $R.caught(")
                    .append(thrown)
                    .append("$raw); ");
            for (int i = 0; i < attempt.catchArguments.length; i++) {
                Argument caught = attempt.catchArguments[i];
                text.append(i == 0 ? "if (" : " else if (")
                        .append(test(caught.type, thrown))
                        .append(") {let ")
                        .append(all.names.local(caught.binding))
                        .append(" = ")
                        .append(thrown)
                        .append(";")
                        .append(all.statements.of(attempt.catchBlocks[i].statements))
                        .append("}");
            }
            text.append(" else throw $R.thrown(").append(thrown).append(");}");
        }
        if (attempt.finallyBlock != null) {
            text.append(" finally {")
                    .append(all.statements.of(attempt.finallyBlock.statements))
                    .append("}");
        }
        return text.toString();
    }

    private String test(TypeReference type, String thrown) {
        if (type instanceof UnionTypeReference several) {
            StringBuilder text = new StringBuilder();
            for (TypeReference each : several.typeReferences) {
                text.append(text.length() == 0 ? "" : " || ").append(test(each, thrown));
            }
            return text.toString();
        }
        return all.calls.test(type, type.resolvedType) + "(" + thrown + ")";
    }
}
