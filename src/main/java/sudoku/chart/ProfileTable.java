package sudoku.chart;

import java.util.LinkedHashMap;
import java.util.Map;
import sudoku.search.SearchProfile;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * The profiles of searches as tables, ready to be charted by solver.
 *
 * <p><b>Idea.</b> {@code ProfileTable.of("row by row", profile).and("tightest cell", other).depths()}.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class ProfileTable {
    private final Map<String, SearchProfile> profiles;

    private ProfileTable(Map<String, SearchProfile> profiles) {
        this.profiles = profiles;
    }

    public static ProfileTable of(String solver, SearchProfile profile) {
        return new ProfileTable(Map.of()).and(solver, profile);
    }

    public ProfileTable and(String solver, SearchProfile profile) {
        Map<String, SearchProfile> more = new LinkedHashMap<>(profiles);
        more.put(solver, profile);
        return new ProfileTable(more);
    }

    /** Columns solver, depth, nodes: one row for each depth that was reached. */
    public Table depths() {
        StringColumn solver = StringColumn.create("solver");
        IntColumn depth = IntColumn.create("depth");
        LongColumn nodes = LongColumn.create("nodes");
        profiles.forEach((name, profile) -> {
            for (int at = 1; at <= profile.deepest(); at++) {
                solver.append(name);
                depth.append(at);
                nodes.append(profile.nodesAt(at));
            }
        });
        return Table.create("nodes per depth", solver, depth, nodes);
    }

    /** Columns solver, candidates, choices: how often the search came to a cell with so many candidates. */
    public Table choices() {
        StringColumn solver = StringColumn.create("solver");
        IntColumn candidates = IntColumn.create("candidates");
        LongColumn choices = LongColumn.create("choices");
        profiles.forEach((name, profile) -> {
            for (int width = 0; width <= profile.widest(); width++) {
                solver.append(name);
                candidates.append(width);
                choices.append(profile.choices(width));
            }
        });
        return Table.create("choices", solver, candidates, choices);
    }
}
