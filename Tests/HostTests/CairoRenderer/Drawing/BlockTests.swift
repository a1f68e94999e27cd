import DisplayList
import LayoutGeometry
import Testing

@testable import CairoRenderer

/// Text that is drawn as blocks.
struct BlockTests {
    private let font = FontDescription(family: .system, size: 20)

    /// A line with its baseline at 20, as the fixed metrics place it.
    private func pixels(
        _ string: String, width: Double = 100, strikethrough: Color? = nil
    ) throws -> DecodedImage {
        let style = TextStyle(font: font, ascent: 19, descent: 5, color: .black, strikethroughColor: strikethrough)
        let text = StyledText(text: string, style: style, paragraph: ParagraphStyle())
        let layout = Typesetter(measurer: FixedMetricsTextMeasurer()).layout(text, width: width)
        #expect(layout.drawing == .blocks)
        let baseline = layout.lines[0].baseline
        return try draw(
            node(0, 0, width, 30, commands: [.text(layout, origin: Point(x: 0, y: 20 - baseline))]),
            size: Size(width: width, height: 30))
    }

    private func row(_ image: DecodedImage, _ y: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for x in 0..<image.pixelWidth where image[x, y] == .black {
            if let last = ranges.last, last.upperBound == x {
                ranges[ranges.count - 1] = last.lowerBound..<x + 1
            } else {
                ranges.append(x..<x + 1)
            }
        }
        return ranges
    }

    @Test func `each word is a block as wide as its letters, and capitals are higher`() throws {
        let image = try pixels("Ab c.")
        // A is 15 points wide, b and c 10, the space and the full stop 5.
        #expect(row(image, 19) == [0..<25, 30..<45])
        #expect(row(image, 12) == [0..<25, 30..<40])
        #expect(row(image, 8) == [0..<15])
        #expect(row(image, 5).isEmpty && row(image, 20).isEmpty)
    }

    @Test func `edges are between pixels`() throws {
        let image = try pixels("Words of many, widths 日本 😀")
        for y in 0..<30 {
            for x in 0..<100 { #expect(image[x, y] == .black || image[x, y] == .clear) }
        }
    }

    @Test func `from right to left blocks begin at the right`() throws {
        let image = try pixels("אב ג", width: 60)
        #expect(row(image, 12) == [0..<10, 15..<35] || row(image, 12) == [25..<35, 40..<60])
    }

    @Test func `a line through text is visible`() throws {
        let image = try pixels("ab", strikethrough: .red)
        let middle = (10..<20).filter { image[5, $0] == Pixel(255, 0, 0) }
        #expect(!middle.isEmpty)
        #expect(image[5, middle[0] - 1] == .clear && image[5, 19] == .black)
    }

    @Test func `icons are squares if text is drawn as blocks`() throws {
        let symbol = DisplayImage(
            id: 1, content: .symbol(SymbolDrawing(icon: "\u{F04CE}", weight: 400)), pixelWidth: 20, pixelHeight: 20)
        let icon = node(
            0, 0, 20, 20,
            commands: [
                .image(symbol, rect: Rect(x: 0, y: 0, width: 20, height: 20), tint: .blue, capInsets: nil)
            ])
        let image = try draw(icon, with: CairoRenderer(symbols: .blocks))
        #expect(image[3, 3] == Pixel(0, 0, 255) && image[16, 16] == Pixel(0, 0, 255) && image[1, 1] == .clear)
    }
}
