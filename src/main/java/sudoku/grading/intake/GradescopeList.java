package sudoku.grading.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import sudoku.files.CourseProblem;

/**
 * Whose Gradescope's numbered folders are, and when they were handed in: its archive has a file beside them that says
 * so.
 *
 * <p><b>Representation.</b> The nodes of this YAML file and nothing made of them, for their tags name Ruby's classes.
 */
final class GradescopeList {
    /** A folder's students, more than one if they have worked as a group, and when they have handed in. */
    record Entry(List<String> students, Optional<Instant> time) {}

    static final String FILE = "submission_metadata.yml";
    private static final int LARGEST = 64 << 20;
    private static final LoadSettings SETTINGS = LoadSettings.builder()
            .setCodePointLimit(LARGEST)
            .setMaxAliasesForCollections(50)
            .build();
    /** What a student is known by, the best first. */
    private static final List<String> NAMES = List.of(":sid", ":email", ":name");

    private GradescopeList() {}

    /** The entries by folder; none if there is no such file. */
    static Map<String, Entry> in(List<HandedInFile> files) {
        Map<String, Entry> entries = new HashMap<>();
        for (HandedInFile file : files) {
            if (file.name().equals(FILE)
                    && file.path().size() == 1
                    && file.refused().isEmpty()) {
                fields(read(file)).forEach((folder, submission) -> entry(fields(submission))
                        .ifPresent(entry -> entries.put(folder, entry)));
            }
        }
        return entries;
    }

    /** What nests deeper than a stack is high is not a list of Gradescope's. */
    private static Node read(HandedInFile file) {
        try {
            String text = new String(file.bytes(LARGEST), StandardCharsets.UTF_8);
            return new Compose(SETTINGS).composeString(text).orElse(null);
        } catch (IOException | Unreadable | YamlEngineException | StackOverflowError withoutNames) {
            throw new CourseProblem(
                    "The file " + FILE + ", which says which submission is whose, cannot be read: extract it "
                            + "from the archive again, or grade without it.",
                    withoutNames);
        }
    }

    private static Optional<Entry> entry(Map<String, Node> submission) {
        if (!(submission.get(":submitters") instanceof SequenceNode submitters)) {
            return Optional.empty();
        }
        List<String> students = submitters.getValue().stream()
                .map(GradescopeList::fields)
                .flatMap(student -> NAMES.stream()
                        .map(name -> text(student.get(name)))
                        .filter(name -> !name.isBlank())
                        .limit(1))
                .toList();
        return students.isEmpty()
                ? Optional.empty()
                : Optional.of(new Entry(students, CollectionTime.read(text(submission.get(":created_at")))));
    }

    /** The fields of a mapping; none of anything else. */
    private static Map<String, Node> fields(Node node) {
        return node instanceof MappingNode mapping
                ? mapping.getValue().stream()
                        .collect(Collectors.toMap(
                                field -> text(field.getKeyNode()),
                                field -> field.getValueNode(),
                                (first, again) -> first))
                : Map.of();
    }

    private static String text(Node node) {
        return node instanceof ScalarNode scalar ? scalar.getValue().strip() : "";
    }
}
