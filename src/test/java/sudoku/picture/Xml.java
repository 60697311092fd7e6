package sudoku.picture;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** An image read back; reading fails when it is not well-formed. */
public final class Xml {
    private final Document document;

    public Xml(Picture picture) {
        try {
            document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(picture.svg())));
        } catch (Exception e) {
            throw new AssertionError("The image is not well-formed: " + picture.svg(), e);
        }
    }

    public List<Element> all(String name) {
        NodeList found = document.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    /** Every text of this color, in order. */
    public List<String> texts(String color) {
        return all("text").stream()
                .filter(text -> text.getAttribute("fill").equals(color))
                .map(Element::getTextContent)
                .toList();
    }

    public long rects(String color) {
        return all("rect").stream()
                .filter(rect -> rect.getAttribute("fill").equals(color))
                .count();
    }

    public String title() {
        return all("title").get(0).getTextContent();
    }

    public double height() {
        return Double.parseDouble(document.getDocumentElement().getAttribute("height"));
    }

    public double width() {
        return Double.parseDouble(document.getDocumentElement().getAttribute("width"));
    }
}
