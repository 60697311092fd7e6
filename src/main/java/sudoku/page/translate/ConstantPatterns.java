package sudoku.page.translate;

import java.util.Set;
import org.eclipse.jdt.internal.compiler.ast.MessageSend;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.impl.StringConstant;
import sudoku.page.pattern.ScriptPattern;
import sudoku.page.script.TypeKinds;

/** A regular expression that is written down is looked at before the program runs, so that its line can be told. */
final class ConstantPatterns {
    private static final Set<String> TAKE_ONE = Set.of("matches", "replaceAll", "replaceFirst", "split");

    private ConstantPatterns() {}

    static void check(MessageSend call) {
        boolean isOfAText =
                TypeKinds.isString(call.binding.declaringClass) && TAKE_ONE.contains(new String(call.selector));
        if (!isOfAText) {
            return;
        }
        Constant pattern = call.arguments[0].constant;
        if (pattern instanceof StringConstant known) {
            try {
                ScriptPattern read = ScriptPattern.of(known.stringValue());
                boolean isReplaced = call.arguments.length == 2 && TypeKinds.isString(call.arguments[1].resolvedType);
                if (isReplaced && call.arguments[1].constant instanceof StringConstant with) {
                    read.replacement(with.stringValue());
                }
            } catch (UnsupportedOperationException refused) {
                throw TypeKinds.refuse(call.arguments[0], refused.getMessage());
            }
        }
    }
}
