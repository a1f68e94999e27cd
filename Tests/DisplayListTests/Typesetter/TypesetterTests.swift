import LayoutGeometry
import RandomNumbers
import Testing

@testable import DisplayList

// With fixed metrics at 16 points a lower-case letter is 8 wide, a capital 12, a space or punctuation 4.

struct LineBreakingTests {
    @Test func `lines end after words`() {
        let layout = typeset("aaa bbb ccc", width: 55)
        #expect(layout.strings == ["aaa bbb", "ccc"])
        #expect(layout.size.width == 52)
    }

    @Test func `white space can extend beyond the end of a line`() {
        #expect(typeset("aaa bbb   ccc", width: 52).strings == ["aaa bbb", "ccc"])
    }

    @Test func `white space at the end of the text counts if it fits`() {
        #expect(typeset("aaa ", width: .infinity).size.width == 28)
        #expect(typeset("aaa ", width: 25).size.width == 24)
    }

    @Test func `a word that's too long is broken between characters`() {
        #expect(typeset("aa bbbbbbb", width: 32).strings == ["aa", "bbbb", "bbb"])
    }

    @Test func `character wrapping fills each line`() {
        let style = ParagraphStyle(lineBreakMode: .characterWrapping)
        #expect(typeset("aaa bbb", width: 40, paragraph: style).strings == ["aaa b", "bb"])
    }

    @Test func `canonically equivalent text with other scalars is laid out again`() {
        let typesetter = makeTypesetter()
        let texts = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9} a\u{308}", "cafe\u{301} \u{E4}"]
        for text in texts {
            // The same style throughout, but not the same number of bytes.
            let whole = StyledText(text: text, style: style, paragraph: ParagraphStyle())
            #expect(typesetter.layout(whole, width: .infinity).lines[0].runs[0].text.utf8.elementsEqual(text.utf8))
        }
        #expect(typesetter.shapeCount >= texts.count)
    }

    @Test func `without space for a character, each character is on a separate line`() {
        #expect(typeset("abc", width: 0).strings == ["a", "b", "c"])
    }

    @Test func `without a width or with an invalid one, lines end only at line breaks`() {
        #expect(typeset("aaa bbb\nccc", width: .infinity).strings == ["aaa bbb", "ccc"])
        #expect(typeset("aaa bbb", width: .nan).strings == ["aaa bbb"])
    }

    @Test func `a line break at the end of the text creates another line`() {
        #expect(typeset("a\n", width: 100).strings == ["a", ""])
        #expect(typeset("\n\n", width: 100).strings == ["", "", ""])
    }

    @Test func `empty text is one line high`() {
        let layout = typeset("", width: 100)
        #expect(layout.lines.count == 1)
        #expect(layout.size == Size(width: 0, height: 20))
    }

    @Test func `a line break between two fonts is found, although each is shaped separately`() {
        let small = TextStyle(font: FontDescription(size: 16), ascent: 15, descent: 5)
        let large = TextStyle(font: FontDescription(size: 32), ascent: 30, descent: 10)
        let text = StyledText(
            text: "aaa bbb",
            runs: [
                .init(utf8Count: 4, style: small, paragraph: ParagraphStyle()),
                .init(utf8Count: 3, style: large, paragraph: ParagraphStyle()),
            ])
        let layout = makeTypesetter().layout(text, width: 60)
        #expect(layout.strings == ["aaa", "bbb"])
        #expect(layout.lines.map(\.ascent) == [15, 30])
    }

    @Test(arguments: 0..<20)
    func `lines keep all characters, and none is wider than the box unless a character is`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("abc ABC  -.\n世")
        let text = String((0..<200).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
        let width = Double(random.next() % 100)
        let layout = typeset(text, width: width)
        let kept = layout.strings.joined().filter { !$0.isWhitespace }
        #expect(kept == text.filter { !$0.isWhitespace }, "seed \(seed)")
        for line in layout.lines where line.runs.reduce(0, { $0 + $1.text.count }) > 1 {
            #expect(line.width <= width + 0.001, "seed \(seed)")
        }
    }
}

struct TruncationTests {
    private func shorten(_ text: String, _ mode: ParagraphStyle.LineBreakMode, width: Double = 40, lines: Int = 1)
        -> TextLayout
    {
        typeset(text, width: width, lines: lines, paragraph: ParagraphStyle(lineBreakMode: mode))
    }

    @Test func `the end, the start, or the middle is omitted`() {
        #expect(shorten("aaa bbb ccc", .truncatingTail).strings == ["aaa b…"])
        #expect(shorten("aaa bbb ccc", .truncatingHead).strings == ["…b ccc"])
        #expect(shorten("aaaa bb cccc", .truncatingMiddle).strings == ["aa…cc"])
    }

    @Test func `there's no space before the ellipsis`() {
        #expect(shorten("aaa bbb ccc", .truncatingTail, width: 34).strings == ["aaa…"])
    }

    @Test func `text that fits isn't changed`() {
        let layout = shorten("aaa b", .truncatingTail)
        #expect(layout.strings == ["aaa b"])
        #expect(!layout.isTruncated)
    }

