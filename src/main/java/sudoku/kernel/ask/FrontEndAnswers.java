package sudoku.kernel.ask;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.LanguageInfo;
import io.github.spencerpark.jupyter.messages.Header;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.request.CommInfoRequest;
import io.github.spencerpark.jupyter.messages.request.CompleteRequest;
import io.github.spencerpark.jupyter.messages.request.HistoryRequest;
import io.github.spencerpark.jupyter.messages.request.InspectRequest;
import io.github.spencerpark.jupyter.messages.request.IsCompleteRequest;
import io.github.spencerpark.jupyter.messages.request.KernelInfoRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import jdk.jshell.SourceCodeAnalysis;
import sudoku.kernel.code.Magics;
import sudoku.kernel.code.Session;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.wire.Json;

/** Answers to the questions a front end has besides running cells. */
public final class FrontEndAnswers {
    public record Answer(MessageType<?> type, JsonObject content) {}

    /**
     * IJava's, but for the version: a front end writes this into a notebook as soon as it is opened, and a notebook
     * that nobody has changed is to stay as it is on every JDK. The banner says which one runs.
     */
    public static final LanguageInfo LANGUAGE = new LanguageInfo.Builder("Java")
            .mimetype("text/x-java-source")
            .fileExtension(".jshell")
            .pygments("java")
            .codemirror("java")
            .build();

    public static final List<LanguageInfo.Help> HELP = List.of(
            new LanguageInfo.Help(
                    "Java " + Runtime.version().feature() + " library",
                    "https://docs.oracle.com/en/java/javase/"
                            + Runtime.version().feature() + "/docs/api/"),
            new LanguageInfo.Help("The Java tutorials", "https://dev.java/learn/"));

    private final CompletableFuture<Session> session;
    private final History history;
    private final Path jar;
    private LibrarySources library;

    /** The jar holds the sources of the library. */
    public FrontEndAnswers(CompletableFuture<Session> session, History history, Path jar) {
        this.session = session;
        this.history = history;
        this.jar = jar;
    }

    /**
     * Nothing for a request that this kernel does not know. What the compiler cannot cope with, or what lies in a jar
     * that has been overwritten, has no completion and no comment, and that is the answer then.
     */
    public Optional<Answer> to(Message<?> request) {
        try {
            return request.getContent() == null
                    ? error(request, "UnreadableRequest", "Jupyter sent a request whose content cannot be read.")
                    : answered(request);
        } catch (RuntimeException | Error failed) {
            if (failed instanceof OutOfMemoryError) {
                MemoryReserve.open();
            }
            return withoutHelp(request, failed);
        }
    }

    private static Optional<Answer> withoutHelp(Message<?> request, Throwable failed) {
        Optional<Answer> failure = error(request, failed.getClass().getName(), String.valueOf(failed.getMessage()));
        try {
            return nothing(request).or(() -> failure);
        } catch (LinkageError notEvenOurOwnClasses) {
            return failure;
        }
    }

    private static Optional<Answer> nothing(Message<?> request) {
        Object content = request.getContent();
        if (content instanceof CompleteRequest asked) {
            return answer(MessageType.COMPLETE_REPLY, Completion.none(asked.getCursorPos()));
        }
        if (content instanceof InspectRequest) {
            return answer(MessageType.INSPECT_REPLY, Inspection.none());
        }
        return content instanceof IsCompleteRequest
                ? answer(MessageType.IS_COMPLETE_REPLY, Completeness.unknown())
                : Optional.empty();
    }

    private static Optional<Answer> error(Message<?> request, String name, String message) {
        JsonObject error = Json.object("status", "error", "ename", name, "evalue", message, "traceback", List.of());
        MessageType<?> reply =
                MessageType.getType(request.getHeader().getType().getName().replace("_request", "_reply"));
        return reply == MessageType.UNKNOWN ? Optional.empty() : answer(reply, error);
    }

    private Optional<Answer> answered(Message<?> request) {
        Object content = request.getContent();
        if (content instanceof KernelInfoRequest) {
            return answer(MessageType.KERNEL_INFO_REPLY, about());
        }
        if (content instanceof CompleteRequest asked) {
            return answer(MessageType.COMPLETE_REPLY, completed(asked));
        }
        if (content instanceof InspectRequest asked) {
            return answer(
                    MessageType.INSPECT_REPLY,
                    Inspection.of(
                            asked.getCode(),
                            CodePoints.position(asked.getCode(), asked.getCursorPos()),
                            analysis(),
                            this::commentOn));
        }
        if (content instanceof IsCompleteRequest asked) {
            return answer(MessageType.IS_COMPLETE_REPLY, Completeness.of(asked.getCode(), analysis()));
        }
        if (content instanceof HistoryRequest asked) {
            return answer(MessageType.HISTORY_REPLY, history.answer(asked));
        }
        if (content instanceof CommInfoRequest) {
            return answer(MessageType.COMM_INFO_REPLY, Json.ok("comms", Map.of()));
        }
        return Optional.empty();
    }

    private static Optional<Answer> answer(MessageType<?> type, JsonObject content) {
        return Optional.of(new Answer(type, content));
    }

    /** The list of all packages takes seconds to make, and few names are in it alone: only those wait for it. */
    private JsonObject completed(CompleteRequest asked) {
        Supplier<JsonObject> completion = () -> Completion.of(
                asked.getCode(), CodePoints.position(asked.getCode(), asked.getCursorPos()), analysis(), Magics.NAMES);
        JsonObject first = completion.get();
        boolean found = first.getAsJsonArray("matches").size() > 0;
        return session.join().listPackages(!found) ? completion.get() : first;
    }

    private SourceCodeAnalysis analysis() {
        return session.join().analysis();
    }

    /** The student's own word comes first. */
    private String commentOn(String signature) {
        String own = OwnSources.commentOn(signature, session.join().declarations());
        if (own == null && library == null) {
            library = LibrarySources.in(jar);
        }
        return own != null || library == null ? own : library.commentOn(signature);
    }

    private static JsonObject about() {
        JsonObject about = Json.ok("protocol_version", Header.PROTOCOL_VERISON);
        Json.with(about, "implementation", "sudoku-kernel", "implementation_version", "1.0");
        Json.with(about, "banner", "Java " + Runtime.version() + ", the kernel of the Sudoku course");
        Json.with(about, "language_info", LANGUAGE, "help_links", HELP);
        return Json.with(about, "debugger", true, "supported_features", List.of("debugger"));
    }
}
