import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

struct TextDrawingTests {
    private let size = Size(width: 200, height: 40)

    private func columns(_ image: DecodedImage) -> ClosedRange<Int>? {
        let inked = (0..<image.pixelWidth).filter { x in
            (0..<image.pixelHeight).contains { image[x, $0].alpha > 8 }
        }
        return inked.first.map { $0...inked.last! }
    }

    private func draw(_ layout: TextLayout, x: Double = 10, scale: Double = 1) throws -> DecodedImage {
        let commands = [DisplayCommand.text(layout, origin: Point(x: x, y: 5))]
        return try HostTests.draw(
            node(0, 0, 200, 40, commands: commands), size: size, scale: scale)
    }

    @Test(arguments: [1.0, 3]) func `glyphs fill the width that was measured`(scale: Double) throws {
        let layout = text("HamburgefonstivH", font: FontDescription(size: 17), baseline: 17)
        let inked = try #require(columns(try draw(layout, scale: scale)))
        // Capital H has a margin of about a tenth of its size on both sides.
        #expect(abs(Double(inked.lowerBound) / scale - 10) < 2.5)
        #expect(abs(Double(inked.upperBound) / scale - 10 - layout.size.width) < 2.5)
    }

    @Test func `translucent text covers the same columns as opaque text`() throws {
        var layout = text("Title", font: FontDescription(size: 17), baseline: 17)
        layout.lines[0].x = 100
        let commands = [DisplayCommand.text(layout, origin: Point(x: 0, y: 5))]
        func image(opacity: Double) throws -> DecodedImage {
            try HostTests.draw(
                node(0, 0, 200, 40, opacity: opacity, commands: commands), size: size)
        }
        let plain = try #require(columns(try image(opacity: 1)))
        let faded = try #require(columns(try image(opacity: 0.6)))
        #expect(abs(plain.lowerBound - faded.lowerBound) <= 1 && abs(plain.upperBound - faded.upperBound) <= 1)
    }

    @Test func `letter spacing moves glyphs`() throws {
        var layout = text("HHHH", font: FontDescription(size: 17), baseline: 17)
        let plain = try #require(columns(try draw(layout)))
        layout.lines[0].runs[0].letterSpacing = 10
        let spaced = try #require(columns(try draw(layout)))
        #expect(abs(spaced.count - plain.count - 30) <= 1)
    }

    @Test func `equal glyphs are drawn the same at each whole pixel`() throws {
        let layout = text("Even", font: FontDescription(size: 13), baseline: 17)
        let left = try draw(layout, x: 10)
        let right = try draw(layout, x: 11)
        for y in 0..<40 { for x in 0..<190 where left[x, y] != right[x + 1, y] { Issue.record("at \(x), \(y)") } }
    }

    @Test func `decorations are drawn`() throws {
        var layout = text("xxxx", font: FontDescription(size: 17), color: .clear, baseline: 17)
        layout.lines[0].runs[0].underlineColor = .red
        layout.lines[0].runs[0].strikethroughColor = .blue
        layout.lines[0].runs[0].backgroundColor = Color(red: 0, green: 1, blue: 0, alpha: 1)
        let image = try draw(layout)
        let column = (0..<40).map { image[14, $0] }
        #expect(column.filter { $0 == Pixel(255, 0, 0) }.count == 1)
        #expect(column.filter { $0 == Pixel(0, 0, 255) }.count == 1)
        #expect(column.filter { $0 == Pixel(0, 255, 0) }.count >= 17)
        #expect(column.firstIndex(of: Pixel(0, 0, 255))! < column.firstIndex(of: Pixel(255, 0, 0))!)
    }

    @Test func `attachments are on the baseline`() throws {
        let image = DisplayImage(
            id: 1, content: .pixels([0, 0, 255, 255]), pixelWidth: 1, pixelHeight: 1)
        var layout = text("x", font: FontDescription(size: 17), baseline: 17)
        layout.lines[0].runs[0].attachment = .init(
            image: image, tint: nil, rect: Rect(x: 0, y: -10, width: 10, height: 10))
        let picture = try draw(layout)
        #expect(picture.coverage == 100)
        #expect(picture[10, 5 + 17 - 1] == Pixel(255, 0, 0))
    }

