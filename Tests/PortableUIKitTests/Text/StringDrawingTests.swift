import CollageTesting
import DisplayList
import Testing

// With fixed metrics at 16 points a lower-case letter is 8 wide, a capital 12, a space 4.

@MainActor struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 16)
    private var lineHeight: CGFloat { font.lineHeight }

    private func makeText(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        return NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { given, _ in given })
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    /// The drawn texts, with their lines and positions.
    private func texts(_ commands: [DisplayCommand]) -> [(layout: TextLayout, x: Double, y: Double)] {
        commands.compactMap { command in
            guard case .text(let layout, let origin) = command else { return nil }
            return (layout, origin.x, origin.y)
        }
    }

    private func record(_ body: () -> Void) -> [DisplayCommand] {
        CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 200, height: 200)) { _ in body() }.recording
    }

    private func strings(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.runs.map(\.text).joined() }
    }

    // MARK: Measuring

    @Test func `a string is as wide as its characters and as high as its lines, without rounding`() {
        #expect(makeText("aaa bbb").size().width == 52)
        #expect(isNear(makeText("aaa bbb").size().height, 16 * 2444 / 2048))
        let two = makeText("aaa\nb").size()
        #expect(two.width == 24 && isNear(two.height, lineHeight * 2))
    }

    @Test func `without attributes, text is Helvetica of 12 points`() throws {
        let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
        #expect("aa".size().width == 12)
        #expect("aa".size() == "aa".size(withAttributes: [.font: helvetica]))
    }

    @Test func `strings of all types are measured in the same way`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let size = makeText("aaa bbb").size()
        #expect("aaa bbb".size(withAttributes: attributes) == size)
        #expect(NSString(string: "aaa bbb").size(withAttributes: attributes) == size)
        let box = CGSize(width: 30, height: 0)
        let rect = makeText("aaa bbb").boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil)
        #expect(
            rect
                == "aaa bbb".boundingRect(
                    with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil))
        #expect(
            rect
                == NSString(string: "aaa bbb").boundingRect(
                    with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil))
    }

    @Test func `in a box with a width, lines are wrapped to it; the box is as small as they allow`() {
        let rect = makeText("aaa bbb").boundingRect(
            with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.origin == .zero && rect.width == 24 && isNear(rect.height, lineHeight * 2))
    }

    @Test func `a width or height of 0 means no limit`() {
        let rect = makeText("aaa bbb").boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.width == 52 && isNear(rect.height, lineHeight))
    }

    @Test func `without the option for several lines, text isn't wrapped at the width`() {
        let rect = makeText("aaa bbb").boundingRect(with: CGSize(width: 30, height: 100), context: nil)
        #expect(rect.width == 52 && isNear(rect.height, lineHeight))
    }

    @Test func `lines beyond the height are omitted if the last line is truncated`() {
        let box = CGSize(width: 30, height: lineHeight * 1.5)
        let context = NSStringDrawingContext()
        let whole = makeText("aaa bbb ccc").boundingRect(
            with: box, options: .usesLineFragmentOrigin, context: context)
        #expect(isNear(whole.height, lineHeight * 3) && context.totalBounds == whole)
        let cut = makeText("aaa bbb ccc").boundingRect(
            with: box, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
        #expect(isNear(cut.height, lineHeight) && context.totalBounds == cut)
    }

    @Test func `the paragraph style affects the size`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        style.firstLineHeadIndent = 10
        let rect = makeText("aaa bbb", [.paragraphStyle: style]).boundingRect(
            with: CGSize(width: 40, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(isNear(rect.height, lineHeight * 2 + 7) && rect.width == 34)
    }

    @Test func `spacing follows each character, and tracking takes precedence over kerning`() {
        #expect(makeText("aaa", [.kern: 2]).size().width == 30)
        #expect(makeText("aaa", [.kern: 2, .tracking: 1]).size().width == 27)
        #expect(makeText("aaa", [.kern: NSNumber(value: 0.5)]).size().width == 25.5)
    }

    // MARK: Drawing

    @Test func `text is drawn with its top-left corner at a point, without wrapping`() {
        let drawn = texts(
            record {
                makeText("aaa bbb\nc").draw(at: CGPoint(x: 5, y: 6))
                "d".draw(at: CGPoint(x: 7, y: 8), withAttributes: [.font: font])
            })
        #expect(drawn.map { strings($0.layout) } == [["aaa bbb", "c"], ["d"]])
        #expect(drawn.map(\.x) == [5, 7] && drawn.map(\.y) == [6, 8])
    }

    @Test func `text that is drawn in a rectangle wraps, and is clipped if it's higher`() {
        let high = record { makeText("aaa bbb").draw(in: CGRect(x: 5, y: 6, width: 30, height: 100)) }
        #expect(high.count == 1 && texts(high).map { strings($0.layout) } == [["aaa", "bbb"]])
        let low = record { makeText("aaa bbb").draw(in: CGRect(x: 5, y: 6, width: 30, height: 20)) }
        let box = CGRect(x: 5, y: 6, width: 30, height: 20).rect
        #expect(low.count == 4 && low[1] == .clip(Path(box)))
        #expect(texts(low).map { strings($0.layout) } == [["aaa", "bbb"]])
    }

    @Test func `the last visible line ends in an ellipsis if truncatesLastVisibleLine is set`() {
        let commands = record {
            makeText("aaa bbb ccc").draw(
                with: CGRect(x: 0, y: 0, width: 40, height: lineHeight),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        #expect(texts(commands).map { strings($0.layout) } == [["aaa b…"]])
    }

    @Test func `without the option for several lines, the rectangle's origin is on the baseline`() {
        let drawn = texts(
            record { makeText("a").draw(with: CGRect(x: 5, y: 50, width: 30, height: 30), context: nil) })
        #expect(drawn.count == 1)
        #expect(drawn.allSatisfy { isNear(CGFloat($0.y), 50 - font.ascender) && $0.x == 5 })
    }

    @Test func `lines are positioned by their alignment`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let commands = record {
            makeText("aaa", [.paragraphStyle: style]).draw(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        #expect(texts(commands).first?.layout.lines.map(\.x) == [76])
    }

    @Test func `without a graphics context, nothing is drawn`() {
        makeText("a").draw(at: .zero)
        makeText("a").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
