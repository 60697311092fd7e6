package sudoku.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out whose each file is.
 *
 * <p><b>Idea.</b> Instructors have what their system gives them: a file or a folder for each student, a Moodle or Gradescope
 * archive, nbgrader's {@code submitted/STUDENT/SET}. All of them say the student in the first part of a path, once what
 * stands before it is taken away.
 */
final class Submissions {
    private static final Pattern MOODLE = Pattern.compile("(.+?)_assignsubmission_(?:file|onlinetext)_?.*");
    private static final Pattern GRADESCOPE = Pattern.compile("(?m)^(submission_\\d+):");
    private static final Pattern GRADESCOPE_STUDENT = Pattern.compile(":(sid|email|name): *['\"]?([^'\"\\n]+)['\"]? *$",
            Pattern.MULTILINE);
    private static final int LARGEST_LIST = 5 << 20;

    private Submissions() {}

    /** The submissions for an exercise, by student. */
    static List<Submission> in(Pile pile, String exercise) {
        List<HandedIn> files = withoutOuterFolders(pile.files(), exercise);
        Map<String, String> names = gradescopeNames(files);
        Map<String, List<HandedIn>> byStudent = new TreeMap<>();
        for (HandedIn file : files) {
            if (file.path().size() > 1 || file.isNotebook() || file.isArchive()) {
                byStudent.computeIfAbsent(studentOf(file, names), student -> new ArrayList<>()).add(file);
            }
        }
        List<Submission> submissions = new ArrayList<>();
        byStudent.forEach((student, all) -> {
            List<HandedIn> ofSet = all.stream().filter(file -> isIn(file, exercise)).toList();
            boolean nbgrader = !ofSet.isEmpty() && ofSet.get(0).path().get(0).equals(student);
            submissions.add(new Submission(student,
                    nbgrader ? CollectedAt.in(ofSet) : ofSet.isEmpty() ? List.copyOf(all) : ofSet));
        });
        return submissions;
    }

    private static boolean isIn(HandedIn file, String exercise) {
        return file.path().size() > 2 && file.path().get(1).equals(exercise);
    }

    /** A folder around everything, such as nbgrader's {@code submitted}, is nobody's name. */
    private static List<HandedIn> withoutOuterFolders(List<HandedIn> files, String exercise) {
        List<HandedIn> submitted = files.stream()
                .filter(file -> file.path().size() > 2 && file.path().get(0).equals("submitted"))
                .map(file -> file.below(1)).toList();
        if (!submitted.isEmpty()) {
            return submitted;
        }
        boolean oneFolder = files.stream().anyMatch(file -> file.path().size() > 2) && files.stream()
                .allMatch(file -> file.path().size() > 1 && file.path().get(0).equals(files.get(0).path().get(0))
                        && !isIn(file, exercise) && (file.path().size() > 2 || !file.isNotebook() && !file.isArchive()));
        return oneFolder ? withoutOuterFolders(files.stream().map(file -> file.below(1)).toList(), exercise) : files;
    }

    private static String studentOf(HandedIn file, Map<String, String> names) {
        String first = file.path().get(0);
        Matcher moodle = MOODLE.matcher(first);
        if (moodle.matches()) {
            return moodle.group(1);
        }
        String name = file.path().size() > 1 ? first : first.replaceAll("(?i)\\.(ipynb|zip)$", "");
        return names.getOrDefault(name, name);
    }

    /** Gradescope numbers its folders; a file beside them says whose they are. */
    private static Map<String, String> gradescopeNames(List<HandedIn> files) {
        Map<String, String> names = new HashMap<>();
        for (HandedIn file : files) {
            if (file.name().equals("submission_metadata.yml") && file.path().size() == 1) {
                String[] parts = GRADESCOPE.split(text(file));
                Matcher folder = GRADESCOPE.matcher(text(file));
                for (int i = 1; i < parts.length && folder.find(); i++) {
                    Map<String, String> student = new HashMap<>();
                    Matcher field = GRADESCOPE_STUDENT.matcher(parts[i]);
                    while (field.find()) {
                        student.putIfAbsent(field.group(1), field.group(2).strip());
                    }
                    String name = student.getOrDefault("sid", student.getOrDefault("email", student.get("name")));
                    if (name != null) {
                        names.put(folder.group(1), name);
                    }
                }
            }
        }
        return names;
    }

    private static String text(HandedIn file) {
        try {
            return new String(file.bytes(LARGEST_LIST), StandardCharsets.UTF_8);
        } catch (IOException | Unreadable withoutNames) {
            return "";
        }
    }
}
