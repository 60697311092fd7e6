package sudoku.kernel.wire;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import org.zeromq.ZMQ;

/**
 * The keys with which a front end and its kernel encrypt what they say; a front end that wants none gives none.
 *
 * <p><b>Idea.</b> Jupyter signs its messages, so nobody else can give a kernel orders. But anybody who has an account
 * on the same machine can connect to its port and read along what it publishes. With keys, a stranger does not even
 * connect: both are in the connection file, which only its owner can read, and the front end proves that it has read
 * it by knowing the public one.
 */
public record CurveKeys(byte[] open, byte[] secret) {
    public static final CurveKeys NONE = new CurveKeys(null, null);

    /** Those in the text of a connection file. */
    public static CurveKeys of(String connectionFile) {
        JsonObject file = new Gson().fromJson(connectionFile, JsonObject.class);
        return file.has("curve_secretkey") && !file.get("curve_secretkey").isJsonNull()
                ? new CurveKeys(bytes(file, "curve_publickey"), bytes(file, "curve_secretkey"))
                : NONE;
    }

    private static byte[] bytes(JsonObject file, String name) {
        return ZMQ.Curve.z85Decode(file.get(name).getAsString());
    }

    /** Before the socket is bound. */
    void guard(ZMQ.Socket socket) {
        if (secret != null) {
            socket.setCurveServer(true);
            socket.setCurvePublicKey(open);
            socket.setCurveSecretKey(secret);
        }
    }
}
