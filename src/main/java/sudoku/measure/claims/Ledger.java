package sudoku.measure.claims;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import sudoku.measure.Experiment;

/**
 * Every claim of two articles on solving Sudoku, each with its check.
 *
 * <p><b>Idea.</b> Figures travel from page to page and nobody runs them again. This list runs them.
 *
 * <p><b>Representation.</b> A record for each claim in {@code claims.txt}, by subject. What no program of this course
 * can decide stays in the list, with the reason.
 *
 * <p><b>Cost.</b> A few seconds in all, for the few that a clock decides.
 *
 * <p><b>Lesson.</b> 15-ledger.
 */
public final class Ledger {
    /** A claim and what came of it. */
    public record Entry(Claim claim, Finding finding) {}

    private static final String SUBJECT = "== ";
    private static final Map<String, List<Claim>> BY_SUBJECT = bySubject();

    private Ledger() {}

    private static Map<String, List<Claim>> bySubject() {
        Map<String, Function<Evidence, Finding>> timed = TimedClaims.programs();
        Map<String, List<Claim>> subjects = new LinkedHashMap<>();
        List<Claim> claims = new ArrayList<>();
        for (String block : text().split("\\n\\s*\\n")) {
            List<String> lines =
                    block.lines().filter(line -> !line.startsWith("#")).toList();
            if (lines.isEmpty()) {
                continue;
            }
            if (lines.get(0).startsWith(SUBJECT)) {
                claims = new ArrayList<>();
                subjects.put(lines.get(0).substring(SUBJECT.length()), claims);
            } else {
                claims.add(Claim.of(lines, timed));
            }
        }
        return subjects;
    }

    private static String text() {
        try (InputStream resource = Ledger.class.getResourceAsStream("claims.txt")) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedJar) {
            throw new UncheckedIOException(damagedJar);
        }
    }

    /** The subjects, in the order of the lessons. */
    public static List<String> subjects() {
        return List.copyOf(BY_SUBJECT.keySet());
    }

    public static List<Claim> about(String subject) {
        List<Claim> claims = BY_SUBJECT.get(subject);
        if (claims == null) {
            throw new IllegalArgumentException("No claims are about '" + subject + "'. Choose from: "
                    + String.join(", ", BY_SUBJECT.keySet()) + ".");
        }
        return claims;
    }

    public static List<Claim> all() {
        return BY_SUBJECT.values().stream().flatMap(List::stream).toList();
    }

    public static Claim get(String id) {
        return all().stream()
                .filter(claim -> claim.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No claim is called '" + id + "'. The first are "
                        + String.join(
                                ", ", all().stream().limit(5).map(Claim::id).toList()) + "."));
    }

    /** Checks them all, one after the other, and tells how far it is. */
    public static List<Entry> check(Evidence evidence, Experiment.Watcher watcher) {
        List<Claim> claims = all();
        List<Entry> entries = new ArrayList<>();
        watcher.progress(0, claims.size());
        for (Claim claim : claims) {
            entries.add(new Entry(claim, claim.check().apply(evidence)));
            watcher.progress(entries.size(), claims.size());
        }
        return entries;
    }

    /** How often each verdict was reached. */
    public static Map<Verdict, Long> count(List<Entry> entries) {
        Map<Verdict, Long> counts = new LinkedHashMap<>();
        Stream.of(Verdict.values())
                .forEach(verdict -> counts.put(
                        verdict,
                        entries.stream()
                                .filter(entry -> entry.finding().verdict() == verdict)
                                .count()));
        return counts;
    }
}
