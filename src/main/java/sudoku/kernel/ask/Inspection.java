package sudoku.kernel.ask;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import java.util.List;
import java.util.stream.Collectors;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Documentation;
import sudoku.kernel.cell.CellText;
import sudoku.kernel.cell.SourceLines;

/** What Shift-TAB shows: signatures and their Javadoc. */
public final class Inspection {
    private Inspection() {}

    static JsonObject of(String code, int cursor, SourceCodeAnalysis analysis, LibrarySources library) {
        Statement statement = Statement.at(CellText.javaOnly(code, analysis), cursor, analysis);
        String before = statement.text().substring(0, endOfName(statement.text(), statement.cursor()));
        List<Documentation> found = analysis.documentation(before, before.length(), true);
        if (found.isEmpty()) {
            found = analysis.documentation(before + "(", before.length() + 1, true);
        }
        return reply(shown(found, library), !found.isEmpty());
    }

    /** What is known where nothing is. */
    public static JsonObject none() {
        return reply(new DisplayData(), false);
    }

    private static JsonObject reply(DisplayData shown, boolean found) {
        JsonObject content = new Gson().toJsonTree(shown).getAsJsonObject();
        content.addProperty("status", "ok");
        content.addProperty("found", found);
        return content;
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

    private static DisplayData shown(List<Documentation> found, LibrarySources library) {
        DisplayData data = new DisplayData();
        if (!found.isEmpty()) {
            data.putText(found.stream().map(each -> plain(each, library)).distinct()
                    .collect(Collectors.joining("\n\n")));
        }
        return data;
    }

    private static String plain(Documentation each, LibrarySources library) {
        String signature = SourceLines.withoutWrappers(each.signature());
        String comment = each.javadoc() == null && library != null ? library.commentOn(signature) : each.javadoc();
        return comment == null ? signature : signature + "\n" + JavadocText.plain(comment);
    }
}
