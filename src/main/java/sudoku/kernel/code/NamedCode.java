package sudoku.kernel.code;

import java.util.List;
import sudoku.kernel.cell.CellText;

/** A text to run, and what its places are called: {@code cell 7} or the name of a file. */
public record NamedCode(String name, String text) {
    String of(CellText.Part part) {
        return text.substring(part.from(), part.to()).strip();
    }

    List<String> words(CellText.Part part) {
        return of(part).isEmpty() ? List.of() : List.of(of(part).split("\\s+"));
    }
}
