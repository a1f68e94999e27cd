import Foundation
import Testing

@testable import PortableGraphics
import PortableUIKit

/// Attributed strings from HTML.
struct HTMLTextTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, at word: String, _ html: String) throws -> Value? {
        let text = try text(html)
        let range = try #require(text.string.range(of: word))
        let index = NSRange(range, in: text.string).location
        return text.attribute(key, at: index, effectiveRange: nil) as? Value
    }

    @Test(arguments: [
        ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("a<br>b<br/>c", "a\nb\nc"), ("  a \n <b> b</b>  c ", "a b c"),
        ("<ul><li>A</li><li>B</li></ul>", "\t•\tA\n\t•\tB\n"), ("<ol start=3><li>A<li>B</ol>", "\t3.\tA\n\t4.\tB\n"),
        ("a &amp; b &lt;c&gt; &#233; &#x2192; &unknown;", "a & b <c> é → &unknown;"),
        ("<head><title>T</title></head><style>p { color: red }</style><!-- x -->a", "a"),
        ("<pre>a  b\n c</pre>", "a  b\n c\n"), ("a < b", "a < b"), ("<", "<"), ("", ""),
    ])
    func `elements separate paragraphs, and whitespace is collapsed`(html: String, expected: String) throws {
        #expect(try text(html).string == expected)
    }

    @Test func `elements and style attributes set fonts, colors, and lines`() throws {
        let html = """
            <h1>Title</h1><b>bold <i>both</i></b> plain <span style="color: #FF0000; font-size: 20px">red</span> \
            <s>gone</s> <a href="b.html">link</a>
            """
        let bold: UIFont? = try attribute(.font, at: "bold", html)
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && bold?.pointSize == 12)
        let both: UIFont? = try attribute(.font, at: "both", html)
        #expect(both?.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]) == true)
        let title: UIFont? = try attribute(.font, at: "Title", html)
        #expect(title?.pointSize == 24)
        let red: UIColor? = try attribute(.foregroundColor, at: "red", html)
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let size: UIFont? = try attribute(.font, at: "red", html)
        #expect(size?.pointSize == 20)
        let struckOut: Int? = try attribute(.strikethroughStyle, at: "gone", html)
        #expect(struckOut == NSUnderlineStyle.single.rawValue)
        let link: URL? = try attribute(.link, at: "link", html)
        #expect(link?.absoluteString == "b.html")
    }

    @Test func `plain text keeps tags, and unknown formats are errors`() throws {
        let data = Data("<b>a</b>".utf8)
        let plain = try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
        #expect(plain.string == "<b>a</b>")
        #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "a")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    @Test func `deeply nested and unbalanced elements are parsed without a crash`() throws {
        let deep = String(repeating: "<div>", count: 5_000) + "a" + String(repeating: "</div>", count: 5_000)
        #expect(try text(deep).string.trimmingCharacters(in: .newlines) == "a")
        #expect(try text("</b></p>a<b").string == "a<b")
    }
}
