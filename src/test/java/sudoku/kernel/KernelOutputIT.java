package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What a cell prints and shows arrives, in order, and a flood does not drown anybody. */
@Needs(Need.JUPYTER)
class KernelOutputIT extends KernelCase {
    @Test
    void aMillionLines() {
        CellRun run = client.run("for (int i = 0; i < 1_000_000; i++) System.out.println(\"line \" + i);");
        assertThat(run.status()).isEqualTo("ok");
        assertThat(run.seconds()).isLessThan(20);
        assertThat(run.kinds().size()).isLessThan(100);
        assertThat(run.out())
                .startsWith("line 0\nline 1\n")
                .contains("more than 200000 bytes of output")
                .containsPattern("left out \\d+ bytes in 98\\d{4} lines")
                .endsWith("line 999998\nline 999999\n");
    }

    @Test
    void aMillionPicturesUpdated() {
        CellRun run = client.run(
                "String id = display(\"0\");\n" + "for (int i = 1; i <= 20_000; i++) updateDisplay(id, \"\" + i);");
        assertThat(run.status()).isEqualTo("ok");
        List<JsonNode> updates = run.messages("update_display_data");
        assertThat(updates.get(updates.size() - 1)
                        .path("data")
                        .path("text/plain")
                        .asText())
                .isEqualTo("20000");
    }

    @Test
    void aFloodThatIsStopped() {
        // Counted from when the cell is sent: on a busy machine it is a second before it begins.
        CellRun run = client.run("while (true) System.out.println(\"again\");", Map.of("interrupt_after", 3.0));
        assertThat(run.errorName()).isEqualTo("Interrupted");
        assertThat(run.wasStopped()).as(run.toString()).isTrue();
        assertThat(run.out()).contains("left out");
    }

    @Test
    void aValueTooLongToShowIsCut() {
        assertThat(client.value("\"ab\".repeat(5_000_000)"))
                .startsWith("abab")
                .hasSizeLessThan(201_000)
                .endsWith("left out the other 9800000 of 10000000 characters.");
        CellRun thrown = client.run("throw new IllegalStateException(\"ab\".repeat(5_000_000));");
        assertThat(thrown.errorName()).isEqualTo("java.lang.IllegalStateException");
        assertThat(thrown.answer().toString())
                .contains("left out the other 9800000")
                .hasSizeLessThan(1_500_000);
    }

    @Test
    void bothStreamsAndPicturesKeepTheirOrder() {
        CellRun run = client.run("for (int i = 0; i < 3; i++) {\n  System.out.print(\"o\" + i);\n"
                + "  System.err.print(\"e\" + i);\n  display(\"d\" + i);\n}");
        StringBuilder order = new StringBuilder();
        run.answer()
                .path("heard")
                .forEach(message -> order.append(message.get(1).path("text").asText()
                        + message.get(1).path("data").path("text/plain").asText()));
        assertThat(order.toString()).isEqualTo("o0e0d0o1e1d1o2e2d2");
    }

    @Test
    void whatIsPrintedComesBeforeTheValueAndTheError() {
        assertThat(client.run("System.out.println(1);\n2").kinds())
                .containsExactly("execute_input", "stream", "execute_result");
        assertThat(client.run("System.out.println(1);\nthrow new Exception();").kinds())
                .containsExactly("execute_input", "stream", "error");
    }

    @Test
    void textAppearsWhileTheCellStillRuns() {
        CellRun run = client.run("System.out.println(\"first\"); Thread.sleep(400); System.out.println(\"second\");");
        assertThat(run.messages("stream")).hasSize(2);
    }

    @Test
    void everyCharacter() {
        CellRun run = client.run("for (int i = 0; i < 30_000; i++) System.out.print(\"é😀\");\n"
                + "for (byte b : \"ü\".getBytes(\"UTF-8\")) { System.out.write(b); System.out.flush();"
                + " Thread.sleep(150); }\n\"漢字\"");
        assertThat(run.out()).isEqualTo("é😀".repeat(30_000) + "ü");
        assertThat(run.result()).isEqualTo("漢字");
    }

    @Test
    void aThreadOfAnEarlierCellStillPrintsThere() {
        client.well("new Thread(() -> {\n  try { Thread.sleep(1_000); } catch (InterruptedException e) { }\n"
                + "  System.out.println(\"late\");\n  display(\"late picture\");\n}).start();");
        CellRun next = client.run("System.out.println(\"mine\"); Thread.sleep(1_500);", Map.of("settle", 0.5));
        assertThat(next.out()).isEqualTo("mine\n");
        assertThat(next.textOfEarlier(1)).isEqualTo("late\n");
    }

    @Test
    void anExceptionInAThread() {
        CellRun run = client.run("var t = new Thread(() -> {\n  int none = 0;\n  System.out.println(1 / none);\n});\n"
                + "t.start();\nt.join();");
        assertThat(run.status()).isEqualTo("ok");
        assertThat(run.err()).contains("java.lang.ArithmeticException").contains(", line 3");
    }

    @Test
    void aLineTypedByThePerson() {
        CellRun run = client.run("new Scanner(System.in).nextLine()", Map.of("answer", "fünf"));
        assertThat(run.result()).isEqualTo("fünf");
        assertThat(run.kinds()).contains("input_request");
    }

    @Test
    void noLineWhereTheFrontEndOffersNone() {
        assertThat(client.value("System.in.read()")).isEqualTo("-1");
    }

    @Test
    void aWaitForInputIsInterrupted() {
        CellRun run = client.run("System.in.read()", Map.of("allow_stdin", true, "interrupt_after", 0.5));
        assertThat(run.errorName()).isEqualTo("Interrupted");
        assertThat(client.run("new Scanner(System.in).nextInt() + 1", Map.of("answer", "6"))
                        .result())
                .isEqualTo("7");
    }

    @Test
    void aStreamThatACellHasReplaced() {
        client.run("System.setOut(new PrintStream(new ByteArrayOutputStream()));");
        assertThat(client.run("System.out.println(\"back\");").out()).isEqualTo("back\n");
    }
}
