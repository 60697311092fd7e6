package sudoku.grading.alike;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The pairs of answers in a class that are most alike.
 *
 * <p><b>Idea.</b> Programs have {@link Fingerprints}. What the exercise has given, what the lesson shows, and what many
 * of the class have in common says nothing about anybody, so it is removed first. What is left in common, and in how
 * much of each program, is how alike two are.
 *
 * <p><b>Cost.</b> Only answers that share a fingerprint are ever compared.
 */
public final class AlikeAnswers {
    /** What more students than this share, and more than a fifth of them, is how everybody does it. */
    private static final int FEW = 10;
    /** Longer answers are not compared: no honest one comes near, and the class should not wait for the others. */
    static final int LONGEST = 50_000;

    /**
     * Two answers.
     *
     * @param first the student whose answer is on the left
     * @param firstShare how much of the first one's program lies in common pieces, removed ones left out
     * @param common the numbers of the common pieces
     */
    record Pair(String first, String second, double firstShare, double secondShare, Set<Long> common) {
        /** The mean of both. */
        double share() {
            return (firstShare + secondShare) / 2;
        }
    }

    private final Map<String, String> sources = new TreeMap<>();
    private final List<String> tooLong = new ArrayList<>();
    private final Map<String, Fingerprints> prints = new TreeMap<>();
    private final Set<Long> removed = new HashSet<>();
    private final Map<String, Integer> recognizable = new HashMap<>();
    private final boolean lessonKnown;
    private final int many;

    /**
     * Compares answers. Nobody has to have thought of what is given or shown.
     *
     * @param sources the answer of each student
     * @param given the exercise's own code
     * @param lesson the code that the lesson shows; nothing where nobody knows the lesson
     */
    public AlikeAnswers(Map<String, String> sources, Collection<String> given, Collection<String> lesson) {
        new TreeMap<>(sources).forEach((student, source) -> {
            if (source.length() > LONGEST) {
                tooLong.add(student);
            } else {
                this.sources.put(student, source);
            }
        });
        prints.putAll(this.sources.entrySet().parallelStream()
                .collect(Collectors.toMap(Map.Entry::getKey, answer -> Fingerprints.of(answer.getValue()))));
        given.forEach(code -> removed.addAll(Fingerprints.of(code).pieces().keySet()));
        lesson.forEach(code -> removed.addAll(Fingerprints.of(code).pieces().keySet()));
        lessonKnown = !lesson.isEmpty();
        many = Math.max(FEW, this.sources.size() / 5);
        holders().forEach((number, students) -> {
            if (students.size() > many) {
                removed.add(number);
            }
        });
    }

    private Map<Long, List<String>> holders() {
        Map<Long, List<String>> holders = new HashMap<>();
        prints.forEach((student, print) -> print.pieces().keySet().forEach(number -> holders.computeIfAbsent(
                        number, n -> new ArrayList<>())
                .add(student)));
        return holders;
    }

    String source(String student) {
        return sources.get(student);
    }

    /** How many answers have something that can be compared. */
    public int compared() {
        return (int) prints.values().stream().filter(AlikeAnswers::isProgram).count();
    }

    public boolean lessonKnown() {
        return lessonKnown;
    }

    /** What more students than this have was removed. */
    public int many() {
        return many;
    }

    private static boolean isProgram(Fingerprints print) {
        return print.program().rows().stream().anyMatch(row -> !row.isEmpty());
    }

    /** Whose answer has more than {@value #LONGEST} characters. */
    public List<String> tooLong() {
        return tooLong;
    }

    /** Whose answer no compiler can make sense of. */
    public List<String> unread() {
        return prints.entrySet().stream()
                .filter(entry -> !sources.get(entry.getKey()).isBlank() && !isProgram(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The most alike first, without those that have less than this share in common. */
    List<Pair> pairs(double least) {
        Map<String, Map<String, Set<Long>>> common = new TreeMap<>();
        holders().forEach((number, students) -> {
            if (!removed.contains(number)) {
                for (int i = 0; i < students.size(); i++) {
                    for (String second : students.subList(i + 1, students.size())) {
                        common.computeIfAbsent(students.get(i), first -> new TreeMap<>())
                                .computeIfAbsent(second, other -> new HashSet<>())
                                .add(number);
                    }
                }
            }
        });
        List<Pair> pairs = new ArrayList<>();
        common.forEach((first, others) -> others.forEach((second, numbers) ->
                pairs.add(new Pair(first, second, share(first, numbers), share(second, numbers), numbers))));
        pairs.removeIf(pair -> pair.share() < least);
        pairs.sort(Comparator.comparingDouble(Pair::share).reversed());
        return pairs;
    }

    /** Which lines of the two belong together. */
    MatchingParts parts(Pair pair) {
        MatchingParts parts = new MatchingParts();
        pair.common().forEach(number -> parts.join(lines(pair.first(), number), lines(pair.second(), number)));
        return parts;
    }

    /** Of the tokens by which the student's own part can be recognized. */
    private double share(String student, Set<Long> numbers) {
        return (double) prints.get(student).covered(numbers)
                / recognizable.computeIfAbsent(student, one -> {
                    Set<Long> own = new HashSet<>(prints.get(one).pieces().keySet());
                    own.removeAll(removed);
                    return prints.get(one).covered(own);
                });
    }

    /** Those in which a piece of this number has something. */
    private Set<Integer> lines(String student, long number) {
        Fingerprints print = prints.get(student);
        Set<Integer> lines = new HashSet<>();
        for (Fingerprints.Piece piece : print.pieces().get(number)) {
            print.program()
                    .rows()
                    .get(piece.row())
                    .subList(piece.first(), piece.first() + Fingerprints.PIECE)
                    .forEach(token -> lines.add(token.line()));
        }
        return lines;
    }
}
