package sudoku.kernel.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import jdk.jshell.Diag;
import jdk.jshell.SourceCodeAnalysis;
import sudoku.files.NearestName;

/** What was meant by a name that the compiler does not know: one that could be completed in its place. */
final class NearNames {
    private static final Pattern UNKNOWN = Pattern.compile("symbol:\\s+(?:variable|class|interface|method) (\\w+)");

    private final SourceCodeAnalysis analysis;

    NearNames(SourceCodeAnalysis analysis) {
        this.analysis = analysis;
    }

    /** The question to ask about an error, if it is about an unknown name and a near one is known. */
    Optional<String> question(Diag error, String source) {
        Matcher unknown = UNKNOWN.matcher(error.getMessage(null));
        return unknown.find() ? question(unknown.group(1), source, (int) error.getPosition()) : Optional.empty();
    }

    /** The question to ask about a definition that lacks something, such as {@code method solve(int)}. */
    Optional<String> question(String lacked, String source) {
        String name = lacked.replaceFirst("^\\w+ ", "").replaceFirst("\\W.*", "");
        Matcher use = Pattern.compile("\\b" + name + "\\b").matcher(source);
        return use.find() ? question(name, source, use.start()) : Optional.empty();
    }

    /** @param from where the name is, or the dot before it */
    private Optional<String> question(String name, String source, int from) {
        int start = source.indexOf(name, Math.max(0, from));
        if (start < 0) {
            return Optional.empty();
        }
        String before = source.substring(0, start);
        List<String> known = new ArrayList<>(analysis.completionSuggestions(before, start, new int[1]).stream()
                .map(suggestion -> suggestion.continuation().replaceFirst("\\W.*", ""))
                .distinct()
                .toList());
        if (!before.stripTrailing().endsWith(".")) {
            known.addAll(ownNames(before, name));
        }
        return NearestName.of(name, known).map(near -> "Did you mean `" + near + "`?");
    }

    /** Parameters and local variables, which completion does not see: all names that are in the text before. */
    private static List<String> ownNames(String before, String unknown) {
        return Pattern.compile("(?<![\\w.])[a-zA-Z_]\\w*")
                .matcher(before)
                .results()
                .map(MatchResult::group)
                .filter(word -> SourceVersion.isName(word) && !word.equals(unknown))
                .distinct()
                .toList();
    }
}
