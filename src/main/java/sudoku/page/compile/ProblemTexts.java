package sudoku.page.compile;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.IProblemFactory;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblem;

/** The compiler's own sentences about what is wrong, from its list: a number, and words with places for names. */
final class ProblemTexts implements IProblemFactory {
    private static final int NUMBER = 0xFFFFFF;

    private final Map<Integer, String> texts = new HashMap<>();

    /** @param list the compiler's {@code messages.properties} */
    ProblemTexts(String list) {
        StringBuilder whole = new StringBuilder();
        for (String line : list.split("\r?\n")) {
            String stripped = line.strip();
            if (stripped.startsWith("#")) {
                continue;
            }
            if (stripped.endsWith("\\")) {
                whole.append(stripped, 0, stripped.length() - 1);
                continue;
            }
            add(whole.append(stripped).toString());
            whole.setLength(0);
        }
    }

    private void add(String line) {
        int sign = line.indexOf('=');
        if (sign > 0) {
            String number = line.substring(0, sign).strip();
            if (number.chars().allMatch(Character::isDigit)) {
                texts.put(
                        Integer.parseInt(number), plain(line.substring(sign + 1).strip()));
            }
        }
    }

    /** Without the escapes of the list. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '\\' && i + 5 < text.length() && text.charAt(i + 1) == 'u') {
                plain.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
                i += 5;
            } else if (each == '\\' && i + 1 < text.length()) {
                i++;
                plain.append(text.charAt(i) == 'n' ? '\n' : text.charAt(i));
            } else if (each == '\'') {
                if (i + 1 < text.length() && text.charAt(i + 1) == '\'') {
                    i++;
                    plain.append('\'');
                }
            } else {
                plain.append(each);
            }
        }
        return plain.toString();
    }

    @Override
    public CategorizedProblem createProblem(
            char[] file,
            int id,
            String[] names,
            String[] words,
            int severity,
            int start,
            int end,
            int line,
            int column) {
        return createProblem(file, id, names, 0, words, severity, start, end, line, column);
    }

    @Override
    public CategorizedProblem createProblem(
            char[] file,
            int id,
            String[] names,
            int elaboration,
            String[] words,
            int severity,
            int start,
            int end,
            int line,
            int column) {
        String text = getLocalizedMessage(id, elaboration, words);
        return new DefaultProblem(file, text, id, names, severity, start, end, line, column);
    }

    @Override
    public Locale getLocale() {
        return Locale.ENGLISH;
    }

    @Override
    public String getLocalizedMessage(int id, String[] words) {
        return getLocalizedMessage(id, 0, words);
    }

    @Override
    public String getLocalizedMessage(int id, int elaboration, String[] words) {
        String text =
                texts.getOrDefault(id & NUMBER, "The compiler reports an error without text, number " + (id & NUMBER));
        if (elaboration != 0) {
            text = text.replace("{0}", texts.getOrDefault(elaboration, ""));
        }
        for (int i = 0; words != null && i < words.length; i++) {
            text = text.replace("{" + i + "}", String.valueOf(words[i]));
        }
        return text;
    }
}
