package sudoku.page.compile;

import java.util.HashSet;
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
    private final LibraryOutline library;
    private final String source;

    MeantName(LibraryOutline library, String source) {
        this.library = library;
        this.source = source;
    }

    /** A question to go on with after what the compiler says, or nothing. */
    String question(CategorizedProblem problem) {
        Set<String> known =
                switch (problem.getID()) {
                    case IProblem.UndefinedMethod -> library.methods(problem.getArguments()[0]);
                    case IProblem.UndefinedType -> library.simpleNames();
                    case IProblem.UndefinedName, IProblem.UndefinedField, IProblem.UnresolvedVariable -> Set.of();
                    default -> null;
                };
        if (known == null) {
            return "";
        }
        String typed = source.substring(problem.getSourceStart(), problem.getSourceEnd() + 1);
        Set<String> all = names();
        all.addAll(known);
        all.remove(typed);
        return NearestName.of(typed, all)
                .map(near -> ". Did you mean " + near + "?")
                .orElse("");
    }

    /** All that are in the program. */
    private Set<String> names() {
        Set<String> names = new HashSet<>();
        Scanner scanner = new Scanner(false, false, false, ClassFileConstants.JDK17, null, null, true);
        scanner.setSource(source.toCharArray());
        try {
            for (int token = scanner.getNextToken();
                    token != TerminalTokens.TokenNameEOF;
                    token = scanner.getNextToken()) {
                if (token == TerminalTokens.TokenNameIdentifier) {
                    names.add(new String(scanner.getCurrentIdentifierSource()));
                }
            }
        } catch (InvalidInputException unreadable) {
            return names;
        }
        return names;
    }
}
