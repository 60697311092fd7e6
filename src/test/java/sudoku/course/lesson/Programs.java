package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.course.edition.WrittenCell;
import sudoku.ipynb.Notebook;

/**
 * A lesson's program as it begins and as it ends, beside what was written for it.
 *
 * <p>Methods are the same if the compiler's parser reads the same, so line breaks and comments don't matter. A piece
 * may be called by the name that {@code Piece.of} gave it, which says whose it is: {@code rule.fits(…)} in a cell is
 * {@code fits(…)} in the program.
 */
final class Programs {
    private static final Pattern HANDLE = Pattern.compile("\\b(\\w+) = Piece\\.of\\(");

    /** By name and types of the parameters, how a method is written. */
    private record Methods(Map<String, String> bySignature) {
        private Set<String> names() {
            return bySignature.keySet().stream().map(Methods::name).collect(Collectors.toCollection(TreeSet::new));
        }

        private static String name(String signature) {
            return signature.substring(0, signature.indexOf('('));
        }

        private List<String> named(String name) {
            return bySignature.entrySet().stream()
                    .filter(method -> name(method.getKey()).equals(name))
                    .map(Map.Entry::getValue)
                    .toList();
        }
    }

    private final SecondEdition lesson;
    private final Snippets snippets;
    private final List<ObjectNode> cells;
    private final int firstPiece;

    private Programs(SecondEdition lesson, Snippets snippets) {
        this.lesson = lesson;
        this.snippets = snippets;
        this.cells = lesson.core().notebook().cells().stream()
                .filter(cell -> SecondEdition.isCode(cell) && !SecondEdition.isForTheBuild(cell))
                .toList();
        this.firstPiece = (int) cells.stream()
                .takeWhile(cell -> !SecondEdition.is(cell, "write"))
                .count();
    }

    /** What differs, each in a sentence; {@code earlier} are the lessons before, in their order. */
    static List<String> faults(SecondEdition lesson, List<SecondEdition> earlier, Snippets snippets) {
        if (!lesson.hasEvening()) {
            return List.of();
        }
        Programs own = new Programs(lesson, snippets);
        List<Programs> before = new ArrayList<>();
        earlier.stream().filter(SecondEdition::hasEvening).forEach(each -> before.add(0, new Programs(each, snippets)));
        boolean isWhole = !earlier.isEmpty() && before.size() == earlier.size();
        List<String> faults = new ArrayList<>(own.faultsOfTheOpening(before, isWhole));
        faults.addAll(own.faultsOfTheClosing(before));
        return faults.stream().map(fault -> lesson.name() + ": " + fault + ".").toList();
    }

    private Methods opening() {
        return methods(cells.subList(0, firstPiece), "program");
    }

    private Methods closing() {
        List<ObjectNode> after = cells.subList(firstPiece, cells.size());
        List<ObjectNode> programs =
                after.stream().filter(cell -> SecondEdition.is(cell, "program")).toList();
        return methods(programs.subList(Math.max(0, programs.size() - 1), programs.size()), "program");
    }

    private Methods written() {
        return methods(cells, "write");
    }

    private Methods methods(List<ObjectNode> from, String tag) {
        Map<String, String> methods = new LinkedHashMap<>();
        for (ObjectNode cell : from) {
            if (SecondEdition.is(cell, tag)) {
                String source = Notebook.source(cell);
                String code = WrittenCell.isOne(cell) ? new WrittenCell(source, lesson.name()).answered() : source;
                new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitMethod(MethodTree method, Void nothing) {
                        String types = method.getParameters().stream()
                                .map(each -> each.getType().toString())
                                .collect(Collectors.joining(", ", "(", ")"));
                        methods.put(
                                method.getName() + types,
                                withoutHandles(method.toString().strip()));
                        return null;
                    }
                }.scan(StudentCode.wrapped(code, snippets).unit, null);
            }
        }
        return new Methods(methods);
    }

    private String withoutHandles(String method) {
        String handles = cells.stream()
                .flatMap(cell -> HANDLE.matcher(Notebook.source(cell)).results())
                .map(found -> found.group(1))
                .collect(Collectors.joining("|"));
        return handles.isEmpty() ? method : method.replaceAll("\\b(?:" + handles + ")\\.", "");
    }

    private List<String> faultsOfTheOpening(List<Programs> before, boolean isWhole) {
        List<String> faults = new ArrayList<>();
        Methods opening = opening();
        opening.bySignature.forEach((signature, text) -> {
            Programs last = before.stream()
                    .filter(each -> each.closing().bySignature.containsKey(signature))
                    .findFirst()
                    .orElse(null);
            if (last == null && isWhole) {
                faults.add("the program so far has " + signature + ", which no earlier lesson closes with");
            } else if (last != null && !text.equals(last.closing().bySignature.get(signature))) {
                faults.add("the program so far has another " + signature + " than " + last.lesson + " closes with");
            }
        });
        if (!opening.bySignature.isEmpty() && Collections.disjoint(called(), opening.names())) {
            faults.add("the program so far is shown, and no cell below calls it");
        }
        return faults;
    }

    /** The names of all methods that are called between the two programs. */
    private Set<String> called() {
        Set<String> names = new TreeSet<>();
        cells.stream()
                .filter(cell -> !SecondEdition.is(cell, "program")
                        && !Notebook.source(cell).startsWith("%"))
                .forEach(cell -> new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
                        if (call.getMethodSelect() instanceof IdentifierTree name) {
                            names.add(name.getName().toString());
                        }
                        return super.visitMethodInvocation(call, nothing);
                    }
                }.scan(StudentCode.wrapped(Notebook.source(cell), snippets).unit, null));
        return names;
    }

    private List<String> faultsOfTheClosing(List<Programs> before) {
        List<String> faults = new ArrayList<>();
        Methods closing = closing();
        Methods written = written();
        closing.bySignature.forEach((signature, text) -> {
            List<String> mine = written.named(Methods.name(signature));
            if (!mine.isEmpty() && !mine.contains(text)) {
                faults.add("the program now has another " + signature + " than the cell in which it is written");
            }
            before.stream()
                    .filter(each -> mine.isEmpty() && each.written().bySignature.containsKey(signature))
                    .findFirst()
                    .filter(each -> !text.equals(each.written().bySignature.get(signature)))
                    .ifPresent(each -> faults.add(
                            "the program now has another " + signature + " than was written in " + each.lesson));
        });
        List<String> pieces = List.copyOf(written.bySignature.keySet());
        String last = pieces.isEmpty() ? "" : pieces.get(pieces.size() - 1);
        if (pieces.size() > 1 && !closing.names().contains(Methods.name(last))) {
            faults.add("the program now is without " + last + ", which carries the title");
        }
        return faults;
    }
}
