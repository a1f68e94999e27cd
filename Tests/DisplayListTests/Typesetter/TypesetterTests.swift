import LayoutGeometry
import RandomNumbers
import Testing

@testable import DisplayList

// With fixed metrics at 16 points a lower-case letter is 8 wide, a capital 12, a space or punctuation 4.

@Suite("Typesetter: breaking lines")
struct LineBreakingTests {
    @Test("Lines end after words")
    func words() {
        let layout = typeset("aaa bbb ccc", width: 55)
        #expect(layout.strings == ["aaa bbb", "ccc"])
        #expect(layout.size.width == 52)
    }

    @Test("White space hangs over the end of a line")
    func hangingSpace() {
        #expect(typeset("aaa bbb   ccc", width: 52).strings == ["aaa bbb", "ccc"])
    }

    @Test("White space at the end of the text counts where there is room")
    func trailingSpace() {
        #expect(typeset("aaa ", width: .infinity).size.width == 28)
        #expect(typeset("aaa ", width: 25).size.width == 24)
    }

    @Test("A word that is too long is parted between characters")
    func longWord() {
        #expect(typeset("aa bbbbbbb", width: 32).strings == ["aa", "bbbb", "bbb"])
    }

    @Test("Character wrapping fills each line")
    func characterWrapping() {
        let style = ParagraphStyle(lineBreakMode: .characterWrapping)
        #expect(typeset("aaa bbb", width: 40, paragraph: style).strings == ["aaa b", "bb"])
    }

