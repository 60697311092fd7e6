package sudoku.course.jshell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Prose of a lesson for a terminal: Markdown without its marks, in lines that can be read.
 *
 * <p>Paragraphs and lists are filled anew, tables get columns, code stays as it is. A link is its words.
 */
final class TerminalProse {
    private static final int WIDTH = 96;
    private static final Pattern BLOCKS = Pattern.compile("(?ms)^```[^\\n]*\\n.*?^```[^\\n]*$|\\n\\s*\\n");
    private static final Pattern ITEM = Pattern.compile("^(\\s*)([-*+]|\\d+\\.)\\s+(.*)$", Pattern.DOTALL);
    private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\([^)]*\\)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\([^)]*\\)");
    private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*", Pattern.DOTALL);
    private static final Pattern ITALIC = Pattern.compile("(?<![\\w*])\\*([^*\\s](?:[^*]*[^*\\s])?)\\*(?![\\w*])");
    /** Code in a sentence stays on one line, as what is typed does. */
    private static final Pattern SPAN = Pattern.compile("`[^`]*`");

    private static final char HARD_SPACE = '\u0001';
    private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>]*>");

    private final StringBuilder text = new StringBuilder();

    private TerminalProse() {}

    static String of(String markdown) {
        TerminalProse prose = new TerminalProse();
        String source = markdown.replace("\r\n", "\n").strip();
        Matcher between = BLOCKS.matcher(source);
        int start = 0;
        while (between.find()) {
            prose.block(source.substring(start, between.start()));
            if (between.group().startsWith("```")) {
                List<String> lines = between.group().lines().toList();
                prose.code(lines.subList(1, lines.size() - 1));
            }
            start = between.end();
        }
        prose.block(source.substring(start));
        return prose.text.toString().stripTrailing();
    }

    private void block(String block) {
        if (block.isBlank()) {
            return;
        }
        List<String> lines = block.lines().filter(line -> !line.isBlank()).toList();
        if (lines.get(0).startsWith("#")) {
            heading(lines.get(0));
            block(String.join("\n", lines.subList(1, lines.size())));
        } else if (lines.stream().allMatch(line -> line.startsWith("    ") || line.startsWith("\t"))) {
            code(lines.stream()
                    .map(line -> line.replaceFirst("^(?: {4}|\\t)", ""))
                    .toList());
        } else if (lines.get(0).strip().startsWith("|")) {
            table(lines);
        } else {
            items(lines);
        }
        if (!text.toString().endsWith("\n\n")) {
            text.append('\n');
        }
    }

    private void heading(String line) {
        String title = plain(line.replaceFirst("^#+\\s*", ""));
        String below = line.startsWith("# ") ? "=" : line.startsWith("## ") ? "-" : "";
        text.append(title)
                .append('\n')
                .append(below.isEmpty() ? "" : below.repeat(Math.min(WIDTH, title.length())) + "\n")
                .append('\n');
    }

    private void code(List<String> lines) {
        lines.forEach(line -> text.append(("    " + line).stripTrailing()).append('\n'));
        text.append('\n');
    }

    private void table(List<String> lines) {
        List<List<String>> rows = new ArrayList<>();
        for (String line : lines) {
            if (!line.strip().matches("[|\\s:-]+")) {
                String cells = line.strip().replaceAll("^\\||\\|$", "");
                rows.add(Arrays.stream(cells.split("(?<!\\\\)\\|"))
                        .map(cell -> plain(cell).strip())
                        .toList());
            }
        }
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < Math.min(columns, row.size()); i++) {
                int column = i;
                int widest = rows.stream()
                        .filter(each -> column < each.size())
                        .mapToInt(each -> each.get(column).length())
                        .max()
                        .orElse(0);
                line.append(row.get(i)).append(" ".repeat(widest - row.get(i).length() + 2));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    /** Paragraphs, and the items of lists, each with a hanging indent. */
    private void items(List<String> lines) {
        List<String> item = new ArrayList<>();
        for (String line : lines) {
            if (ITEM.matcher(line).matches() && !item.isEmpty()) {
                fill(item);
                item = new ArrayList<>();
            }
            item.add(line);
        }
        fill(item);
    }

    private void fill(List<String> lines) {
        Matcher item = ITEM.matcher(String.join("\n", lines));
        boolean isItem = item.matches();
        String first = isItem ? item.group(1) + (item.group(2).matches("\\d+\\.") ? item.group(2) : "-") + " " : "";
        String words = isItem
                ? item.group(3)
                : lines.stream().map(line -> line.replaceFirst("^>\\s?", "")).collect(Collectors.joining("\n"));
        StringBuilder line = new StringBuilder(first);
        int begun = line.length();
        String unbroken = SPAN.matcher(plain(words))
                .replaceAll(
                        span -> Matcher.quoteReplacement(span.group().replaceAll("\\s+", String.valueOf(HARD_SPACE))));
        for (String word : unbroken.split("\\s+")) {
            if (line.length() + word.length() + 1 > WIDTH && line.length() > begun) {
                text.append(line.toString().stripTrailing()).append('\n');
                line = new StringBuilder(" ".repeat(first.length()));
            }
            line.append(word.replace(HARD_SPACE, ' ')).append(' ');
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }

    private static String plain(String markdown) {
        String text = IMAGE.matcher(markdown).replaceAll("[$1]");
        text = LINK.matcher(text).replaceAll("$1");
        text = BOLD.matcher(text).replaceAll("$1");
        text = ITALIC.matcher(text).replaceAll("$1");
        return TAG.matcher(text)
                .replaceAll("")
                .replace("\\|", "|")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&nbsp;", " ")
                .replace("&amp;", "&");
    }
}
