package sudoku.course.browser;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Pictures of one size, one after the other, in one file that every browser plays.
 *
 * <p><b>Idea.</b> A page changes in few places, and has few colors: so all pictures share one palette of the most
 * frequent colors, and of each only the rectangle is written in which it differs from the one before.
 */
final class AnimatedGif {
    private static final int MOST_COLORS = 256;
    /** Colors that differ in the last three bits of each channel share a place. */
    private static final int KEPT_BITS = 0xF8F8F8;

    private record Frame(BufferedImage image, int hundredths) {}

    private final List<Frame> frames = new ArrayList<>();

    void add(BufferedImage image, int hundredths) {
        frames.add(new Frame(image, hundredths));
    }

    void write(Path file) throws IOException {
        IndexColorModel palette = palette();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.prepareWriteSequence(shared(palette, writer));
            BufferedImage before = null;
            Map<Integer, Integer> nearest = new HashMap<>();
            for (Frame frame : frames) {
                Rectangle changed = changed(before, frame.image);
                BufferedImage part = indexed(frame.image, changed, palette, nearest);
                IIOMetadata told = writer.getDefaultImageMetadata(
                        ImageTypeSpecifier.createFromRenderedImage(part), writer.getDefaultWriteParam());
                describe(told, changed, frame.hundredths, before == null);
                writer.writeToSequence(new IIOImage(part, null, told), null);
                before = frame.image;
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    private IndexColorModel palette() {
        Map<Integer, Integer> often = new HashMap<>();
        Map<Integer, Integer> color = new HashMap<>();
        for (Frame frame : frames) {
            for (int rgb : pixels(frame.image, whole(frame.image))) {
                often.merge(rgb & KEPT_BITS, 1, Integer::sum);
                color.putIfAbsent(rgb & KEPT_BITS, rgb & 0xFFFFFF);
            }
        }
        int[] chosen = often.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                .limit(MOST_COLORS)
                .mapToInt(each -> color.get(each.getKey()))
                .toArray();
        byte[][] channels = new byte[3][chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            channels[0][i] = (byte) (chosen[i] >> 16);
            channels[1][i] = (byte) (chosen[i] >> 8);
            channels[2][i] = (byte) chosen[i];
        }
        return new IndexColorModel(8, chosen.length, channels[0], channels[1], channels[2]);
    }

    /** The palette once for all pictures. */
    private static IIOMetadata shared(IndexColorModel palette, ImageWriter writer) throws IOException {
        IIOMetadata stream = writer.getDefaultStreamMetadata(null);
        String format = stream.getNativeMetadataFormatName();
        IIOMetadataNode root = (IIOMetadataNode) stream.getAsTree(format);
        root.removeChild(child(root, "GlobalColorTable"));
        IIOMetadataNode table = child(root, "GlobalColorTable");
        table.setAttribute("sizeOfGlobalColorTable", String.valueOf(MOST_COLORS));
        table.setAttribute("backgroundColorIndex", "0");
        table.setAttribute("sortFlag", "FALSE");
        for (int i = 0; i < MOST_COLORS; i++) {
            IIOMetadataNode entry = new IIOMetadataNode("ColorTableEntry");
            int rgb = palette.getRGB(Math.min(i, palette.getMapSize() - 1));
            entry.setAttribute("index", String.valueOf(i));
            entry.setAttribute("red", String.valueOf(rgb >> 16 & 0xFF));
            entry.setAttribute("green", String.valueOf(rgb >> 8 & 0xFF));
            entry.setAttribute("blue", String.valueOf(rgb & 0xFF));
            table.appendChild(entry);
        }
        stream.setFromTree(format, root);
        return stream;
    }

    private static Rectangle whole(BufferedImage image) {
        return new Rectangle(image.getWidth(), image.getHeight());
    }

    private static int[] pixels(BufferedImage image, Rectangle of) {
        return image.getRGB(of.x, of.y, of.width, of.height, null, 0, of.width);
    }

    /** All of the first picture; a pixel of one that differs nowhere, as a frame can't be empty. */
    private static Rectangle changed(BufferedImage before, BufferedImage now) {
        Rectangle changed = before == null ? whole(now) : null;
        for (int y = 0; before != null && y < now.getHeight(); y++) {
            for (int x = 0; x < now.getWidth(); x++) {
                if (before.getRGB(x, y) != now.getRGB(x, y)) {
                    Rectangle pixel = new Rectangle(x, y, 1, 1);
                    changed = changed == null ? pixel : changed.union(pixel);
                }
            }
        }
        return changed == null ? new Rectangle(1, 1) : changed;
    }

    private static BufferedImage indexed(
            BufferedImage image, Rectangle part, IndexColorModel palette, Map<Integer, Integer> nearest) {
        BufferedImage indexed = new BufferedImage(part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, palette);
        int[] pixels = pixels(image, part);
        int[] places = new int[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            places[i] = nearest.computeIfAbsent(pixels[i] & 0xFFFFFF, rgb -> nearest(rgb, palette));
        }
        indexed.getRaster().setPixels(0, 0, part.width, part.height, places);
        return indexed;
    }

    private static int nearest(int rgb, IndexColorModel palette) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < palette.getMapSize(); i++) {
            int red = palette.getRed(i) - (rgb >> 16 & 0xFF);
            int green = palette.getGreen(i) - (rgb >> 8 & 0xFF);
            int blue = palette.getBlue(i) - (rgb & 0xFF);
            int distance = red * red + green * green + blue * blue;
            if (distance < least) {
                best = i;
                least = distance;
            }
        }
        return best;
    }

    private static void describe(IIOMetadata told, Rectangle part, int hundredths, boolean isFirst) throws IOException {
        String format = told.getNativeMetadataFormatName();
        IIOMetadataNode root = (IIOMetadataNode) told.getAsTree(format);
        root.removeChild(child(root, "LocalColorTable"));
        IIOMetadataNode place = child(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", String.valueOf(part.x));
        place.setAttribute("imageTopPosition", String.valueOf(part.y));
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", String.valueOf(hundredths));
        if (isFirst) {
            IIOMetadataNode forEver = new IIOMetadataNode("ApplicationExtension");
            forEver.setAttribute("applicationID", "NETSCAPE");
            forEver.setAttribute("authenticationCode", "2.0");
            forEver.setUserObject(new byte[] {1, 0, 0});
            child(root, "ApplicationExtensions").appendChild(forEver);
        }
        told.setFromTree(format, root);
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode child = new IIOMetadataNode(name);
        root.appendChild(child);
        return child;
    }
}
