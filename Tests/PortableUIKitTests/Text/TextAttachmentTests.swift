import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

@MainActor struct TextAttachmentTests {
    private func makeImage(width: Int = 20, height: Int = 10) -> UIImage {
        UIImage(cgImage: CGImage(DisplayImage(id: 5, content: .pixels([]), pixelWidth: width, pixelHeight: height)))
    }

    /// The attachment as it's placed in its line.
    private func placed(_ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any] = [:]) throws
        -> TextRun.Attachment
    {
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttributes(attributes, range: NSRange(location: 0, length: 1))
        let commands = CurrentDrawing.record(in: .zero) { _ in text.draw(at: .zero) }.recording
        guard case .text(let layout, _)? = commands.first else { throw Missing() }
        return try #require(layout.lines.first?.runs.first?.attachment)
    }

    private struct Missing: Error {}

    @Test func `one character represents an attachment`() {
        let attachment = NSTextAttachment(image: makeImage())
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }

    @Test func `an image is on the baseline in its own size`() throws {
        let attachment = try placed(NSTextAttachment(image: makeImage()))
        #expect(attachment.rect == Rect(x: 0, y: -10, width: 20, height: 10) && attachment.tint == nil)
    }

    @Test func `bounds have their origin at the baseline, and negative values are below it`() throws {
        let attachment = NSTextAttachment(image: makeImage())
        attachment.bounds = CGRect(x: 2, y: -4, width: 16, height: 12)
        #expect(try placed(attachment).rect == Rect(x: 2, y: -8, width: 16, height: 12))
    }

    @Test func `padding is before and after the attachment`() throws {
        let attachment = NSTextAttachment(image: makeImage())
        attachment.lineLayoutPadding = 3
        #expect(try placed(attachment).rect == Rect(x: 3, y: -10, width: 20, height: 10))
        #expect(NSAttributedString(attachment: attachment).size().width == 26)
    }

    @Test func `an attachment without an image keeps its size`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(NSAttributedString(attachment: attachment).size().width == 30)
        #expect(NSAttributedString(attachment: attachment).size().height >= 40)
    }

    @Test
    func `a symbol has the color of the text, unless it has its own, and is on the baseline`()
        throws
    {
        let star = try #require(UIImage(systemName: "star"))
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        let attachment = try placed(NSTextAttachment(image: star), attributes)
        #expect(attachment.tint == Color(red: 1, green: 0, blue: 0))
        let baseline = Double(try #require(star.baselineOffsetFromBottom))
        #expect(abs(attachment.rect.maxY - baseline) < 1e-9)
        let blue = star.withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(try placed(NSTextAttachment(image: blue), attributes).tint == Color(red: 0, green: 0, blue: 1))
    }

    @Test(.imageHeaders) func `image data is shown as an image, and other data is kept`() {
        let attachment = NSTextAttachment(data: Data("image 8x6".utf8), ofType: "public.png")
        #expect(attachment.image?.size == CGSize(width: 8, height: 6))
        #expect(attachment.fileType == "public.png" && attachment.contents?.count == 9)
        _ = Diagnostics.capture {
            let other = NSTextAttachment(data: Data([1]), ofType: "public.data")
            #expect(other.image == nil && other.contents == Data([1]))
        }
    }
}
