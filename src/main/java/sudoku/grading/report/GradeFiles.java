package sudoku.grading.report;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.ForeignText;

/**
 * The grades that are done, one file each, so that a grading that was stopped goes on where it was.
 *
 * <p>Each knows what it was made of; when the submission, the exercise or the seed is another one, it counts no more.
 */
public final class GradeFiles {
    public static final String FOLDER = "done";

    private static final JsonMapper JSON = JsonMapper.builder()
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
            .visibility(PropertyAccessor.GETTER, Visibility.NONE)
            .build();

    private record Done(String madeOf, Grade grade) {}

    private final Path folder;
    private final List<Path> earlier;

    /** Those of this grading, and of earlier ones that it takes over. */
    public GradeFiles(Path out, List<Path> takenOver) {
        folder = out.resolve(FOLDER);
        earlier = takenOver.stream().map(other -> other.resolve(FOLDER)).toList();
    }

    public void keep(Grade grade, String madeOf) {
        try {
            ReportFile.write(folder.resolve(name(grade.student())), JSON.writeValueAsBytes(new Done(madeOf, grade)));
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
        Optional<Grade> found = earlier.stream().flatMap(other -> find(other, student, madeOf).stream()).findFirst();
        found.ifPresent(grade -> keep(grade, madeOf));
        return found;
    }

    /** All that a grading in this folder has kept. */
    static List<Grade> all(Path out) {
        try (Stream<Path> files = Files.list(out.resolve(FOLDER))) {
            List<Grade> grades = new ArrayList<>();
            for (Path file : files.filter(each -> each.toString().endsWith(".json")).sorted().toList()) {
                grades.add(JSON.readValue(Files.readAllBytes(file), Done.class).grade());
            }
            return grades;
        } catch (IOException unreadable) {
            throw new CourseProblem("The earlier grading in " + out + " cannot be read: name the --out of a grading"
                    + " that this version of the course has made.");
        }
    }

    private static Optional<Grade> find(Path folder, String student, String madeOf) {
        try {
            Done done = JSON.readValue(Files.readAllBytes(folder.resolve(name(student))), Done.class);
            return Optional.ofNullable(done).filter(it -> madeOf.equals(it.madeOf())).map(Done::grade)
                    .filter(grade -> student.equals(grade.student()));
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    private static String name(String student) {
        return ForeignText.fileName(student) + ".json";
    }
}
