import CollageTesting
import DisplayList
import Testing

@MainActor struct AttributedStringTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// The drawn runs of the text's first line.
    private func runs(_ text: NSAttributedString) -> [TextRun] {
        var runs: [TextRun] = []
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            let context = CurrentDrawing.record(in: .zero) { _ in text.draw(at: .zero) }
            if case .text(let layout, _)? = context.recording.first { runs = layout.lines[0].runs }
        }
        return runs
    }

    private func run(_ attributes: [NSAttributedString.Key: Any]) throws -> TextRun {
        try #require(runs(NSAttributedString(string: "a", attributes: attributes)).first)
    }

    // MARK: Containers

    @Test func `a container has the attributes of a dictionary`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 1.5, .link: "https://swift.org",
        ]
        let container = AttributeContainer(attributes)
        #expect(container.uiKit.font == UIFont.boldSystemFont(ofSize: 20))
        #expect(container.uiKit.foregroundColor == .red && container.uiKit.backgroundColor == nil)
        #expect(container.uiKit.kern == 2 && container.uiKit.baselineOffset == 1.5)
        #expect(container.uiKit.underlineStyle == .single && container.link == URL(string: "https://swift.org"))
        let text = NSAttributedString(AttributedString("a", attributes: container))
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    }

    // MARK: What attributes draw

    @Test func `text is black Helvetica by default`() throws {
        let plain = try run([:])
        #expect(plain.color == .black && plain.font.size == 12)
        let styled = try run([.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        #expect(styled.color == red && styled.font.size == 20 && styled.font.weight == 700)
    }

    @Test func `each part of a text has its own attributes, even after characters of several code units`() {
        let text = NSMutableAttributedString(string: "👍é", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
        let drawn = runs(text)
        #expect(drawn.map(\.text) == ["👍é", "b"] && drawn.map(\.color) == [red, blue])
    }

    @Test func `lines have the text's color unless they have their own`() throws {
        let single = NSUnderlineStyle.single.rawValue
        let under = try run([.underlineStyle: single, .foregroundColor: UIColor.red])
        #expect(under.underlineColor == red && under.strikethroughColor == nil)
        let through = try run([
            .strikethroughStyle: single, .strikethroughColor: UIColor.blue, .underlineColor: UIColor.red,
        ])
        #expect(through.strikethroughColor == blue && through.underlineColor == nil)
        #expect(try run([.underlineStyle: 0]).underlineColor == nil)
    }

    @Test func `text may be raised and have a background`() throws {
        let raised = try run([.baselineOffset: 5, .backgroundColor: UIColor.blue])
        #expect(raised.baselineOffset == 5 && raised.backgroundColor == blue)
    }

    @Test func `a link has the link color unless it has another`() throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(try run([.link: url]).color == Color(red: 0, green: 122 / 255, blue: 1))
        #expect(try run([.link: "example.org", .foregroundColor: UIColor.red]).color == red)
    }

    @Test func `colors are resolved with the traits of the drawing`() {
        let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.label])
        var color: Color?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            let context = CurrentDrawing.record(in: .zero) { _ in text.draw(at: .zero) }
            if case .text(let layout, _)? = context.recording.first { color = layout.lines[0].runs[0].color }
        }
        #expect(color == .white)
    }

    // MARK: From Swift's attributed strings

    @Test func `UIKit's attributes and the links of an AttributedString are applied to each run`() throws {
        var text = AttributedString("ab")
        text.uiKit.font = UIFont.systemFont(ofSize: 20)
        let second = text.index(text.startIndex, offsetByCharacters: 1)..<text.endIndex
        text[second].uiKit.foregroundColor = .red
        text[second].uiKit.underlineStyle = .single
        text[second].uiKit.kern = 3
        text[second].link = URL(string: "https://example.org")

        let converted = NSAttributedString(text)
        #expect(converted.string == "ab")
        let first = converted.attributes(at: 0, effectiveRange: nil)
        #expect((first[.font] as? UIFont)?.pointSize == 20 && first[.foregroundColor] == nil)
        let rest = converted.attributes(at: 1, effectiveRange: nil)
        #expect((rest[.font] as? UIFont)?.pointSize == 20 && rest[.foregroundColor] as? UIColor == .red)
        #expect(rest[.underlineStyle] as? Int == 1 && rest[.kern] as? CGFloat == 3)
        #expect((rest[.link] as? URL)?.host == "example.org")
    }

    @Test func `attributes of other scopes are ignored`() {
        var text = AttributedString("a")
        text.languageIdentifier = "en"
        #expect(NSAttributedString(text).attributes(at: 0, effectiveRange: nil).isEmpty)
        #expect(NSAttributedString(AttributedString()).length == 0)
    }

    // MARK: Shadows

    @Test func `a shadow is translucent black until it has a color; a copy is independent`() throws {
        let shadow = NSShadow()
        #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3) && shadow.shadowBlurRadius == 0)
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        let copy = try #require(shadow.copy() as? NSShadow)
        shadow.shadowOffset = .zero
        #expect(copy.shadowOffset == CGSize(width: 1, height: 2))
    }
}
