package sudoku.page.compile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.compiler.InvalidInputException;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalTokens;
import sudoku.files.NearestName;

/** What was meant by a name that the compiler does not know: another of the program's, or one of the library's. */
final class MeantName {
    private static final String CALLED = "(";

    private final LibraryOutline library;
    private final String source;

    MeantName(LibraryOutline library, String source) {
        this.library = library;
        this.source = source;
    }

    /** A question about a problem, or nothing. */
    String question(CategorizedProblem problem) {
        String typed = source.substring(problem.getSourceStart(), problem.getSourceEnd() + 1);
        List<String> words = words();
        Set<String> known = new HashSet<>();
        switch (problem.getID()) {
            case IProblem.UndefinedMethod -> {
                String owner = ownerOf(typed, words);
                if (!owner.isEmpty()) {
                    return "Did you mean " + owner + "." + typed + "?";
                }
                known.addAll(library.methods(problem.getArguments()[0]));
                known.addAll(called(words));
            }
            case IProblem.UndefinedType -> {
                known.addAll(library.simpleNames());
                known.addAll(words);
            }
            case IProblem.UndefinedName, IProblem.UndefinedField, IProblem.UnresolvedVariable -> known.addAll(words);
            default -> {}
        }
        known.removeAll(List.of(typed, CALLED, ""));
        return NearestName.of(typed, known)
                .map(near -> "Did you mean " + near + "?")
                .orElse("");
    }

    /** The variable whose type has the method that the program calls by itself: {@code rule}, of {@code Fits}. */
    private String ownerOf(String method, List<String> words) {
        for (int i = 1; i + 1 < words.size(); i++) {
            String variable = words.get(i);
            boolean isDeclared = !variable.isEmpty() && words.get(i + 1).isEmpty();
            if (isDeclared && library.hasMethod(words.get(i - 1), method)) {
                return variable;
            }
        }
        return "";
    }

    private static Set<String> called(List<String> words) {
        Set<String> names = new HashSet<>();
        for (int i = 1; i < words.size(); i++) {
            if (words.get(i).equals(CALLED)) {
                names.add(words.get(i - 1));
            }
        }
        return names;
    }

    /** The names in the program, the brackets that may follow a method's, and nothing in place of all else. */
    private List<String> words() {
        List<String> words = new ArrayList<>();
        Scanner scanner = new Scanner(false, false, false, ClassFileConstants.JDK17, null, null, true);
        scanner.setSource(source.toCharArray());
        try {
            for (int token = scanner.getNextToken();
                    token != TerminalTokens.TokenNameEOF;
                    token = scanner.getNextToken()) {
                words.add(
                        token == TerminalTokens.TokenNameIdentifier
                                ? new String(scanner.getCurrentIdentifierSource())
                                : token == TerminalTokens.TokenNameLPAREN ? CALLED : "");
            }
        } catch (InvalidInputException unreadable) {
            return words;
        }
        return words;
    }
}
