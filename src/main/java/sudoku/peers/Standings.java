package sudoku.peers;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sudoku.peers.PeerRace.Lap;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * How a heat ended: a row for each solver, the fastest first.
 *
 * <p><b>Idea.</b> The median of the laps is what usually happens; the slowest and the fastest lap say how far it is
 * to be trusted. A ratio is taken in each round, in which both met the same moments, and the median of those is told. A
 * contestant that gave puzzles up was charged only the time until then, so its speed is flattered, and the share it
 * finished stands beside it.
 *
 * <p><b>Representation.</b> A table: the median lap, the slowest and the fastest, the share finished, the share of
 * puzzles whose solutions were shown and found right, and two ratios.
 *
 * <p><b>Cost.</b> A sort for each contestant.
 *
 * <p><b>Alternatives.</b> The mean and its deviation: one lap during which the machine did something else spoils both.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class Standings {
    private Standings() {}

    /** Everyone against one of them, and against the slowest. */
    public static Table of(List<Lap> laps, Map<String, Double> shown, String against) {
        String slowest = laps.stream()
                .map(Lap::contestant)
                .min(Comparator.comparingDouble(name -> median(speeds(laps, name))))
                .orElseThrow();
        StringColumn names = StringColumn.create("solver");
        DoubleColumn median = DoubleColumn.create("puzzles_per_second");
        DoubleColumn least = DoubleColumn.create("slowest_lap");
        DoubleColumn most = DoubleColumn.create("fastest_lap");
        DoubleColumn finished = DoubleColumn.create("finished_percent");
        DoubleColumn checked = DoubleColumn.create("checked_percent");
        DoubleColumn ratio = DoubleColumn.create("times_" + against);
        DoubleColumn above = DoubleColumn.create("times_slowest");
        for (String name : laps.stream().map(Lap::contestant).distinct().toList()) {
            List<Lap> own =
                    laps.stream().filter(lap -> lap.contestant().equals(name)).toList();
            names.append(name);
            median.append(rounded(median(speeds(laps, name))));
            least.append(rounded(
                    own.stream().mapToDouble(Lap::puzzlesPerSecond).min().orElseThrow()));
            most.append(rounded(
                    own.stream().mapToDouble(Lap::puzzlesPerSecond).max().orElseThrow()));
            long puzzles = own.stream().mapToLong(Lap::puzzles).sum();
            long given = own.stream().mapToLong(Lap::unfinished).sum();
            finished.append(rounded(100.0 * (puzzles - given) / puzzles));
            checked.append(rounded(shown.get(name)));
            ratio.append(rounded(ratio(laps, name, against)));
            above.append(rounded(ratio(laps, name, slowest)));
        }
        return Table.create("standings", names, median, least, most, finished, checked, ratio, above)
                .sortDescendingOn("puzzles_per_second");
    }

    private static double ratio(List<Lap> laps, String name, String against) {
        Map<Integer, Double> own = speeds(laps, name);
        Map<Integer, Double> other = speeds(laps, against);
        own.replaceAll((round, speed) -> speed / other.get(round));
        return median(own);
    }

    /** By round. */
    private static Map<Integer, Double> speeds(List<Lap> laps, String contestant) {
        Map<Integer, Double> speeds = laps.stream()
                .filter(lap -> lap.contestant().equals(contestant))
                .collect(Collectors.toMap(Lap::round, Lap::puzzlesPerSecond));
        if (speeds.isEmpty()) {
            throw new IllegalArgumentException(
                    "No solver called '" + contestant + "' took part, so the others cannot be measured against it.");
        }
        return speeds;
    }

    private static double median(Map<Integer, Double> numbers) {
        double[] sorted =
                numbers.values().stream().mapToDouble(each -> each).sorted().toArray();
        return sorted[(sorted.length - 1) / 2];
    }

    /** Four digits are more than a lap can promise. */
    private static double rounded(double number) {
        return number == 0
                ? 0
                : new BigDecimal(number).round(new MathContext(4)).doubleValue();
    }
}
