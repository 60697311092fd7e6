package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the program says can be read in one place, by whom it is for: {@code target/messages.md}, made here. */
class MessagesTests {
    /** These end in a question to her, or name two ways out: readers asked for what the last sentence says. */
    private static final List<String> LONGER = List.of(
            "There is no answer to check:",
            "The compiler is still at work on this cell,",
            "Your program has counted no digits,",
            "Your solve says false, but this board is full",
            "Your candidates says … for",
            "Your solve says null,",
            "Here order names the last blank,");

    private static List<Messages.Message> all;

    /** Once: it parses the whole program. */
    @BeforeAll
    static void readAll() throws IOException {
        all = Messages.all();
    }

    @Test
    void everyMessageIsInOneTable() throws IOException {
        Map<String, List<Messages.Message>> byReader = all.stream()
                .collect(Collectors.groupingBy(Messages.Message::reader, TreeMap::new, Collectors.toList()));
        StringBuilder page = new StringBuilder("# Everything that the program says\n");
        byReader.forEach((reader, messages) -> {
            page.append("\n## To ").append(reader).append("\n\n| it says | where |\n|---|---|\n");
            messages.forEach(each -> page.append("| ")
                    .append(each.text().replace("|", "\\|"))
                    .append(" | ")
                    .append(each.place())
                    .append(" |\n"));
        });
        Files.writeString(Path.of("target", "messages.md"), page);
        assertThat(byReader).hasSizeGreaterThan(5);
        assertThat(page).contains("Your fits", "is no digit");
    }

    /** What is wrong, and what to do. */
    @Test
    void aMessageHasTwoSentencesAtMost() {
        assertThat(all.stream()
                        .filter(each -> each.sentences() > 2)
                        .filter(each -> LONGER.stream().noneMatch(each.text()::startsWith))
                        .map(each -> each.place() + " " + each.text()))
                .isEmpty();
        assertThat(LONGER).allSatisfy(begin -> assertThat(all)
                .anyMatch(each -> each.text().startsWith(begin) && each.sentences() > 2));
    }
}
