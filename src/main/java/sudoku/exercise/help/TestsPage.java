package sudoku.exercise.help;

import static sudoku.picture.draw.Html.escape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.picture.Showable;

/**
 * The visible tests of a task, to be read.
 *
 * <p><b>Idea.</b> A test says exactly what a statement means, and reading tests is half of the trade. So its source is
 * shown as it is, without what only the machine wants to know, and what it uses is folded below.
 *
 * <p><b>Representation.</b> The sources lie in the jar. They are cut by their indentation, which the build holds.
 */
public final class TestsPage implements Showable {
    private static final String TESTS = "VisibleTests.java";
    /** Members of a class are indented by four, and stand apart. */
    private static final Pattern APART = Pattern.compile("(?:(?<=\\{)\n|\n\n)(?=    [@/\\w])");

    private static final Pattern NAME = Pattern.compile("@DisplayName\\(\"(.*)\"\\)");
    private static final Pattern HEAD = Pattern.compile("(?s)\\A@.*?\n(?=void )");
    private static final Pattern HELPER = Pattern.compile("\\bVisible\\w+");
    private static final Pattern DECLARED =
            Pattern.compile("(?m)^(?:(?:private|public|import) )?static .*?(\\w+)(?:\\(| =|;)");

    private final String title;
    private final Map<String, String> tests = new LinkedHashMap<>();
    private final Map<String, String> used = new LinkedHashMap<>();

    private TestsPage(String title) {
        this.title = title;
    }

    /** The visible tests that ask for an answer to this task; nothing where the sources are missing. */
    public static Optional<TestsPage> of(SetHelp set, Class<?> task, String title) {
        return SetHelp.packed(set.folder(), TESTS).map(source -> {
            TestsPage page = new TestsPage(title);
            List<String> members = Arrays.stream(APART.split(source.substring(0, source.lastIndexOf('}'))))
                    .skip(1)
                    .map(member -> member.indent(-4))
                    .toList();
            members.stream()
                    .filter(member ->
                            member.contains("@DisplayName") && member.contains("(" + task.getSimpleName() + " "))
                    .forEach(page::addTest);
            String others = members.stream()
                    .filter(member -> !member.contains("@DisplayName"))
                    .filter(page::isUsed)
                    .collect(Collectors.joining("\n"));
            if (!others.isEmpty()) {
                page.used.put("the same file", others);
            }
            page.addHelpers(
                    set,
                    String.join("\n", page.tests.values())
                            + others
                            + source.lines()
                                    .filter(line -> line.startsWith("import static"))
                                    .filter(page::isUsed)
                                    .collect(Collectors.joining("\n")));
            return page;
        });
    }

    private void addTest(String member) {
        Matcher name = NAME.matcher(member);
        tests.put(
                name.find() ? name.group(1) : member.lines().findFirst().orElse(""),
                HEAD.matcher(member).replaceFirst(""));
    }

    private boolean isUsed(String member) {
        Matcher name = DECLARED.matcher(member);
        return name.find()
                && tests.values().stream().anyMatch(test -> test.matches("(?s).*\\b" + name.group(1) + "\\b.*"));
    }

    private void addHelpers(SetHelp set, String text) {
        for (String name : HELPER.matcher(text)
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList()) {
            String file = name + ".java";
            if (!used.containsKey(file) && !file.equals(TESTS)) {
                SetHelp.packed(set.folder(), file)
                        .map(TestsPage::withoutImports)
                        .ifPresent(source -> {
                            used.put(file, source);
                            addHelpers(set, source);
                        });
            }
        }
    }

    private static String withoutImports(String source) {
        return source.replaceFirst("(?s)\\A.*?\n(?=/\\*\\*)", "");
    }

    @Override
    public String html() {
        StringBuilder html = new StringBuilder(
                "<div style=\"line-height:1.45;max-width:75em\"><div><b>" + escape(title) + "</b></div>");
        tests.forEach((name, source) -> html.append("<div style=\"margin-top:0.8em\">")
                .append(escape(name))
                .append("</div>")
                .append(code(source)));
        used.forEach((name, source) -> html.append("<details style=\"margin-top:0.6em\"><summary>What they use: ")
                .append(escape(name))
                .append("</summary>")
                .append(code(source))
                .append("</details>"));
        return html.append("</div>").toString();
    }

    private static String code(String source) {
        return "<pre style=\"margin:0.3em 0;padding:0.4em 0.8em;border-left:0.2em solid #888;overflow-x:auto\"><code>"
                + escape(source.stripTrailing()) + "</code></pre>";
    }

    @Override
    public String text() {
        List<String> parts = new ArrayList<>(List.of(title));
        tests.forEach((name, source) -> parts.add("// " + name + "\n" + source.stripTrailing()));
        if (!used.isEmpty()) {
            parts.add("They use: " + String.join(", ", used.keySet()));
        }
        return String.join("\n\n", parts);
    }
}
