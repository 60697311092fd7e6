package sudoku.kernel.debug;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import sudoku.kernel.debug.call.Breakpoint;
import sudoku.kernel.wire.Json;

/** What the protocol asks about texts, and about the lines in them at which to stop. */
final class Texts {
    private final Sources sources;
    private final Breakpoints breakpoints;

    Texts(Sources sources, Breakpoints breakpoints) {
        this.sources = sources;
        this.breakpoints = breakpoints;
    }

    JsonObject dumpCell(JsonObject arguments) {
        return Json.object("sourcePath", sources.pathOf(arguments.get("code").getAsString()));
    }

    JsonObject source(JsonObject arguments) {
        String text =
                sources.text(arguments.getAsJsonObject("source").get("path").getAsString());
        if (text == null) {
            throw new IllegalArgumentException("source unavailable");
        }
        return Json.object("content", text, "mimeType", "text/x-java");
    }

    JsonObject modules() {
        List<JsonObject> modules = new ArrayList<>();
        sources.library()
                .forEach((name, path) -> modules.add(Json.object("id", modules.size(), "name", name, "path", path)));
        return Json.object("modules", modules, "totalModules", modules.size());
    }

    JsonObject setBreakpoints(JsonObject arguments) {
        String path = arguments.getAsJsonObject("source").get("path").getAsString();
        List<Breakpoint> wanted = new ArrayList<>();
        if (arguments.get("breakpoints") instanceof JsonArray lines) {
            for (JsonElement each : lines) {
                JsonObject one = each.getAsJsonObject();
                wanted.add(new Breakpoint(one.get("line").getAsInt(), text(one, "condition"), text(one, "logMessage")));
            }
        }
        return Json.object("breakpoints", described(path, breakpoints.set(path, wanted)));
    }

    /** All that are set. */
    List<JsonObject> breakpoints() {
        List<JsonObject> all = new ArrayList<>();
        breakpoints
                .all()
                .forEach((path, lines) -> all.add(Json.object("source", path, "breakpoints", described(path, lines))));
        return all;
    }

    private static String text(JsonObject from, String key) {
        return from.has(key) && from.get(key).isJsonPrimitive() ? from.get(key).getAsString() : "";
    }

    private static List<JsonObject> described(String path, List<Breakpoint> all) {
        return all.stream().map(each -> described(path, each.line())).toList();
    }

    private static JsonObject described(String path, int line) {
        JsonObject described = Json.object("verified", line > 0, "source", Json.object("path", path));
        return line > 0
                ? Json.with(described, "line", line)
                : Json.with(described, "message", "There is no code on this line or below it.");
    }
}
