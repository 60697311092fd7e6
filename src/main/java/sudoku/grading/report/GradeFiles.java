package sudoku.grading.report;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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

    public GradeFiles(Path out) {
        folder = out.resolve(FOLDER);
    }

    public void keep(Grade grade, String madeOf) {
        try {
            ReportFile.write(file(grade.student()), JSON.writeValueAsBytes(new Done(madeOf, grade)));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public Optional<Grade> find(String student, String madeOf) {
        try {
            Done done = JSON.readValue(Files.readAllBytes(file(student)), Done.class);
            return Optional.ofNullable(done).filter(it -> madeOf.equals(it.madeOf())).map(Done::grade)
                    .filter(grade -> student.equals(grade.student()));
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    private Path file(String student) {
        return folder.resolve(ForeignText.fileName(student) + ".json");
    }
}
