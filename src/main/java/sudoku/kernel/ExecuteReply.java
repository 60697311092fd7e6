package sudoku.kernel;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Map;
import sudoku.kernel.ask.OkReply;
import sudoku.kernel.cell.FailureReport;

/** What the reply to the request to execute a cell holds. */
final class ExecuteReply {
    private static final Gson GSON = new Gson();

    private ExecuteReply() {}

    /** Of a cell that came to its end, with what the front end is to open beside the notebook, or {@code null}. */
    static JsonObject well(String page) {
        JsonArray payload = new JsonArray();
        if (page != null) {
            JsonObject shown = new JsonObject();
            shown.addProperty("source", "page");
            shown.add("data", GSON.toJsonTree(Map.of("text/plain", page)));
            shown.addProperty("start", 0);
            payload.add(shown);
        }
        JsonObject content = OkReply.content();
        content.add("payload", payload);
        return content;
    }

    static JsonObject failed(FailureReport failure) {
        JsonObject content = error(failure);
        content.addProperty("status", "error");
        return content;
    }

    /** Front ends keep it word for word as an output, where a notebook file may have these three and no others. */
    static JsonObject error(FailureReport failure) {
        JsonObject content = new JsonObject();
        content.addProperty("ename", failure.name());
        content.addProperty("evalue", failure.message());
        content.add("traceback", GSON.toJsonTree(failure.lines()));
        return content;
    }
}
