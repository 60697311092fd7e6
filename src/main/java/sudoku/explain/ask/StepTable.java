package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import sudoku.explain.run.Visit;
import sudoku.explain.source.OwnSource;
import sudoku.explain.source.OwnStatement;

/** Steps of a program, one a row: the line, its text, and what the variables hold before it. */
public record StepTable(List<Row> rows) {
    private static final int MOST = 24;
    private static final int AT_THE_END = 4;
    private static final int LONGEST = 140;

    /** A step; or where steps are left out, three dots. */
    public record Row(String line, String code, String variables) {}

    static StepTable none() {
        return new StepTable(List.of());
    }

    /** These steps as far as there is something to tell; of many, the first and the last. */
    static StepTable of(OwnSource source, List<Visit> all) {
        Set<String> changing = changing(all);
        List<Visit> visits = new ArrayList<>();
        String before = "";
        for (Visit each : all) {
            String step = each.statement().line() + variables(each, changing);
            if (!step.equals(before) && !variables(each, changing).isEmpty()) {
                visits.add(each);
            }
            before = step;
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < visits.size(); i++) {
            if (visits.size() <= MOST + 1 || i < MOST - AT_THE_END || i >= visits.size() - AT_THE_END) {
                OwnStatement statement = visits.get(i).statement();
                rows.add(new Row(
                        String.valueOf(statement.line()),
                        source.line(statement.line()),
                        variables(visits.get(i), changing)));
            } else if (i == MOST - AT_THE_END) {
                rows.add(new Row("…", (visits.size() - MOST) + " more steps", ""));
            }
        }
        return new StepTable(rows);
    }

    /** All visits of one line, each under its number. */
    static StepTable numbered(OwnSource source, List<Visit> visits) {
        Set<String> changing = changing(visits);
        return new StepTable(IntStream.range(0, visits.size())
                .mapToObj(i -> new Row(
                        i + 1 + ".", source.line(visits.get(i).statement().line()), variables(visits.get(i), changing)))
                .toList());
    }

    /** The variables that do not hold the same in all of them; in a single one, all. */
    private static Set<String> changing(List<Visit> visits) {
        Map<String, Set<String>> values = new LinkedHashMap<>();
        visits.forEach(visit -> visit.statement().names().forEach(name -> values.computeIfAbsent(
                        name, first -> new HashSet<>())
                .add(visit.valueOf(name).orElse(""))));
        values.values().removeIf(each -> visits.size() > 1 && each.size() == 1);
        return values.keySet();
    }

    /** What is told in full. */
    private static String variables(Visit visit, Set<String> changing) {
        StringJoiner all = new StringJoiner(", ");
        for (String name : visit.statement().names()) {
            String value = visit.valueOf(name).orElse("");
            if (!value.startsWith("(") && changing.contains(name)) {
                all.add(name + " = " + value);
            }
        }
        String text = all.toString();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
