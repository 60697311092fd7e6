package sudoku.kernel.wire;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Collection;

/** JSON in one call. */
public final class Json {
    private static final Gson GSON = new Gson();

    private Json() {}

    /** An object of names and values in turn. */
    public static JsonObject object(Object... namesAndValues) {
        return with(new JsonObject(), namesAndValues);
    }

    /** What a reply holds that tells of no error. */
    public static JsonObject ok(Object... namesAndValues) {
        return with(object("status", "ok"), namesAndValues);
    }

    /** The same object with more in it. */
    public static JsonObject with(JsonObject object, Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.add((String) namesAndValues[i], of(namesAndValues[i + 1]));
        }
        return object;
    }

    /** JSON as it is, a collection as a list, anything else as Gson writes it. */
    public static JsonElement of(Object value) {
        if (value instanceof JsonElement json) {
            return json;
        }
        if (value instanceof Collection<?> all) {
            JsonArray list = new JsonArray();
            all.forEach(each -> list.add(of(each)));
            return list;
        }
        return GSON.toJsonTree(value);
    }
}
