package sudoku.exercise.help;

import java.util.List;
import java.util.Optional;

/** The help of a set of exercises, which lies beside its visible tests under the name VisibleHelp. */
public interface SetHelp {
    /** What sets are called, as their packages are. */
    List<String> TOPICS = List.of("backtracking", "bitmask", "stack", "tightestcell", "treesize", "propagation",
            "dancinglinks", "genetic", "race");

    /** The name of the set's folder. */
    String folder();

    /** One for each task. */
    List<Help> tasks();

    /** That of a set; it may have none. */
    static Optional<SetHelp> ofTopic(String topic) {
        String name = "sudoku.exercise." + topic + ".VisibleHelp";
        try {
            return Optional.of((SetHelp) Class.forName(name, true, SetHelp.class.getClassLoader())
                    .getConstructor().newInstance());
        } catch (ReflectiveOperationException thereIsNone) {
            return Optional.empty();
        }
    }

    /** That of the set a task belongs to. */
    static Optional<SetHelp> of(Class<?> task) {
        return all().stream().filter(set -> set.tasks().stream().anyMatch(help -> help.task() == task)).findFirst();
    }

    /** Those of all sets. */
    static List<SetHelp> all() {
        return TOPICS.stream().map(SetHelp::ofTopic).flatMap(Optional::stream).toList();
    }
}