    @Test func `only the last allowed line is truncated`() {
        let layout = shorten("aaa bbb ccc ddd", .truncatingTail, width: 40, lines: 2)
        #expect(layout.strings == ["aaa", "bbb c…"])
        #expect(layout.isTruncated)
    }

    @Test func `an omitted paragraph is indicated by an ellipsis`() {
        #expect(shorten("a\nb", .truncatingTail).strings == ["a…"])
    }

    @Test func `wrapping modes omit text without a line, without an ellipsis`() {
        let layout = shorten("aaa bbb ccc", .wordWrapping)
        #expect(layout.strings == ["aaa"])
        #expect(layout.isTruncated)
    }

    @Test func `a width without space for a character shows only the ellipsis`() {
        #expect(shorten("aaa", .truncatingTail, width: 4).strings == ["…"])
    }
}

struct LinePlacementTests {
    @Test func `lines are aligned to the side of their alignment`() {
        func x(_ alignment: ParagraphStyle.Alignment) -> Double {
            typeset("aa", width: 100, paragraph: ParagraphStyle(alignment: alignment)).lines[0].x
        }
        #expect(x(.left) == 0)
        #expect(x(.natural) == 0)
        #expect(x(.center) == 42)
        #expect(x(.right) == 84)
    }

    @Test func `text from right to left begins at the right`() {
        #expect(typeset("אב", width: 100).lines[0].x == 84)
    }

    @Test func `without a width, lines are aligned within the widest line`() {
        let layout = typeset("aaaa\naa", width: .infinity, paragraph: ParagraphStyle(alignment: .right))
        #expect(layout.lines.map(\.x) == [0, 16])
    }

    @Test func `justified lines fill the width, but the last doesn't`() {
        let layout = typeset("aa bb cc", width: 50, paragraph: ParagraphStyle(alignment: .justified))
        #expect(layout.lines.map(\.width) == [50, 16])
        #expect(layout.lines[0].runs.last?.x == 34)
    }

    @Test func `heights are the fonts' line metrics, with spacing between lines`() {
        let plain = typeset("a\nb", width: 100)
        #expect(plain.lines.map(\.baseline) == [15, 35])
        #expect(plain.size.height == 40)
        let style = ParagraphStyle(lineSpacing: 3, paragraphSpacing: 5, paragraphSpacingBefore: 2)
        let spaced = typeset("a\nb", width: 100, paragraph: style)
        #expect(spaced.lines.map(\.baseline) == [15, 45])
        #expect(spaced.size.height == 50)
    }

    @Test func `extra height is added above the text`() {
        let multiple = typeset("a", width: 100, paragraph: ParagraphStyle(lineHeightMultiple: 1.5))
        #expect(multiple.size.height == 30)
        #expect(multiple.lines[0].baseline == 25)
        let fixed = ParagraphStyle(minimumLineHeight: 24, maximumLineHeight: 24)
        #expect(typeset("a", width: 100, paragraph: fixed).lines[0].baseline == 19)
        #expect(typeset("a", width: 100, paragraph: ParagraphStyle(maximumLineHeight: 12)).size.height == 12)
    }

    @Test func `indents shorten and move lines`() {
        let style = ParagraphStyle(firstLineHeadIndent: 20, headIndent: 10, tailIndent: -10)
        let layout = typeset("aaa bbb ccc", width: 60, paragraph: style)
        #expect(layout.strings == ["aaa", "bbb", "ccc"])
        #expect(layout.lines.map(\.x) == [20, 10, 10])
        let wide = typeset("aaa", width: 60, paragraph: ParagraphStyle(alignment: .right, tailIndent: 30))
        #expect(wide.lines[0].x == 6)
    }

    @Test func `letter spacing follows every character`() {
        var style = style
        style.letterSpacing = 2
        let text = StyledText(text: "aaa", style: style, paragraph: ParagraphStyle())
        #expect(makeTypesetter().layout(text, width: 100).size.width == 30)
    }

    @Test func `an image is placed in the line like a character and can increase the line's height`() {
        let image = DisplayImage(id: 1, content: .commands([]), pixelWidth: 30, pixelHeight: 40)
        var picture = style
        picture.attachment = .init(image: image, tint: nil, rect: Rect(x: 0, y: -35, width: 30, height: 40))
        let text = StyledText(
            text: "a\u{FFFC}",
            runs: [
                .init(utf8Count: 1, style: style, paragraph: ParagraphStyle()),
                .init(utf8Count: 3, style: picture, paragraph: ParagraphStyle()),
            ])
        let layout = makeTypesetter().layout(text, width: 100)
        #expect(layout.size == Size(width: 38, height: 40))
        #expect(layout.lines[0].runs[1].attachment?.image == image)
    }

