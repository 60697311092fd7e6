package sudoku.course.lesson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sudoku.ipynb.Notebook;

/**
 * What a lesson says to its reader, sentence by sentence and section by section, and what it says in proof.
 *
 * <p>A section begins at each heading of the second level. Notes, hints and ways to write a piece are no prose: they
 * are about the student's work. What is in code, indented or fenced, claims nothing; a proposition brings its own
 * proof; and of the steps to choose from all but one are wrong.
 */
final class LessonProse {
    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```[^\\n]*$");
    private static final Pattern INDENTED = Pattern.compile("(?m)^(?: {4}|\\t).*$");
    private static final Pattern NEW_BLOCK =
            Pattern.compile("\\n\\s*\\n|\\n(?=\\s*(?:[-*+]|\\d+\\.)\\s)|\\n(?=[|#>])|(?<=\\|)\\n");
    private static final Pattern BULLET = Pattern.compile("^\\s*(?:[-*+]|\\d+\\.|#+|>)\\s+");
    private static final Pattern CHOICE = Pattern.compile("(?s)^\\s*[-*+]\\s+\\**[a-z]\\).*");
    /** Each cell of a table is a sentence, or some. */
    private static final Pattern CELL = Pattern.compile("(?<!\\\\)\\|");
    /** After a full stop, and what may close after it, a new sentence begins with a capital, a digit or a mark. */
    private static final Pattern END = Pattern.compile("(?<=[.!?…][\"”»)*_]{0,3})\\s+(?=[\\p{Lu}\\d\"“«(*_`\\[])");

    /** A section: its sentences, those it exempts with the reason, and its cells of proof. */
    static final class Section {
        final String title;
        final List<String> sentences = new ArrayList<>();
        final Map<String, String> exempt = new LinkedHashMap<>();
        final List<String> proven = new ArrayList<>();

        private Section(String title) {
            this.title = title;
        }
    }

    private final List<Section> sections = new ArrayList<>(List.of(new Section("To begin with")));

    LessonProse(Notebook lesson) {
        for (ObjectNode cell : lesson.cells()) {
            if (SecondEdition.isCode(cell)) {
                last().proven.addAll(quoted(cell.path("metadata").path("proves")));
            } else if (isProse(cell) && !SecondEdition.is(cell, "proposition")) {
                read(cell);
            }
        }
    }

    static boolean isProse(ObjectNode cell) {
        return cell.path("cell_type").asText().equals("markdown")
                && !Notebook.isNotes(cell)
                && !SecondEdition.is(cell, "hint")
                && !SecondEdition.is(cell, "way");
    }

    List<Section> sections() {
        return sections;
    }

    private Section last() {
        return sections.get(sections.size() - 1);
    }

    private void read(ObjectNode cell) {
        for (String part : Notebook.source(cell).split("(?m)(?=^## )")) {
            if (part.startsWith("## ")) {
                sections.add(new Section(part.lines().findFirst().orElseThrow().substring(3)));
            }
            last().sentences.addAll(sentences(part));
            cell.path("metadata").path("exempt").fields().forEachRemaining(exemption -> last().exempt
                    .put(plain(exemption.getKey()), exemption.getValue().asText()));
        }
    }

    private static List<String> quoted(JsonNode proves) {
        List<String> quoted = new ArrayList<>();
        proves.forEach(sentence -> quoted.add(plain(sentence.asText())));
        return quoted;
    }

    static List<String> sentences(String markdown) {
        List<String> sentences = new ArrayList<>();
        String prose = INDENTED.matcher(
                        FENCED.matcher(markdown.replace("\r\n", "\n")).replaceAll("\n\n"))
                .replaceAll("\n");
        for (String block : NEW_BLOCK.split(prose)) {
            if (CHOICE.matcher(block).matches()) {
                continue;
            }
            Stream<String> parts = block.strip().startsWith("|")
                    ? CELL.splitAsStream(block)
                    : Stream.of(BULLET.matcher(block).replaceFirst(""));
            parts.flatMap(END::splitAsStream)
                    .map(LessonProse::plain)
                    .filter(sentence -> !sentence.isEmpty())
                    .forEach(sentences::add);
        }
        return sentences;
    }

    /** A line may be broken anywhere; a quotation need not break it there. */
    private static String plain(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
