import LayoutGeometry
import Testing

@testable import DisplayList

/// How lines of text in both directions look from left to right.
struct BidirectionalLineTests {
    /// The visible text of each line from left to right, character by character, on lines of `width` points.
    private func seen(
        _ text: String, _ direction: ParagraphStyle.Direction = .natural, width: Double = .infinity
    ) -> [String] {
        let styled = StyledText(
            text: text, style: TextStyle(font: FontDescription(size: 16), ascent: 12, descent: 4),
            paragraph: ParagraphStyle(direction: direction))
        let typesetter = Typesetter(measurer: FixedMetricsTextMeasurer())
        return typesetter.layout(styled, width: width).lines.map { line in
            line.runs.map { $0.isRightToLeft ? mirrored($0.text) : $0.text }.joined()
        }
    }

    private func mirrored(_ text: String) -> String {
        let mirrors: [Character: Character] = ["(": ")", ")": "("]
        return String(text.reversed().map { mirrors[$0] ?? $0 })
    }

    @Test(arguments: [
        ("שלום 12:30", "12:30 םולש"), ("שלום 1,234.56", "1,234.56 םולש"), ("שלום 50%", "50% םולש"),
        ("שלום $20", "$20 םולש"), ("שלום 1/2", "1/2 םולש"),
    ])
    func `times, numbers, prices, and percentages keep their order after Hebrew`(text: String, expected: String) {
        #expect(seen(text) == [expected])
    }

    @Test func `after Arabic letters a percent sign is to the left of the number, as Unicode specifies`() {
        #expect(seen("سلام 50%") == ["%50 مالس"])
    }

    @Test func `a minus sign that isn't between two numbers has the direction of the text, as in Unicode`() {
        #expect(seen("שלום -5") == ["5- םולש"])
    }

    @Test func `brackets have the direction of their content, and are mirrored in right-to-left text`() {
        #expect(seen("שלום (abc)") == ["(abc) םולש"])
        #expect(seen("abc (שלום)") == ["abc (םולש)"])
    }

    @Test func `the first letter of each paragraph determines its direction`() {
        #expect(seen("abc!\nשלום!") == ["abc!", "!םולש"])
    }

    @Test func `a line separator doesn't begin another paragraph`() {
        #expect(seen("abc\u{2028}שלום!") == ["abc", "םולש!"])
    }

    @Test func `isolated text doesn't determine the direction of the text around it`() {
        #expect(seen("\u{2068}שלום\u{2069} abc!").map { $0.filter { $0.isASCII || $0.isLetter } } == ["םולש abc!"])
    }

    @Test func `trailing white space is at the end of the line, regardless of the direction of the text before it`() {
        #expect(seen("abc שלום ", .leftToRight) == ["abc םולש "])
        #expect(seen("שלום abc ", .rightToLeft) == [" abc םולש"])
    }

    @Test func `each line is reordered separately`() {
        // Letters are 8 points wide, spaces 4: two words fit on a line.
        #expect(seen("אב גד הו", width: 40) == ["דג בא", "וה"])
    }
}
