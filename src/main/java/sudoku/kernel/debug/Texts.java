package sudoku.kernel.debug;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import sudoku.kernel.debug.call.Breakpoint;

/** What the protocol asks about texts, and about the lines in them at which to stop. */
final class Texts {
    private final Sources sources;
    private final Breakpoints breakpoints;

    Texts(Sources sources, Breakpoints breakpoints) {
        this.sources = sources;
        this.breakpoints = breakpoints;
    }

    JsonObject dumpCell(JsonObject arguments) {
        JsonObject body = new JsonObject();
        body.addProperty("sourcePath", sources.pathOf(arguments.get("code").getAsString()));
        return body;
    }

    JsonObject source(JsonObject arguments) {
        String text =
                sources.text(arguments.getAsJsonObject("source").get("path").getAsString());
        if (text == null) {
            throw new IllegalArgumentException("source unavailable");
        }
        JsonObject body = new JsonObject();
        body.addProperty("content", text);
        body.addProperty("mimeType", "text/x-java");
        return body;
    }

    JsonObject modules() {
        JsonArray modules = new JsonArray();
        sources.library().forEach((name, path) -> {
            JsonObject module = new JsonObject();
            module.addProperty("id", modules.size());
            module.addProperty("name", name);
            module.addProperty("path", path);
            modules.add(module);
        });
        JsonObject body = new JsonObject();
        body.add("modules", modules);
        body.addProperty("totalModules", modules.size());
        return body;
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
        JsonObject body = new JsonObject();
        body.add("breakpoints", described(path, breakpoints.set(path, wanted)));
        return body;
    }

    /** All that are set. */
    JsonArray breakpoints() {
        JsonArray all = new JsonArray();
        breakpoints.all().forEach((path, lines) -> {
            JsonObject ofPath = new JsonObject();
            ofPath.addProperty("source", path);
            ofPath.add("breakpoints", described(path, lines));
            all.add(ofPath);
        });
        return all;
    }

    private static String text(JsonObject from, String key) {
        return from.has(key) && from.get(key).isJsonPrimitive() ? from.get(key).getAsString() : "";
    }

    private static JsonArray described(String path, List<Breakpoint> all) {
        JsonArray described = new JsonArray();
        for (Breakpoint each : all) {
            JsonObject source = new JsonObject();
            source.addProperty("path", path);
            JsonObject one = new JsonObject();
            one.addProperty("verified", each.line() > 0);
            if (each.line() > 0) {
                one.addProperty("line", each.line());
            } else {
                one.addProperty("message", "There is no code at this line or below.");
            }
            one.add("source", source);
            described.add(one);
        }
        return described;
    }
}
