package sudoku.grading.intake;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Notebooks as students hand them in, for tests: written, packed, and found again. */
final class HandIns {
    static final String EXERCISE = "03-stack";

    private HandIns() {}

    /** A notebook in a folder below this one, as anybody may have handed it in. */
    static Path handIn(Path in, String file) throws IOException {
        Path path = in.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, "x");
    }

    /** An archive with these files, and with the folders among these names. */
    static Path zip(Path archive, Charset letters, String... names) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive), letters)) {
            for (String name : names) {
                ZipEntry entry = new ZipEntry(name);
                entry.setTime(1_700_000_000_000L);
                zip.putNextEntry(entry);
                zip.write((name.endsWith("/") ? "" : "x").getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
        return archive;
    }

    static Path zip(Path archive, String... names) throws IOException {
        return zip(archive, StandardCharsets.UTF_8, names);
    }

    static List<String> found(Path place) throws Exception {
        return found(place, EXERCISE);
    }

    static List<String> found(Path place, String exercise) throws Exception {
        try (HandedInFiles pile = new HandedInFiles(place)) {
            Stream.Builder<String> found = Stream.builder();
            for (Submission submission : Submissions.in(pile, exercise, List.of())) {
                Submission.Chosen chosen = submission.choose(exercise);
                found.add(submission.student() + (submission.late() ? ", late" : "") + ": "
                        + chosen.file().where()
                        + String.join(
                                "",
                                chosen.others().stream()
                                        .map(other -> ", not " + other)
                                        .toList()));
            }
            return found.build().toList();
        }
    }

    /** When the first of those who have handed in has done so. */
    static Instant firstTime(Path place) throws Exception {
        try (HandedInFiles pile = new HandedInFiles(place)) {
            Submission first = Submissions.in(pile, EXERCISE, List.of()).get(0);
            return first.choose(EXERCISE).file().time();
        }
    }
}