    @Test func `runs are in visual order, and numbers keep their order in right-to-left text`() {
        let mixed = typeset("ab אב cd", width: .infinity).lines[0].runs
        #expect(mixed.map(\.text) == ["ab ", "אב", " cd"])
        #expect(mixed.map(\.isRightToLeft) == [false, true, false])
        let number = typeset("אב 12 גד", width: .infinity).lines[0].runs
        #expect(number.map(\.text) == [" גד", "12", "אב "])
        let embedded = typeset("אב ab גד", width: .infinity).lines[0].runs
        #expect(embedded.map(\.text) == [" גד", "ab", "אב "])
    }
}

struct TypesetterCostTests {
    @Test func `the same text at the same width is laid out once, at another width shaped once`() {
        let typesetter = makeTypesetter()
        let text = StyledText(text: "aaa bbb", style: style, paragraph: ParagraphStyle())
        _ = typesetter.layout(text, width: 50)
        _ = typesetter.layout(text, width: 50)
        #expect(typesetter.layoutCount == 1)
        _ = typesetter.layout(text, width: 30)
        #expect(typesetter.layoutCount == 2)
        #expect(typesetter.shapeCount == 1)
    }

    @Test func `layouts that are used repeatedly stay in the cache`() {
        let typesetter = makeTypesetter()
        let kept = StyledText(text: "kept", style: style, paragraph: ParagraphStyle())
        _ = typesetter.layout(kept, width: 50)
        for index in 0..<5000 {
            _ = typesetter.layout(
                StyledText(text: "\(index)", style: style, paragraph: ParagraphStyle()), width: 50)
            if index % 1000 == 0 { _ = typesetter.layout(kept, width: 50) }
        }
        #expect(typesetter.layoutCount == 5001)
    }

    @Test func `a cache removes old entries by cost, but not entries in use`() {
        var cache = GenerationCache<Int, Int>(capacity: 1000, costLimit: 100)
        for key in 0..<500 {
            cache.insert(key, for: key, cost: 30)
            #expect(cache.value(for: 0) == 0)
            #expect(cache.cost <= 260)
        }
        cache.insert(7, for: 7, cost: 1_000_000)
        #expect(cache.value(for: 7) == 7)
        for key in 600..<610 { cache.insert(key, for: key, cost: 30) }
        #expect(cache.value(for: 7) == nil && cache.cost <= 260)
    }

    @Test func `a long text costs as much as its cached part`() {
        let typesetter = makeTypesetter()
        let styled = StyledText(
            text: String(repeating: "a", count: 1000), style: style, paragraph: ParagraphStyle())
        _ = typesetter.place(styled, width: 100)
        _ = typesetter.layout(styled, width: 100)
        #expect(typesetter.cachedUTF8Count == 3000)
    }

    @Test func `one word of 100,000 letters is broken into lines`() {
        let layout = typeset(String(repeating: "a", count: 100_000), width: 80)
        #expect(layout.lines.count == 10_000)
        let short = typeset(
            String(repeating: "a", count: 100_000), width: 80, lines: 1,
            paragraph: ParagraphStyle(lineBreakMode: .truncatingTail))
        #expect(short.strings == ["aaaaaaaaa…"])
    }

    @Test(arguments: [ParagraphStyle.LineBreakMode.wordWrapping, .truncatingTail])
    func `invisible paragraphs aren't shaped`(mode: ParagraphStyle.LineBreakMode) {
        let typesetter = makeTypesetter()
        let text = String(repeating: "aaa bbb\r\n", count: 10_000)
        let styled = StyledText(text: text, style: style, paragraph: ParagraphStyle(lineBreakMode: mode))
        let layout = typesetter.layout(styled, width: 60, maximumLineCount: 3)
        #expect(layout.lines.count == 3 && layout.isTruncated)
        #expect(typesetter.shapedUTF8Count < 100)
        let middle = StyledText(
            text: text + "end", style: style, paragraph: ParagraphStyle(lineBreakMode: .truncatingMiddle))
        #expect(typesetter.layout(middle, width: 60, maximumLineCount: 1).strings[0].hasSuffix("end"))
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `the first lines of a text don't depend on the lines after them`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", "bb ", "\n", "\r\n", "\u{2028}", "אב", " ", "12", "é", "A-"]
        let text = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
        let all = typeset(text, width: 50)
        for count in 1...12 {
            let some = typeset(text, width: 50, lines: count)
            #expect(some.strings == Array(all.strings.prefix(count)), "seed \(seed)")
        }
    }

    @Test func `a paragraph whose direction shows only at its end is broken into lines`() {
        let layout = typeset(String(repeating: "1", count: 100_000) + "א", width: 80)
        #expect(layout.lines.count == 10_001)
    }
}

// MARK: Help

private let style = TextStyle(font: FontDescription(size: 16), ascent: 15, descent: 5)

private func makeTypesetter() -> Typesetter { Typesetter(measurer: FixedMetricsTextMeasurer()) }

func typeset(
    _ text: String, width: Double, lines: Int = 0, paragraph: ParagraphStyle = ParagraphStyle()
) -> TextLayout {
    makeTypesetter().layout(
        StyledText(text: text, style: style, paragraph: paragraph), width: width, maximumLineCount: lines)
}

extension TextLayout {
    fileprivate var strings: [String] { lines.map { $0.runs.map(\.text).joined() } }
}
