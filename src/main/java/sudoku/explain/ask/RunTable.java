package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import sudoku.explain.run.Visit;
import sudoku.explain.source.OwnSource;
import sudoku.explain.source.Statement;

/** Steps of a program, one a row: the line, its text, and what the variables hold before it. */
public record RunTable(List<Row> rows) {
    private static final int MOST = 24;
    private static final int AT_THE_END = 4;
    private static final int LONGEST = 140;

    /** A step; or where steps are left out, three dots. */
    public record Row(String line, String code, String variables) {}

    static RunTable none() {
        return new RunTable(List.of());
    }

    /** These steps; of many, the first and the last. */
    static RunTable of(OwnSource source, List<Visit> visits) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < visits.size(); i++) {
            if (visits.size() <= MOST || i < MOST - AT_THE_END || i >= visits.size() - AT_THE_END) {
                rows.add(row(source, visits.get(i)));
            } else if (i == MOST - AT_THE_END) {
                rows.add(new Row("…", (visits.size() - MOST) + " steps more", ""));
            }
        }
        return new RunTable(rows);
    }

    private static Row row(OwnSource source, Visit visit) {
        Statement statement = visit.statement();
        return new Row(String.valueOf(statement.line()), source.line(statement.line()), variables(visit));
    }

    /** What is told in full. */
    private static String variables(Visit visit) {
        StringJoiner all = new StringJoiner(", ");
        for (String name : visit.statement().names()) {
            String value = visit.valueOf(name).orElse("");
            if (!value.startsWith("(")) {
                all.add(name + " = " + value);
            }
        }
        String text = all.toString();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