    @Test func `hebrew reads from the right`() throws {
        // The last letter of the word, in reading order, is the leftmost; alef is wider than vav.
        let both = try draw(text("או", font: FontDescription(size: 30), baseline: 30))
        let swapped = try draw(text("וא", font: FontDescription(size: 30), baseline: 30))
        #expect(both != swapped)
        let ink = { (image: DecodedImage) in
            (0..<19).reduce(0) { sum, x in sum + (0..<40).reduce(0) { $0 + Int(image[x, $1].alpha) } }
        }
        #expect(ink(both) < ink(swapped))
    }

    private func shape(_ text: String) -> ShapedText {
        PangoTextMeasurer().shape(text, font: FontDescription(size: 30))
    }

    private func advance(_ text: String) -> Double { shape(text).clusters.reduce(0) { $0 + $1.advance } }

    @Test func `arabic letters join and read from the right`() throws {
        let font = FontDescription(size: 30)
        let word = try draw(text("سلام", font: font, baseline: 30))
        // A character without width between the letters keeps them apart.
        let apart = try draw(text("س\u{200C}ل\u{200C}ا\u{200C}م", font: font, baseline: 30))
        #expect(word.coverage > 100 && word != apart)
        #expect(advance("سلام") < advance("س") + advance("ل") + advance("ا") + advance("م") - 3)
        #expect(shape("سلام").isRightToLeft)
    }

    @Test func `devanagari vowels are drawn before the letters that they follow`() throws {
        let font = FontDescription(size: 30)
        #expect(try draw(text("नमस्ते", font: font, baseline: 30)).coverage > 100)
        // One character to the reader, with the vowel's stroke at the left.
        #expect(shape("कि").clusters.count == 1)
        let bare = try #require(columns(try draw(text("क", font: font, baseline: 30))))
        let vowel = try #require(columns(try draw(text("कि", font: font, baseline: 30))))
        #expect(vowel.count > bare.count + 4)
    }

    @Test func `Thai marks are above their letters and have no width`() throws {
        let font = FontDescription(size: 30)
        #expect(try draw(text("สวัสดี", font: font, baseline: 30)).coverage > 100)
        #expect(abs(advance("ที่") - advance("ท")) < 0.5)
        let bare = try draw(text("ท", font: font, baseline: 30))
        let marked = try draw(text("ที่", font: font, baseline: 30))
        #expect(marked.coverage > bare.coverage + 20)
        // Thai has no blanks between words, and lines end between them all the same.
        #expect(shape("สวัสดีชาวโลก").clusters.contains { $0.breakAfter == .allowed })
    }

    @Test func `emoji and unknown characters don't fail`() throws {
        #expect(try draw(text("🙂\u{10FFFD}", font: FontDescription(size: 17), baseline: 17)).coverage > 0)
    }

    @Test func `emoji have colors and are as large as the text`() throws {
        let image = try draw(text("😀", font: FontDescription(size: 17), baseline: 17))
        var yellowCount = 0
        for x in 0..<image.pixelWidth {
            for y in 0..<image.pixelHeight {
                let pixel = image[x, y]
                let isYellow = pixel.alpha == 255 && pixel.red > 200 && pixel.green > 130 && pixel.blue < 120
                if isYellow { yellowCount += 1 }
            }
        }
        #expect(yellowCount > 60)
        let shaped = PangoTextMeasurer().shape("😀", font: FontDescription(size: 17))
        #expect(shaped.clusters.count == 1 && abs(shaped.clusters[0].advance - 21) < 3)
    }

    @Test func `chinese japanese and korean are drawn`() throws {
        for character in ["漢", "あ", "한"] {
            let image = try draw(text(character, font: FontDescription(size: 17), baseline: 17))
            #expect(image.coverage > 20, "\(character)")
            let shaped = PangoTextMeasurer().shape(character, font: FontDescription(size: 17))
            // Hangul is a little narrower than the rest.
            #expect((15.5...17.5).contains(shaped.clusters[0].advance))
        }
    }
}
