package sudoku.grading.report;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.ForeignText;

/**
 * The grades that are done, one file each, so that a grading that was stopped goes on where it was.
 *
 * <p>Each knows what it was made of; when the submission, the exercise or the seed is another one, it no longer counts.
 */
public final class GradeFiles {
    public static final String FOLDER = "done";

    private static final JsonMapper JSON = JsonMapper.builder()
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
            .visibility(PropertyAccessor.GETTER, Visibility.NONE)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * What a file holds.
     *
     * @param exercise the set, and
     * @param seed the dress of its puzzles, so that a part says itself which grading it is a part of
     */
    private record Done(String madeOf, String exercise, long seed, Grade grade) {
        Done {
            Objects.requireNonNull(madeOf, "madeOf");
            Objects.requireNonNull(exercise, "exercise");
            Objects.requireNonNull(grade, "grade");
        }
    }

    private final Path folder;
    private final List<Path> earlier;
    private final Done blank;
    private final Consumer<String> say;

    /**
     * Those of this grading, and of earlier ones that it takes over.
     *
     * @param blank a grade of this set in which nothing is earned: no other points and tests are believed
     * @throws CourseProblem when an earlier one is of another set, or of another seed
     */
    public GradeFiles(Path out, List<Path> takenOver, String exercise, long seed, Grade blank, Consumer<String> say) {
        folder = out.resolve(FOLDER);
        earlier = takenOver.stream().map(other -> other.resolve(FOLDER)).toList();
        this.blank = new Done("", exercise, seed, blank);
        this.say = say;
        earlier.forEach(this::requireSameGrading);
    }

    private void requireSameGrading(Path part) {
        for (Path file : in(part)) {
            read(file)
                    .filter(done -> done.seed != blank.seed || !done.exercise.equals(blank.exercise))
                    .ifPresent(done -> {
                        throw new CourseProblem("The part in " + part.getParent() + " is for " + done.exercise
                                + " with seed " + done.seed + ", but this grading is for " + blank.exercise
                                + " with seed " + blank.seed + ": delete that folder, or join it separately.");
                    });
        }
    }

    public void keep(Grade grade, String madeOf) {
        try {
            ReportFile.write(
                    folder.resolve(name(grade.student())),
                    JSON.writeValueAsBytes(new Done(madeOf, blank.exercise, blank.seed, grade)));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** What was kept here, or in a grading that is taken over; that is kept here from then on. */
    public Optional<Grade> find(String student, String madeOf) {
        Optional<Grade> own = find(folder, student, madeOf);
        if (own.isPresent()) {
            return own;
        }
        Optional<Grade> found = earlier.stream()
                .flatMap(other -> find(other, student, madeOf).stream())
                .findFirst();
        found.ifPresent(grade -> keep(grade, madeOf));
        return found;
    }

    private Optional<Grade> find(Path place, String student, String madeOf) {
        Path file = place.resolve(name(student));
        Optional<Grade> found =
                read(file).filter(done -> madeOf.equals(done.madeOf)).map(Done::grade);
        Optional<String> wrong = found.flatMap(grade -> grade.notOneOf(blank.grade, student));
        wrong.ifPresent(what -> sayWrong(file, what));
        return wrong.isPresent() ? Optional.empty() : found;
    }

    /** Nothing if there is no such file; nothing either, and a line that says so, if no grading has written it so. */
    private Optional<Done> read(Path file) {
        try {
            return Optional.of(JSON.readValue(Files.readAllBytes(file), Done.class));
        } catch (NoSuchFileException notThere) {
            return Optional.empty();
        } catch (IOException | RuntimeException broken) {
            sayWrong(file, "it cannot be read");
            return Optional.empty();
        }
    }

    private void sayWrong(Path file, String what) {
        say.accept("The file " + file + " is not what a grading run wrote (" + what
                + "), so this submission is graded again.");
    }

    private static List<Path> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new CourseProblem("The folder " + folder + " cannot be read (" + unreadable.getMessage()
                    + "): name the --out of a grading run.");
        }
    }

    /** All that a grading in this folder has kept. */
    static List<Grade> all(Path out) {
        List<Grade> grades = new ArrayList<>();
        for (Path file : in(out.resolve(FOLDER))) {
            try {
                grades.add(JSON.readValue(Files.readAllBytes(file), Done.class).grade());
            } catch (IOException | RuntimeException unreadable) {
                throw new CourseProblem("The file " + file + " of the earlier grading cannot be read: name the"
                        + " --out of a grading run made by this version of the course.");
            }
        }
        return grades;
    }

    private static String name(String student) {
        return ForeignText.fileName(student) + ".json";
    }
}
