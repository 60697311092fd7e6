package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import sudoku.files.NearestName;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.ShippedSet;
import sudoku.puzzles.Variation;

/** The puzzles that solvers are compared on. */
final class BenchSets {
    private static final long SEED = 1;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--puzzles",
            paramLabel = "SET|FILE",
            arity = "1..*",
            defaultValue = "mixed",
            description = "Sets that come with the course, or files of puzzles (default: ${DEFAULT-VALUE}).")
    private List<String> names;

    @Option(
            names = "--kinds",
            paramLabel = "KIND",
            split = ",",
            description = "Also race on what becomes of each set when clues are lost or misread: "
                    + "${COMPLETION-CANDIDATES} or 'all'.",
            completionCandidates = Kinds.class)
    private List<String> kinds = List.of();

    /** For the description. */
    private static final class Kinds extends ArrayList<String> {
        Kinds() {
            super(List.of(Variation.keys().split(", ")));
        }
    }

    /** All of them by the name of their list and of what was made of it. */
    Map<String, List<Grid>> read() throws IOException {
        Map<String, List<Grid>> read = new LinkedHashMap<>();
        List<Variation> variations = variations();
        for (String name : names) {
            List<Grid> grids = read(name);
            read.put(name, grids);
            for (Variation variation : variations) {
                List<Grid> made = variation.of(grids, SEED);
                require(!made.isEmpty(), "No puzzle of the kind '" + variation + "' can be made from " + name + ".");
                read.put(name + " " + variation, made);
            }
        }
        return read;
    }

    private List<Variation> variations() {
        if (kinds.equals(List.of("all"))) {
            return List.of(Variation.values());
        }
        try {
            return kinds.stream().map(Variation::named).toList();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private List<Grid> read(String set) throws IOException {
        Optional<Path> file = PuzzleSet.file(set);
        require(file.isPresent() || !set.matches(".*[./\\\\].*"), "There is no file " + set + ".");
        try {
            return file.isPresent() ? PuzzleSet.read(file.get()) : PuzzleSet.shipped(set);
        } catch (GridFormatException e) {
            throw new ParameterException(spec.commandLine(), "In " + set + ", " + e.getMessage());
        } catch (IllegalArgumentException e) {
            List<String> shipped =
                    Arrays.stream(ShippedSet.values()).map(ShippedSet::key).toList();
            throw new ParameterException(spec.commandLine(), e.getMessage() + NearestName.question(set, shipped));
        }
    }

    private void require(boolean met, String otherwise) {
        if (!met) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
