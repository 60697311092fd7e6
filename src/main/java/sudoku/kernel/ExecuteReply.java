package sudoku.kernel;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.stream.Stream;
import sudoku.kernel.cell.FailureReport;
import sudoku.kernel.wire.Json;

/** What the reply to the request to execute a cell holds. */
final class ExecuteReply {
    private ExecuteReply() {}

    /** Of a cell that came to its end, with what the front end is to open beside the notebook, or {@code null}. */
    static JsonObject well(String page) {
        Stream<JsonObject> shown = Stream.ofNullable(page)
                .map(text -> Json.object("source", "page", "data", Map.of("text/plain", text), "start", 0));
        return Json.ok("payload", shown.toList());
    }

    static JsonObject failed(FailureReport failure) {
        return Json.with(error(failure), "status", "error");
    }

    /** Front ends keep it word for word as an output, where a notebook file may have these three and no others. */
    static JsonObject error(FailureReport failure) {
        return Json.object("ename", failure.name(), "evalue", failure.message(), "traceback", failure.lines());
    }
}
