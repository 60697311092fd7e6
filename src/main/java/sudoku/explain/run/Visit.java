package sudoku.explain.run;

import java.util.List;
import java.util.Optional;
import sudoku.explain.source.OwnStatement;

/**
 * A statement was reached.
 *
 * @param event the number of the event, counted from 0
 * @param frame the number of the call in which that happened, −1 if in none
 * @param values what its variables held, in the order of their names
 */
public record Visit(int event, int frame, OwnStatement statement, List<String> values) {
    /** What a variable held; nothing, if that is not told. */
    public Optional<String> valueOf(String name) {
        int place = statement.names().indexOf(name);
        return place < 0 ? Optional.empty() : Optional.of(values.get(place));
    }
}
