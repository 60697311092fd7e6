package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The files that the compiler reads when it is a script: its tables, its sentences and the library's signatures. */
public final class CompilerResources implements ResourceSupplier {
    private static final String COMPILER = "org/eclipse/jdt/internal/compiler/";
    private static final List<String> PARTS =
            List.of("part0", "part1", "part2", "part3", "part14", "start0", "start1", "start2");

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        ClassLoader loader = context.getClassLoader();
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= 24; i++) {
            names.add(COMPILER + "parser/parser" + i + ".rsc");
        }
        names.add(COMPILER + "parser/readableNames.props");
        names.add(COMPILER + "problem/messages.properties");
        for (String place : List.of("unicode", "unicode10", "unicode13", "unicode15")) {
            PARTS.forEach(part -> names.add(COMPILER + "parser/" + place + "/" + part + ".rsc"));
        }
        names.add("signatures/names");
        names.add("signatures/library");
        signatures(loader).forEach(each -> names.add("signatures/" + each + ".class"));
        names.removeIf(each -> loader.getResource(each) == null);
        return names.toArray(new String[0]);
    }

    private static List<String> signatures(ClassLoader loader) {
        try (InputStream list = loader.getResourceAsStream("signatures/names")) {
            return list == null
                    ? List.of()
                    : new String(list.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
