import DisplayList
import Testing

struct FixedMetricsTextMeasurerTests {
    private let measurer = FixedMetricsTextMeasurer()

    private func shape(_ text: String, family: FontDescription.Family = .system, size: Double = 16) -> ShapedText {
        measurer.shape(text, font: FontDescription(family: family, size: size))
    }

    private func breaks(_ text: String) -> [ShapedText.LineBreak] {
        shape(text).clusters.map(\.breakAfter)
    }

    @Test(arguments: [
        ("a", 8), ("A", 12), ("5", 8), (" ", 4), (".", 4), ("\n", 0), ("\u{200B}", 0), ("永", 16), ("한", 16),
        ("🙂", 16), ("👩‍👩‍👧", 16), ("☂\u{FE0F}", 16), ("é", 8), ("e\u{301}", 8), ("\t", 4), ("ß", 8), ("א", 8),
    ])
    func `advances are quarters of the size`(text: String, advance: Double) {
        #expect(shape(text).clusters.map(\.advance) == [advance])
    }

    @Test func `clusters cover the whole text`() {
        let text = "Café 永遠 👩‍👩‍👧\r\nשלום\n"
        let shaped = shape(text)
        #expect(shaped.clusters.reduce(0) { $0 + $1.utf8Count } == text.utf8.count)
        #expect(shaped.clusters.count == text.count)
    }

    @Test func `lines can break after the last space`() {
        #expect(breaks("a  b") == [.prohibited, .prohibited, .allowed, .prohibited])
    }

    @Test func `nonbreaking spaces keep adjacent words together`() {
        #expect(breaks("a\u{A0}b") == [.prohibited, .prohibited, .prohibited])
    }

    @Test func `hyphens allow breaks only inside words`() {
        #expect(breaks("a-b") == [.prohibited, .allowed, .prohibited])
        #expect(breaks("-5") == [.prohibited, .prohibited])
    }

    @Test func `line breaks at the end are mandatory`() {
        #expect(breaks("a\r\nb\n") == [.prohibited, .mandatory, .prohibited, .mandatory])
    }

    @Test func `wide text can break anywhere except before punctuation`() {
        #expect(breaks("「永遠」。") == [.prohibited, .allowed, .prohibited, .prohibited, .prohibited])
    }

    @Test(arguments: [("abc", false), ("123 שלום abc", true), ("«مرحبا»", true), ("", false), ("42", false)])
    func `direction is that of the first strong character`(text: String, isRightToLeft: Bool) {
        #expect(shape(text).isRightToLeft == isRightToLeft)
    }

    @Test func `monospaced faces have the same advance for each letter`() {
        #expect(Set(shape("iW .5", family: .systemMonospaced).clusters.map(\.advance)) == [8])
    }

    @Test(arguments: [Double.nan, -3, .infinity]) func `invalid sizes have no width`(size: Double) {
        #expect(shape("abc", size: size).clusters.map(\.advance) == [0, 0, 0])
    }

    @Test func `whitespace is marked`() {
        #expect(shape("a b\n").clusters.map(\.isWhitespace) == [false, true, false, true])
    }
}
