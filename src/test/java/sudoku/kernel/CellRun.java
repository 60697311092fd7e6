package sudoku.kernel;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What a front end hears of one execution of a cell. */
public record CellRun(JsonNode answer) {

    public String status() {
        return answer.path("status").asText();
    }

    public JsonNode reply() {
        return answer.path("reply");
    }

    public double seconds() {
        return answer.path("seconds").asDouble();
    }

    /** The interrupt has ended the cell before a person takes the kernel for dead; a busy machine may be slow. */
    boolean wasStopped() {
        return answer.path("stopped_in").asDouble(Double.MAX_VALUE) < 20;
    }

    public List<JsonNode> messages(String kind) {
        List<JsonNode> found = new ArrayList<>();
        answer.path("heard").forEach(message -> {
            if (message.get(0).asText().equals(kind)) {
                found.add(message.get(1));
            }
        });
        return found;
    }

    public List<String> kinds() {
        List<String> kinds = new ArrayList<>();
        answer.path("heard").forEach(message -> kinds.add(message.get(0).asText()));
        return kinds;
    }

    private String stream(String name) {
        StringBuilder text = new StringBuilder();
        messages("stream").stream()
                .filter(message -> message.path("name").asText().equals(name))
                .forEach(message -> text.append(message.path("text").asText()));
        return text.toString();
    }

    public String out() {
        return stream("stdout");
    }

    public String err() {
        return stream("stderr");
    }

    /** The value shown, as plain text; empty if there is none. */
    public String result() {
        return messages("execute_result").stream()
                .map(message -> message.path("data").path("text/plain").asText())
                .findFirst()
                .orElse("");
    }

    /** The error as a person reads it, without its colors; empty if there is none. */
    public String error() {
        StringBuilder text = new StringBuilder();
        messages("error").forEach(error -> error.path("traceback")
                .forEach(line -> text.append(line.asText().replaceAll("\u001b\\[[0-9;]*m", ""))
                        .append('\n')));
        return text.toString();
    }

    public String errorName() {
        return messages("error").stream()
                .map(error -> error.path("ename").asText())
                .findFirst()
                .orElse("");
    }

    /** Text that came meanwhile for a cell run this many executions earlier. */
    public String textOfEarlier(int executionsAgo) {
        StringBuilder text = new StringBuilder();
        answer.path("foreign").forEach(message -> {
            if (message.get(0).asInt() == executionsAgo
                    && message.get(1).asText().equals("stream")) {
                text.append(message.get(2).path("text").asText());
            }
        });
        return text.toString();
    }

    @Override
    public String toString() {
        return answer.toPrettyString();
    }
}
