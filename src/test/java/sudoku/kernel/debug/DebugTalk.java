package sudoku.kernel.debug;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.kernel.CellRun;
import sudoku.kernel.JupyterClient;

/** A conversation with the debugger, as JupyterLab would hold it. */
final class DebugTalk {
    private final JupyterClient client;

    private DebugTalk(JupyterClient client) {
        this.client = client;
    }

    /** Switched on, as the button with the beetle does. */
    static DebugTalk on(JupyterClient client) {
        DebugTalk talk = new DebugTalk(client);
        talk.well("initialize", Map.of("clientID", "test", "adapterID", "java"));
        talk.well("attach", Map.of());
        talk.well("configurationDone", Map.of());
        return talk;
    }

    JsonNode ask(String command, Map<String, ?> arguments) {
        Map<String, Object> all = new LinkedHashMap<>(arguments);
        all.put("command", command);
        return client.send("debug", all);
    }

    /** The body of an answer that must be a good one. */
    JsonNode well(String command, Map<String, ?> arguments) {
        JsonNode answer = ask(command, arguments);
        if (!answer.path("success").asBoolean()) {
            throw new AssertionError(command + " " + arguments + ": " + answer);
        }
        return answer.path("body");
    }

    String pathOf(String cell) {
        return well("dumpCell", Map.of("code", cell)).path("sourcePath").asText();
    }

    /** Sets those of a cell; the lines at which they are. */
    List<Integer> breakAt(String cell, Integer... lines) {
        return breakAt(
                cell,
                Arrays.stream(lines)
                        .map(line -> Map.<String, Object>of("line", line))
                        .toList());
    }

    List<Integer> breakAt(String cell, List<Map<String, Object>> breakpoints) {
        JsonNode body =
                well("setBreakpoints", Map.of("source", Map.of("path", pathOf(cell)), "breakpoints", breakpoints));
        List<Integer> lines = new ArrayList<>();
        body.path("breakpoints")
                .forEach(each -> lines.add(
                        each.path("verified").asBoolean() ? each.path("line").asInt() : 0));
        return lines;
    }

    void begin(String cell) {
        client.send("begin", Map.of("code", cell));
    }

    /** As soon as there is something to pause. */
    void pause() {
        while (!ask("pause", Map.of()).path("success").asBoolean()) {
            Thread.onSpinWait();
        }
    }

    /** Waits for the next stop; why it is one, or {@code idle} if the cell is over. */
    String stop() {
        JsonNode event = client.send("event", Map.of("name", "stopped"));
        return event.path("body").path("reason").asText(event.path("event").asText());
    }

    /** Waits for the next stop and tells of which thread it is. */
    long stoppedThread() {
        return client.send("event", Map.of("name", "stopped"))
                .path("body")
                .path("threadId")
                .asLong();
    }

    /** Goes on and waits for the next stop. */
    String then(String command) {
        well(command, Map.of("threadId", 1));
        return stop();
    }

    /** Lets the cell go on to its end. */
    CellRun toTheEnd() {
        well("continue", Map.of("threadId", 1));
        return end();
    }

    /** What came of the cell that was begun. */
    CellRun end() {
        return new CellRun(client.send("end", Map.of()));
    }

    JsonNode frame(int index) {
        return well("stackTrace", Map.of("threadId", 1)).path("stackFrames").path(index);
    }

    /** The stack, innermost first: {@code solve(cell = 3), digit = 1 7}. */
    List<String> stack() {
        List<String> calls = new ArrayList<>();
        well("stackTrace", Map.of("threadId", 1))
                .path("stackFrames")
                .forEach(each -> calls.add(
                        each.path("name").asText() + " " + each.path("line").asInt()));
        return calls;
    }

    /** Waits until an expression has this value. */
    void await(String expression, String wanted) {
        String value = value(expression);
        for (int i = 0; !value.equals(wanted); i++) {
            if (i > 1_000) {
                throw new AssertionError(expression + " stays " + value + " and does not become " + wanted);
            }
            value = value(expression);
        }
    }

    /** A variable as a picture, in a panel that was opened while this call was looked at; in its forms. */
    JsonNode drawn(String name, int call) {
        return well("richInspectVariables", Map.of("variableName", name, "frameId", call))
                .path("data");
    }

    private JsonNode scope(int call, int index) {
        return well("scopes", Map.of("frameId", frame(call).path("id").asInt()))
                .path("scopes")
                .path(index);
    }

    /** The variables of a call by their names. */
    Map<String, String> locals(int call) {
        return parts(scope(call, 0).path("variablesReference").asInt());
    }

    /** The notebook's variables, as they are seen from a stop. */
    Map<String, String> globals() {
        return parts(scope(0, 1).path("variablesReference").asInt());
    }

    Map<String, String> parts(int reference) {
        Map<String, String> values = new LinkedHashMap<>();
        well("variables", Map.of("variablesReference", reference))
                .path("variables")
                .forEach(each -> values.put(
                        each.path("name").asText(), each.path("value").asText()));
        return values;
    }

    /** The value of an expression in the innermost call, or what is said about it. */
    String value(String expression) {
        return said(
                "evaluate",
                Map.of("expression", expression, "frameId", frame(0).path("id").asInt()),
                "result");
    }

    /** Copies a variable of the innermost call into the notebook; what is said about it. */
    String copy(String from, String to) {
        return said(
                "copyToGlobals",
                Map.of(
                        "srcVariableName",
                        from,
                        "dstVariableName",
                        to,
                        "srcFrameId",
                        frame(0).path("id").asInt()),
                "value");
    }

    private String said(String command, Map<String, ?> arguments, String key) {
        JsonNode answer = ask(command, arguments);
        return answer.path("success").asBoolean()
                ? answer.path("body").path(key).asText()
                : answer.path("message").asText();
    }

    /** Puts a value into a variable of the innermost call (scope 0) or of the notebook (1); what is said about it. */
    String put(int scope, String name, String value) {
        return said(
                "setVariable",
                Map.of(
                        "variablesReference",
                        scope(0, scope).path("variablesReference").asInt(),
                        "name",
                        name,
                        "value",
                        value),
                "value");
    }

    void off() {
        well("disconnect", Map.of("restart", false, "terminateDebuggee", false));
    }
}
