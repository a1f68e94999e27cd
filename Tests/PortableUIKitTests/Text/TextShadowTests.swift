import DisplayList
import Foundation
import LayoutGeometry
import Testing

@testable import PortableGraphics
@testable import PortableQuartz
@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct TextShadowTests {
    private func commands(_ text: NSAttributedString) -> [(TextLayout, Point)] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.attributedText = text
        return label.makeDisplayCommands().compactMap { command in
            if case .text(let layout, let origin) = command { return (layout, origin) }
            return nil
        }
    }

    @Test func `a shadow is drawn behind its text, in its color`() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowColor = UIColor.red
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "shadow", attributes: [.shadow: shadow]))
        let drawn = commands(text)
        #expect(drawn.count == 2)
        let (copy, place) = try #require(drawn.first), (whole, origin) = try #require(drawn.last)
        #expect(place == origin + Point(x: 2, y: 3))
        #expect(copy.lines.flatMap(\.runs).map(\.text) == ["shadow"] && whole.lines.flatMap(\.runs).count > 1)
        #expect(copy.lines[0].runs[0].color == UIColor.red.color(with: .current))
        shadow.shadowBlurRadius = 4
        #expect(commands(NSAttributedString(string: "soft", attributes: [.shadow: shadow])).count == 10)
    }

    @Test func `text shrinks no further than the minimum scale factor of its context`() {
        let text = NSAttributedString(string: "a long line of text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let width = text.size().width
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let rect = text.boundingRect(with: CGSize(width: width * 0.8, height: 0), context: context)
        #expect(rect.width <= width * 0.8 && context.actualScaleFactor < 0.85 && context.actualScaleFactor >= 0.5)
        context.minimumScaleFactor = 0
        #expect(text.boundingRect(with: CGSize(width: width * 0.8, height: 0), context: context).width == width)
    }

    @Test func `an attachment whose type isn't an image type doesn't show its data`() {
        let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.plain-text")
        #expect(attachment.image == nil && attachment.contents?.count == 3)
        attachment.image = UIImage()
        #expect(attachment.image != nil)
    }

    @Test func `letters move closer together before text is truncated`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "a long line of text"
        label.sizeToFit()
        label.frame.size.width -= 6
        func line() -> TextLine? {
            for case .text(let layout, _) in label.makeDisplayCommands() { return layout.lines.first }
            return nil
        }
        #expect(line()?.runs.last?.text == "…" || line()?.runs.contains { $0.text.contains("…") } == true)
        label.allowsDefaultTighteningForTruncation = true
        #expect(line()?.runs.contains { $0.text.contains("…") } == false)
    }
}
