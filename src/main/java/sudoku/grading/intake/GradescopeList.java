package sudoku.grading.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;

/**
 * Whose Gradescope's numbered folders are, and when they were handed in: its archive has a file beside them that says
 * so.
 *
 * <p><b>Representation.</b> Only the few lines that are needed are read of this YAML file: a folder's name in the first
 * column, under it the fields of each of its students, a dash before the first, and the time two columns in.
 */
final class GradescopeList {
    /** A folder's students, more than one if they have worked as a group, and when they have handed in. */
    record Entry(List<String> students, Optional<Instant> time) {}

    static final String FILE = "submission_metadata.yml";
    private static final int LARGEST = 64 << 20;
    private static final Pattern FOLDER = Pattern.compile("(submission_\\w+):\\s*");
    private static final Pattern STUDENT = Pattern.compile("\\s*(-)?\\s+:(sid|email|name):\\s+(\\S.*)");
    private static final Pattern TIME = Pattern.compile("  :created_at:\\s+'?(\\d{4}-\\d\\d-\\d\\d)[ T]"
            + "(\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?)\\s*(Z|UTC|[+-]\\d\\d:?\\d\\d)?'?\\s*");

    private final Map<String, Entry> entries = new HashMap<>();

    private GradescopeList() {}

    /** The entries by folder; none if there is no such file. */
    static Map<String, Entry> in(List<HandedInFile> files) {
        GradescopeList list = new GradescopeList();
        for (HandedInFile file : files) {
            if (file.name().equals(FILE) && file.path().size() == 1 && file.refused().isEmpty()) {
                list.read(text(file));
            }
        }
        return list.entries;
    }

    private static String text(HandedInFile file) {
        try {
            return new String(file.bytes(LARGEST), StandardCharsets.UTF_8);
        } catch (IOException | Unreadable withoutNames) {
            throw new CourseProblem("The file " + FILE + ", which says whose submission is whose, cannot be read.");
        }
    }

    private void read(String text) {
        String folder = "";
        List<Map<String, String>> students = new ArrayList<>();
        Optional<Instant> time = Optional.empty();
        for (String line : text.split("\r?\n")) {
            Matcher next = FOLDER.matcher(line);
            Matcher student = STUDENT.matcher(line);
            Matcher created = TIME.matcher(line);
            if (next.matches()) {
                keep(folder, students, time);
                folder = next.group(1);
                students = new ArrayList<>();
                time = Optional.empty();
            } else if (student.matches()) {
                if (student.group(1) != null) {
                    students.add(new HashMap<>());
                }
                if (!students.isEmpty()) {
                    students.get(students.size() - 1).putIfAbsent(student.group(2), value(student.group(3).strip()));
                }
            } else if (created.matches()) {
                time = instant(created);
            }
        }
        keep(folder, students, time);
    }

    private void keep(String folder, List<Map<String, String>> students, Optional<Instant> time) {
        List<String> names = new ArrayList<>();
        for (Map<String, String> student : students) {
            for (String field : List.of("sid", "email", "name")) {
                if (!student.getOrDefault(field, "").isBlank()) {
                    names.add(student.get(field));
                    break;
                }
            }
        }
        if (!names.isEmpty()) {
            entries.put(folder, new Entry(names, time));
        }
    }

    /** Without YAML's quotes. */
    private static String value(String written) {
        if (written.matches("'.*'") && written.length() > 1) {
            return written.substring(1, written.length() - 1).replace("''", "'").strip();
        }
        if (written.matches("\".*\"") && written.length() > 1) {
            return written.substring(1, written.length() - 1).replace("\\\"", "\"").replace("\\\\", "\\").strip();
        }
        return written;
    }

    private static Optional<Instant> instant(Matcher time) {
        try {
            String zone = time.group(3) == null || time.group(3).equals("UTC") ? "Z" : time.group(3);
            return Optional.of(LocalDateTime.parse(time.group(1) + "T" + time.group(2)).toInstant(ZoneOffset.of(zone)));
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }
}