    @Test("Text that reads the same but is put together otherwise is laid out anew")
    func decomposed() {
        let typesetter = makeTypesetter()
        let texts = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9} a\u{308}", "cafe\u{301} \u{E4}"]
        for text in texts {
            // The same style throughout, but not the same number of bytes.
            let whole = StyledText(text: text, style: style, paragraph: ParagraphStyle())
            #expect(typesetter.layout(whole, width: .infinity).lines[0].runs[0].text.utf8.elementsEqual(text.utf8))
        }
        #expect(typesetter.shapeCount >= texts.count)
    }

    @Test("A width without room for a character puts each on a line of its own")
    func noWidth() {
        #expect(typeset("abc", width: 0).strings == ["a", "b", "c"])
    }

    @Test("Without a width, or with one that is no number, lines end only where the text says so")
    func noLimit() {
        #expect(typeset("aaa bbb\nccc", width: .infinity).strings == ["aaa bbb", "ccc"])
        #expect(typeset("aaa bbb", width: .nan).strings == ["aaa bbb"])
    }

    @Test("A line's end at the end of the text opens one more line")
    func trailingLineEnd() {
        #expect(typeset("a\n", width: 100).strings == ["a", ""])
        #expect(typeset("\n\n", width: 100).strings == ["", "", ""])
    }

    @Test("Empty text is one line high")
    func empty() {
        let layout = typeset("", width: 100)
        #expect(layout.lines.count == 1)
        #expect(layout.size == Size(width: 0, height: 20))
    }

    @Test("A break between two fonts is found, though each is shaped by itself")
    func breakBetweenRuns() {
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

    @Test("Lines keep all characters, and none is wider than the box unless a character is", arguments: 0..<20)
    func conservation(seed: UInt64) {
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

@Suite("Typesetter: leaving out")
struct TruncationTests {
    private func shorten(_ text: String, _ mode: ParagraphStyle.LineBreakMode, width: Double = 40, lines: Int = 1)
        -> TextLayout
    {
        typeset(text, width: width, lines: lines, paragraph: ParagraphStyle(lineBreakMode: mode))
    }

    @Test("The end, the start or the middle is left out")
    func modes() {
        #expect(shorten("aaa bbb ccc", .truncatingTail).strings == ["aaa b…"])
        #expect(shorten("aaa bbb ccc", .truncatingHead).strings == ["…b ccc"])
        #expect(shorten("aaaa bb cccc", .truncatingMiddle).strings == ["aa…cc"])
    }

    @Test("No space stands before the ellipsis")
    func trimmed() {
        #expect(shorten("aaa bbb ccc", .truncatingTail, width: 34).strings == ["aaa…"])
    }

    @Test("Text that fits is left alone")
    func fitting() {
        let layout = shorten("aaa b", .truncatingTail)
        #expect(layout.strings == ["aaa b"])
        #expect(!layout.isTruncated)
    }

    @Test("Only the last line that is allowed is shortened")
    func lastLine() {
        let layout = shorten("aaa bbb ccc ddd", .truncatingTail, width: 40, lines: 2)
        #expect(layout.strings == ["aaa", "bbb c…"])
        #expect(layout.isTruncated)
    }

    @Test("A paragraph that has no line any more is announced by an ellipsis")
    func nextParagraph() {
        #expect(shorten("a\nb", .truncatingTail).strings == ["a…"])
    }

    @Test("Wrapping modes leave out what has no line, without an ellipsis")
    func wrapping() {
        let layout = shorten("aaa bbb ccc", .wordWrapping)
        #expect(layout.strings == ["aaa"])
        #expect(layout.isTruncated)
    }

    @Test("A width without room for anything shows the ellipsis alone")
    func tiny() {
        #expect(shorten("aaa", .truncatingTail, width: 4).strings == ["…"])
    }
}

@Suite("Typesetter: placing lines")
struct LinePlacementTests {
    @Test("Lines stand at the side that the alignment says")
    func alignment() {
        func x(_ alignment: ParagraphStyle.Alignment) -> Double {
            typeset("aa", width: 100, paragraph: ParagraphStyle(alignment: alignment)).lines[0].x
        }
        #expect(x(.left) == 0)
        #expect(x(.natural) == 0)
        #expect(x(.center) == 42)
        #expect(x(.right) == 84)
    }

    @Test("Text from right to left begins at the right")
    func naturalFromRight() {
        #expect(typeset("אב", width: 100).lines[0].x == 84)
    }

    @Test("Without a width, lines are aligned to the widest")
    func alignmentWithoutWidth() {
        let layout = typeset("aaaa\naa", width: .infinity, paragraph: ParagraphStyle(alignment: .right))
        #expect(layout.lines.map(\.x) == [0, 16])
    }

    @Test("Justified lines fill the width, but the last doesn't")
    func justified() {
        let layout = typeset("aa bb cc", width: 50, paragraph: ParagraphStyle(alignment: .justified))
        #expect(layout.lines.map(\.width) == [50, 16])
        #expect(layout.lines[0].runs.last?.x == 34)
    }

    @Test("Heights are the fonts' line metrics, spacing comes between")
    func heights() {
        let plain = typeset("a\nb", width: 100)
        #expect(plain.lines.map(\.baseline) == [15, 35])
        #expect(plain.size.height == 40)
        let style = ParagraphStyle(lineSpacing: 3, paragraphSpacing: 5, paragraphSpacingBefore: 2)
        let spaced = typeset("a\nb", width: 100, paragraph: style)
        #expect(spaced.lines.map(\.baseline) == [15, 45])
        #expect(spaced.size.height == 50)
    }

    @Test("Extra height goes above the text")
    func lineHeights() {
        let multiple = typeset("a", width: 100, paragraph: ParagraphStyle(lineHeightMultiple: 1.5))
        #expect(multiple.size.height == 30)
        #expect(multiple.lines[0].baseline == 25)
        let fixed = ParagraphStyle(minimumLineHeight: 24, maximumLineHeight: 24)
        #expect(typeset("a", width: 100, paragraph: fixed).lines[0].baseline == 19)
        #expect(typeset("a", width: 100, paragraph: ParagraphStyle(maximumLineHeight: 12)).size.height == 12)
    }

    @Test("Indents narrow lines and move them")
    func indents() {
        let style = ParagraphStyle(firstLineHeadIndent: 20, headIndent: 10, tailIndent: -10)
        let layout = typeset("aaa bbb ccc", width: 60, paragraph: style)
        #expect(layout.strings == ["aaa", "bbb", "ccc"])
        #expect(layout.lines.map(\.x) == [20, 10, 10])
        let wide = typeset("aaa", width: 60, paragraph: ParagraphStyle(alignment: .right, tailIndent: 30))
        #expect(wide.lines[0].x == 6)
    }

    @Test("Letter spacing follows every character")
    func letterSpacing() {
        var style = style
        style.letterSpacing = 2
        let text = StyledText(text: "aaa", style: style, paragraph: ParagraphStyle())
        #expect(makeTypesetter().layout(text, width: 100).size.width == 30)
    }

    @Test("An image stands in the line like a character and may make it higher")
    func attachment() {
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

    @Test("Runs stand in visual order; numbers keep theirs in text from right to left")
    func bidirectional() {
        let mixed = typeset("ab אב cd", width: .infinity).lines[0].runs
        #expect(mixed.map(\.text) == ["ab ", "אב", " cd"])
        #expect(mixed.map(\.isRightToLeft) == [false, true, false])
        let number = typeset("אב 12 גד", width: .infinity).lines[0].runs
        #expect(number.map(\.text) == [" גד", "12", "אב "])
        let embedded = typeset("אב ab גד", width: .infinity).lines[0].runs
        #expect(embedded.map(\.text) == [" גד", "ab", "אב "])
    }
}

@Suite("Typesetter: cost")
struct TypesetterCostTests {
    @Test("The same text at the same width is laid out once, at another width shaped once")
    func caching() {
        let typesetter = makeTypesetter()
        let text = StyledText(text: "aaa bbb", style: style, paragraph: ParagraphStyle())
        _ = typesetter.layout(text, width: 50)
        _ = typesetter.layout(text, width: 50)
        #expect(typesetter.layoutCount == 1)
        _ = typesetter.layout(text, width: 30)
        #expect(typesetter.layoutCount == 2)
        #expect(typesetter.shapeCount == 1)
    }

    @Test("What is asked for again and again stays, whatever else comes")
    func generations() {
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

    @Test("A cache forgets what is old by what it costs, and not what is asked for")
    func memory() {
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

    @Test("Long texts count for what is kept of them")
    func cost() {
        let typesetter = makeTypesetter()
        let styled = StyledText(
            text: String(repeating: "a", count: 1000), style: style, paragraph: ParagraphStyle())
        _ = typesetter.place(styled, width: 100)
        _ = typesetter.layout(styled, width: 100)
        #expect(typesetter.cachedUTF8Count == 3000)
    }

    @Test("One word of 100,000 letters is broken into lines")
    func hugeWord() {
        let layout = typeset(String(repeating: "a", count: 100_000), width: 80)
        #expect(layout.lines.count == 10_000)
        let short = typeset(
            String(repeating: "a", count: 100_000), width: 80, lines: 1,
            paragraph: ParagraphStyle(lineBreakMode: .truncatingTail))
        #expect(short.strings == ["aaaaaaaaa…"])
    }

    @Test(
        "Of paragraphs that can't be seen nothing is shaped",
        arguments: [ParagraphStyle.LineBreakMode.wordWrapping, .truncatingTail])
    func hiddenParagraphs(mode: ParagraphStyle.LineBreakMode) {
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

    @Test("The first lines of a text are the same whether or not there are more", arguments: 0..<60 as Range<UInt64>)
    func firstLines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", "bb ", "\n", "\r\n", "\u{2028}", "אב", " ", "12", "é", "A-"]
        let text = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
        let all = typeset(text, width: 50)
        for count in 1...12 {
            let some = typeset(text, width: 50, lines: count)
            #expect(some.strings == Array(all.strings.prefix(count)), "seed \(seed)")
        }
    }

    @Test("A paragraph whose direction shows only at its end is broken into lines")
    func lateDirection() {
        let layout = typeset(String(repeating: "1", count: 100_000) + "א", width: 80)
        #expect(layout.lines.count == 10_001)
    }
}

// MARK: Help

private let style = TextStyle(font: FontDescription(size: 16), ascent: 15, descent: 5)

private func makeTypesetter() -> Typesetter { Typesetter(measurer: FixedMetricsTextMeasurer()) }

private func typeset(
    _ text: String, width: Double, lines: Int = 0, paragraph: ParagraphStyle = ParagraphStyle()
) -> TextLayout {
    makeTypesetter().layout(
        StyledText(text: text, style: style, paragraph: paragraph), width: width, maximumLineCount: lines)
}

extension TextLayout {
    fileprivate var strings: [String] { lines.map { $0.runs.map(\.text).joined() } }
}
