package sudoku.puzzles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sudoku.grid.Grid;

/**
 * Writes the shipped sets anew, all or those named: for the day one of them is to be made differently. Takes minutes.
 */
final class ShippedSetsMain {
    private static final Path FOLDER = Path.of("src/main/resources/sudoku/puzzles/sets");

    private ShippedSetsMain() {}

    public static void main(String[] names) throws IOException {
        Files.createDirectories(FOLDER);
        List<ShippedSet> sets = names.length == 0
                ? List.of(ShippedSet.values())
                : List.of(names).stream().map(ShippedSet::named).toList();
        for (ShippedSet set : sets) {
            List<String> lines = new ArrayList<>(List.of("# " + set));
            set.make(set.count()).stream().map(Grid::toLine).forEach(lines::add);
            Files.writeString(FOLDER.resolve(set.key() + ".txt"), String.join("\n", lines) + "\n");
            System.out.println(set);
        }
    }
}
