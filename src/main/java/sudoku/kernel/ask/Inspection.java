package sudoku.kernel.ask;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Documentation;
import sudoku.kernel.cell.CellText;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.wire.Json;

/** What Shift-TAB shows: signatures and their Javadoc. */
public final class Inspection {
    private static final Pattern NAME_AT_END =
            Pattern.compile("([\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}]*)\\s*(?:\\([^()]*)?$");

    private Inspection() {}

    /** Comments are looked for by the signature. */
    static JsonObject of(String code, int cursor, SourceCodeAnalysis analysis, UnaryOperator<String> comments) {
        Statement statement = Statement.at(CellText.javaOnly(code, analysis), cursor, analysis);
        int end = endOfName(statement.text(), statement.cursor());
        String before = statement.text().substring(0, end);
        List<Documentation> found = analysis.documentation(before, before.length(), true);
        if (found.isEmpty()) {
            found = analysis.documentation(before + "(", before.length() + 1, true);
        }
        UnaryOperator<String> here =
                signature -> Optional.ofNullable(OwnSources.commentOn(signature, List.of(statement.text())))
                        .orElseGet(() -> comments.apply(signature));
        List<String> known = found.isEmpty()
                ? OwnSources.declared(nameAt(before), statement.text())
                : found.stream().map(each -> plain(each, here)).distinct().toList();
        return reply(known);
    }

    /** The name at the end of a text, or of what is called there. */
    private static String nameAt(String text) {
        Matcher name = NAME_AT_END.matcher(text);
        return name.find() ? name.group(1) : "";
    }

    /** What is known where nothing is. */
    public static JsonObject none() {
        return reply(List.of());
    }

    private static JsonObject reply(List<String> known) {
        DisplayData shown = new DisplayData();
        if (!known.isEmpty()) {
            shown.putText(String.join("\n\n", known));
        }
        return Json.with(Json.of(shown).getAsJsonObject(), "status", "ok", "found", !known.isEmpty());
    }

    /** Anywhere in a name is as good as at its end; of a call, JShell wants to see the bracket. */
    private static int endOfName(String text, int cursor) {
        int end = cursor;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        int bracket = end;
        while (bracket < text.length() && text.charAt(bracket) == ' ') {
            bracket++;
        }
        return bracket < text.length() && text.charAt(bracket) == '(' ? bracket + 1 : end;
    }

    private static String plain(Documentation each, UnaryOperator<String> comments) {
        String signature = SourceLines.withoutWrappers(each.signature());
        String comment = each.javadoc() == null ? comments.apply(signature) : each.javadoc();
        return comment == null ? signature : signature + "\n" + JavadocText.plain(comment);
    }
}
