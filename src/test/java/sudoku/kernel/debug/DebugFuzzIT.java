package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The debugger answers, whatever it is asked and whatever is in the variables; the square button works. */
@Needs(Need.JUPYTER)
class DebugFuzzIT extends DebugCase {
    private static final int REQUESTS = 150;
    private static final List<String> COMMANDS = List.of(
            "attach",
            "configurationDone",
            "copyToGlobals",
            "debugInfo",
            "dumpCell",
            "evaluate",
            "initialize",
            "inspectVariables",
            "modules",
            "pause",
            "richInspectVariables",
            "scopes",
            "setBreakpoints",
            "setExceptionBreakpoints",
            "setVariable",
            "source",
            "stackTrace",
            "threads",
            "variables",
            "no such command",
            "");
    private static final List<String> KEYS = List.of(
            "breakpoints",
            "code",
            "dstVariableName",
            "expression",
            "filters",
            "frameId",
            "levels",
            "line",
            "name",
            "path",
            "source",
            "sourceReference",
            "srcFrameId",
            "srcVariableName",
            "startFrame",
            "threadId",
            "value",
            "variableName",
            "variablesReference");
    private static final String HOSTILE =
            """
            class Mine extends AbstractList<Integer> {
                public Integer get(int i) { return i; }
                public int size() {
                    int endless = 1;
                    while (endless > 0) { endless = 1; }
                    return endless;
                }
            }
            class Stops extends AbstractList<Integer> {
                public Integer get(int i) { return i; }
                public int size() {
                    return 3;
                }
            }
            int look() {
                Object[] self = new Object[2];
                self[0] = self;
                Object[] deep = {};
                for (int level = 0; level < 40; level++) { Object[] above = new Object[9]; Arrays.fill(above, deep); deep = above; }
                List<Integer> endless = Collections.unmodifiableList(new Mine());
                List<Integer> stops = Collections.unmodifiableList(new Stops());
                int here = 5;
                return here;
            }
            """;

    @Test
    void hostileValuesAndMalformedRequestsAreAnswered() {
        client.run(HOSTILE);
        talk = DebugTalk.on(client);
        talk.breakAt(HOSTILE, 12, 23);
        talk.begin("look()");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.locals(0))
                .as("a breakpoint within size() is silent for who only looks")
                .containsEntry("here", "5")
                .containsEntry("stops", "List of 3 [0, 1, 2]")
                .containsEntry("self", "Object[2] {Object[2], null}");
        assertThat(talk.locals(0).get("endless")).contains("can't be shown in time");
        Random random = new Random(20261127);
        for (int i = 0; i < REQUESTS; i++) {
            Map<String, Object> arguments = new HashMap<>();
            for (int keys = random.nextInt(4); keys >= 0; keys--) {
                arguments.put(KEYS.get(random.nextInt(KEYS.size())), anything(random, 0));
            }
            String command = COMMANDS.get(random.nextInt(COMMANDS.size()));
            Map<String, Object> request = new HashMap<>(Map.of(
                    "type",
                    "request",
                    "seq",
                    i,
                    "command",
                    command,
                    "arguments",
                    random.nextInt(9) == 0 ? "none" : arguments));
            if (random.nextInt(9) == 0) {
                request.remove(List.of("type", "seq", "command", "arguments").get(random.nextInt(4)));
            }
            JsonNode answer = client.send("debug_as_it_is", Map.of("content", request));
            assertThat(answer.path("type").asText())
                    .as("%s %s: %s", command, arguments, answer)
                    .isEqualTo("response");
            assertThat(answer.path("success").isBoolean())
                    .as("%s %s: %s", command, arguments, answer)
                    .isTrue();
        }
        client.send("interrupt", Map.of());
        assertThat(talk.end().errorName()).isEqualTo("Interrupted");
        assertThat(client.value("1 + 1")).isEqualTo("2");
    }

    private static Object anything(Random random, int depth) {
        return switch (random.nextInt(depth < 3 ? 10 : 7)) {
            case 0 -> random.nextInt();
            case 1 -> random.nextInt(30);
            case 2 -> 1e300;
            case 3 -> random.nextBoolean();
            case 4 ->
                List.of("here", "endless", "self", "deep[0]", "stops.size()", "endless.size()", "look()")
                        .get(random.nextInt(7));
            case 5 -> "\u0000\ud83c\udf75".repeat(random.nextInt(20));
            case 6 -> Collections.emptyMap();
            case 7 -> Map.of(KEYS.get(random.nextInt(KEYS.size())), anything(random, depth + 1));
            case 8 -> new ArrayList<>(Collections.nCopies(random.nextInt(5), anything(random, depth + 1)));
            default -> "x".repeat(random.nextInt(3_000));
        };
    }
}
