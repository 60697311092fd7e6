package sudoku.kernel.ask;

import com.google.gson.JsonObject;

/** What every reply begins with that tells of no error. */
public final class OkReply {
    private OkReply() {}

    public static JsonObject content() {
        JsonObject content = new JsonObject();
        content.addProperty("status", "ok");
        return content;
    }
}
