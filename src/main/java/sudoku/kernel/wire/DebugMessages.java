package sudoku.kernel.wire;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.messages.MessageType;
import java.lang.reflect.Constructor;

/** The messages of Jupyter's debug protocol, which the engine does not know: it is told of them here. */
public final class DebugMessages {
    public static final MessageType<JsonObject> REQUEST = type("debug_request");
    public static final MessageType<JsonObject> REPLY = type("debug_reply");
    public static final MessageType<JsonObject> EVENT = type("debug_event");

    private DebugMessages() {}

    /** A type enters the engine's list when it is made; its constructor is the engine's own. */
    @SuppressWarnings("unchecked")
    private static MessageType<JsonObject> type(String name) {
        try {
            Constructor<?> maker = MessageType.class.getDeclaredConstructor(String.class, Class.class);
            maker.setAccessible(true);
            return (MessageType<JsonObject>) maker.newInstance(name, JsonObject.class);
        } catch (ReflectiveOperationException anotherEngine) {
            throw new IllegalStateException(anotherEngine);
        }
    }
}
