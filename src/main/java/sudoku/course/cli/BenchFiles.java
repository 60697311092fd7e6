package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import sudoku.chart.Chart;
import sudoku.chart.RunTable;
import sudoku.measure.Machine;
import sudoku.measure.Run;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Where a comparison of solvers is kept, if anywhere. */
final class BenchFiles {
    private static final String TIMES = "times_";
    /** The questions in words, for somebody who sees the picture alone. */
    private static final Map<String, String> ASKED =
            Map.of("first", "first solution", "unique", "the only one?", "all", "all solutions");

    @Option(names = "--csv", paramLabel = "FILE", description = "Keep the speeds here, a row for each set and solver.")
    private Path csv;

    @Option(
            names = "--counts",
            paramLabel = "FILE",
            description = "Keep the counts here, a row for each puzzle and solver.")
    private Path counts;

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw the speeds here, as PNG.")
    private Path plot;

    /** A file that could not be written: to be asked before the race, and not after some minutes of it. */
    Optional<Path> withoutAPlace() {
        return Stream.of(csv, counts, plot)
                .filter(Objects::nonNull)
                .filter(file -> !hasAPlace(file))
                .findFirst();
    }

    private static boolean hasAPlace(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return folder != null && Files.isWritable(folder) && !Files.isDirectory(file);
    }

    /** After each set, so that one who ends it early has those that were raced. */
    void keep(List<Run> runs, Table speeds) throws IOException {
        if (counts != null) {
            RunTable.of(runs).write().csv(counts.toFile());
        }
        if (csv != null) {
            StringColumn machine = StringColumn.create(
                    "machine",
                    Collections.nCopies(speeds.rowCount(), Machine.here().toString()));
            speeds.copy().addColumns(machine).write().csv(csv.toFile());
        }
        if (plot != null) {
            Files.write(plot, picture(speeds).png());
        }
    }

    /** Two that are asked several questions are shown as one, measured by the other. */
    static Chart picture(Table speeds) {
        Optional<String> ratio = speeds.columnNames().stream()
                .filter(name -> name.startsWith(TIMES) && !name.equals(TIMES + "slowest"))
                .findFirst();
        boolean two = speeds.column("solver").countUnique() == 2;
        if (ratio.isEmpty() || !two || speeds.column("question").countUnique() == 1) {
            return speedsOf(speeds);
        }
        String measure = ratio.get().substring(TIMES.length());
        Table other = speeds.where(speeds.stringColumn("solver").isNotEqualTo(measure));
        String name = other.stringColumn("solver").get(0);
        String times = "times as fast as " + measure;
        Table told = Table.create(
                other.stringColumn("set").map(BenchFiles::toldSet).setName("set"),
                other.stringColumn("question")
                        .map(question -> ASKED.getOrDefault(question, question))
                        .setName("question"),
                other.column(ratio.get()).copy().setName(times));
        return Chart.bars(told, "set", times)
                .by("question")
                .title(name + ", " + times + ", Java " + System.getProperty("java.version"));
    }

    private static String toldSet(String set) {
        return set.replaceFirst("\\.txt\\b", "")
                .replaceFirst(" less-1$", ", one clue removed")
                .replaceFirst(" less-(\\d+)$", ", $1 clues removed");
    }

    /** Solvers have rows and races have colors; the other way round where there are more races. */
    private static Chart speedsOf(Table speeds) {
        StringColumn race = speeds.stringColumn("set").copy().setName("race");
        if (speeds.column("question").countUnique() > 1) {
            race = race.join(": ", speeds.stringColumn("question")).setName("race");
        }
        Table named = speeds.copy().addColumns(race);
        boolean moreRaces = race.countUnique() > speeds.column("solver").countUnique();
        return Chart.bars(named, moreRaces ? "race" : "solver", "puzzles_per_second")
                .by(moreRaces ? "solver" : "race")
                .logScale()
                .title("puzzles a second, Java " + System.getProperty("java.version"));
    }
}
