package sudoku.explain.plain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sudoku.explain.record.Recorded;
import sudoku.explain.run.OwnMachine;

/** Programs compiled by javac, in a class with all cells as they are in the notebook: quicker than a notebook. */
public record JavacMachine(List<String> around, String cell) implements OwnMachine {
    @Override
    public Map<String, Recorded> made(Map<String, String> classes) {
        Map<String, Recorded> made = new LinkedHashMap<>();
        classes.forEach((name, source) -> InMemory.compiled(name + "$Around", text(name, source))
                .ifPresent(type -> made.put(name, recorded(type, name))));
        return made;
    }

    @Override
    public List<String> cellsWith(String name) {
        return around;
    }

    private String text(String name, String source) {
        StringBuilder text = new StringBuilder(InMemory.HEAD);
        around.forEach(each -> text.append(InMemory.imports(each)));
        text.append(InMemory.imports(cell));
        text.append("public class ").append(name).append("$Around {\n");
        around.forEach(
                each -> text.append(inClass(InMemory.withoutImports(each))).append('\n'));
        text.append(inClass(InMemory.withoutImports(cell))).append('\n');
        return text.append("public static ").append(source).append("}\n").toString();
    }

    /** What a cell declares is at the beginning of its lines. */
    private static String inClass(String cell) {
        return cell.lines()
                .map(line -> line.matches("[A-Za-z].*[({;=,}]\\s*(//.*)?") ? "static " + line : line)
                .collect(Collectors.joining("\n"));
    }

    private static Recorded recorded(Class<?> around, String name) {
        try {
            return (Recorded) around.getClassLoader()
                    .loadClass(around.getName() + "$" + name)
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
