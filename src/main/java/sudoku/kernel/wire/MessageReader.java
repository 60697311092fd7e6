package sudoku.kernel.wire;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.reflect.TypeToken;
import io.github.spencerpark.jupyter.messages.HMACGenerator;
import io.github.spencerpark.jupyter.messages.Header;
import io.github.spencerpark.jupyter.messages.KernelTimestamp;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.adapters.HeaderAdapter;
import io.github.spencerpark.jupyter.messages.adapters.HistoryRequestAdapter;
import io.github.spencerpark.jupyter.messages.adapters.KernelTimestampAdapter;
import io.github.spencerpark.jupyter.messages.adapters.MessageTypeAdapter;
import io.github.spencerpark.jupyter.messages.request.HistoryRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Makes a message of the frames that have come in together.
 *
 * <p><b>Idea.</b> Who has signed a message waits for a reply, whatever is wrong with what it says. So of a signed
 * message the header alone has to be readable; a content that is not becomes {@code null}, and the code that serves the
 * request says so to the one who asked.
 *
 * <p><b>Alternatives.</b> The engine's own reader asks the socket for each frame in turn: of a message cut short it
 * takes the missing ones from the next, and from then on no message is whole.
 */
final class MessageReader {
    private static final byte[] END_OF_IDENTITIES = "<IDS|MSG>".getBytes(StandardCharsets.US_ASCII);
    private static final int FRAMES_AFTER_IT = 5;
    private static final Gson GSON = new GsonBuilder()
            .registerTypeAdapter(KernelTimestamp.class, KernelTimestampAdapter.INSTANCE)
            .registerTypeAdapter(Header.class, HeaderAdapter.INSTANCE)
            .registerTypeAdapter(MessageType.class, MessageTypeAdapter.INSTANCE)
            .registerTypeAdapter(HistoryRequest.class, HistoryRequestAdapter.INSTANCE)
            .create();

    private MessageReader() {}

    /**
     * The message in these frames.
     *
     * @throws RuntimeException if it is cut short, not signed with our key, or says not even what it is
     */
    @SuppressWarnings({"unchecked", "rawtypes"})
    static Message<?> read(List<byte[]> frames, HMACGenerator signer) {
        int end = 0;
        while (end < frames.size() && !Arrays.equals(frames.get(end), END_OF_IDENTITIES)) {
            end++;
        }
        if (frames.size() < end + 1 + FRAMES_AFTER_IT) {
            throw new IllegalArgumentException("A message was cut short: it has " + frames.size() + " frames");
        }
        byte[] header = frames.get(end + 2);
        byte[] parent = frames.get(end + 3);
        byte[] metadata = frames.get(end + 4);
        byte[] content = frames.get(end + 5);
        String signature = signer.calculateSignature(header, parent, metadata, content);
        if (signature != null
                && !MessageDigest.isEqual(signature.getBytes(StandardCharsets.US_ASCII), frames.get(end + 1))) {
            throw new IllegalArgumentException("A message was not signed with this kernel's key");
        }
        Header<?> about = GSON.fromJson(text(header), Header.class);
        if (about == null || about.getType() == null) {
            throw new IllegalArgumentException("A message from Jupyter has no type: " + text(header));
        }
        return new Message(
                List.copyOf(frames.subList(0, end)),
                about,
                parentOf(parent),
                metadataOf(metadata),
                contentOf(content, about.getType()),
                List.of());
    }

    private static Header<?> parentOf(byte[] json) {
        JsonElement parent = element(json);
        try {
            return parent instanceof JsonObject known && known.size() > 0 ? GSON.fromJson(known, Header.class) : null;
        } catch (RuntimeException unreadable) {
            return null;
        }
    }

    private static Map<String, Object> metadataOf(byte[] json) {
        JsonElement metadata = element(json);
        return metadata instanceof JsonObject
                ? GSON.fromJson(metadata, new TypeToken<Map<String, Object>>() {}.getType())
                : Map.of();
    }

    private static Object contentOf(byte[] json, MessageType<?> type) {
        try {
            return GSON.fromJson(text(json), type.getContentType());
        } catch (RuntimeException | StackOverflowError unreadable) {
            return null;
        }
    }

    private static JsonElement element(byte[] json) {
        try {
            return GSON.fromJson(text(json), JsonElement.class);
        } catch (RuntimeException | StackOverflowError unreadable) {
            return null;
        }
    }

    private static String text(byte[] frame) {
        return new String(frame, StandardCharsets.UTF_8);
    }
}
