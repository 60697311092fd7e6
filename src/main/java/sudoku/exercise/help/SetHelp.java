package sudoku.exercise.help;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The help of a set of exercises, which lies beside its visible tests under the name VisibleHelp. */
public interface SetHelp {
    /** Sets have the numbers of their lessons. */
    int LAST = 20;

    /** The name of the set's folder. */
    String folder();

    /** One for each task. */
    List<Help> tasks();

    /** That of the set with this number; a set may have none. */
    static Optional<SetHelp> ofSet(int number) {
        String name = String.format(Locale.ROOT, "sudoku.exercise.set%02d.VisibleHelp", number);
        try {
            return Optional.of((SetHelp) Class.forName(name, true, SetHelp.class.getClassLoader())
                    .getConstructor().newInstance());
        } catch (ReflectiveOperationException thereIsNone) {
            return Optional.empty();
        }
    }

    /** Those of all sets. */
    static List<SetHelp> all() {
        return IntStream.rangeClosed(1, LAST).mapToObj(SetHelp::ofSet).flatMap(Optional::stream).toList();
    }
}
