package sudoku.kernel;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.LanguageInfo;
import io.github.spencerpark.jupyter.messages.Header;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageType;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;

/** Answers to the questions a front end has besides running cells. */
final class Answers {
    record Answer(MessageType<?> type, JsonObject content) {}

    /** The same as IJava's, so that a notebook saved with one opens alike with the other. */
    static final LanguageInfo LANGUAGE = new LanguageInfo.Builder("Java")
            .version(Runtime.version().toString())
            .mimetype("text/x-java-source")
            .fileExtension(".jshell")
            .pygments("java")
            .codemirror("java")
            .build();

    static final List<LanguageInfo.Help> HELP = List.of(
            new LanguageInfo.Help("Java " + Runtime.version().feature() + " library",
                    "https://docs.oracle.com/en/java/javase/" + Runtime.version().feature() + "/docs/api/"),
            new LanguageInfo.Help("The Java tutorials", "https://dev.java/learn/"));

    private final Future<Session> session;

    Answers(Future<Session> session) {
        this.session = session;
    }

    static JsonObject ok() {
        JsonObject content = new JsonObject();
        content.addProperty("status", "ok");
        return content;
    }

    Optional<Answer> to(Message<?> request) {
        MessageType<?> type = request.getHeader().getType();
        if (type == MessageType.KERNEL_INFO_REQUEST) {
            return Optional.of(new Answer(MessageType.KERNEL_INFO_REPLY, about()));
        }
        if (type == MessageType.COMM_INFO_REQUEST) {
            JsonObject none = ok();
            none.add("comms", new JsonObject());
            return Optional.of(new Answer(MessageType.COMM_INFO_REPLY, none));
        }
        return Optional.empty();
    }

    private static JsonObject about() {
        Gson gson = new Gson();
        JsonObject content = ok();
        content.addProperty("protocol_version", Header.PROTOCOL_VERISON);
        content.addProperty("implementation", "sudoku-kernel");
        content.addProperty("implementation_version", "1.0");
        content.addProperty("banner", "Java " + Runtime.version() + ", the kernel of the Sudoku course");
        content.add("language_info", gson.toJsonTree(LANGUAGE));
        content.add("help_links", gson.toJsonTree(HELP));
        return content;
    }
}
