import CairoRenderer
import DisplayList
import Testing

struct PangoTextMeasurerTests {
    private let measurer = PangoTextMeasurer()

    private func shape(_ text: String, _ font: FontDescription = FontDescription(size: 17)) -> ShapedText {
        measurer.shape(text, font: font)
    }

    private func width(_ text: String, _ font: FontDescription = FontDescription(size: 17)) -> Double {
        shape(text, font).clusters.reduce(0) { $0 + $1.advance }
    }

    @Test(arguments: [
        "a", "Café", "e\u{301}a", "永遠 한국", "👩‍👩‍👧 x", "a\r\nb", "שלום abc", "مرحبا", "\u{10FFFD}", "a\0b", "\t",
    ])
    func `clusters cover the whole text`(text: String) {
        #expect(shape(text).clusters.reduce(0) { $0 + $1.utf8Count } == text.utf8.count)
    }

    @Test(arguments: [
        ("e\u{301}", "\u{E9}"), ("cafe\u{301} x", "caf\u{E9} x"), ("\u{1100}\u{1161}", "\u{AC00}"),
        ("\u{212B}", "\u{C5}"),
    ])
    func `equal strings with different scalars have separate clusters`(first: String, second: String) {
        #expect(first == second)
        for text in [first, second, first] {
            #expect(shape(text).clusters.reduce(0) { $0 + $1.utf8Count } == text.utf8.count)
        }
    }

    @Test func `the system face is as wide as on iOS`() {
        #expect(abs(width("This is a test string") - 144.09) < 1)
    }

    @Test func `an app's text in the substitute keeps the advances of that face`() {
        let font = FontDescription(family: .named(SystemFontSubstitute.family), size: 17)
        #expect(abs(width("This is a test string", font) - 152.3) < 1)
    }

    @Test func `characters of other faces have no tracking`() {
        for text in ["永", "😀", "ש", "ไ"] {
            let app = FontDescription(family: .named(SystemFontSubstitute.family), size: 17)
            #expect(width(text) == width(text, app))
        }
    }

    @Test func `every weight is its own face`() {
        let widths = stride(from: 100, through: 900, by: 100).map {
            width("Hamburgefonstiv", FontDescription(size: 17, weight: $0))
        }
        #expect(Set(widths).count == 9)
        #expect(widths == widths.sorted())
    }

    @Test func `widths of an app's face grow in proportion to the size`() {
        let face = FontDescription.Family.named(SystemFontSubstitute.family)
        let small = width("Proportion", FontDescription(family: face, size: 8))
        #expect(abs(width("Proportion", FontDescription(family: face, size: 16)) - 2 * small) < 0.02)
    }

    @Test func `tracking depends on the size`() {
        let sizes: [Double] = [8, 12, 17, 22, 28]
        let ems = sizes.map { Tracking(FontDescription(size: $0)).points(after: "a") / $0 * 1000 }
        let expected = [40.4, 15, -10.4, -26, -26.8]
        for (em, expected) in zip(ems, expected) { #expect(abs(em - expected) < 0.1) }
    }

    @Test func `monospaced digits are equally wide`() {
        let font = FontDescription(size: 17, hasMonospacedDigits: true)
        #expect(width("1", font) == width("0", font))
        #expect(width("1") != width("0"))
    }

    @Test func `monospaced faces are monospaced`() {
        let font = FontDescription(family: .systemMonospaced, size: 17)
        #expect(width("i", font) == width("W", font))
    }

    @Test func `faces that are missing fall back to the face that substitutes the system's`() {
        let substitute = FontDescription(family: .named(SystemFontSubstitute.family), size: 17)
        let missing = FontDescription(family: .named("No Such Face, really"), size: 17)
        #expect(width("abc", missing) == width("abc", substitute))
    }

    @Test func `an arrow of two characters isn't a ligature`() {
        #expect(shape("->").clusters.count == 2)
    }

    @Test func `an accent belongs to its letter`() {
        let clusters = shape("e\u{301}a").clusters
        #expect(clusters.map(\.utf8Count) == [3, 1])
    }

    @Test func `lines break by unicode rules`() {
        let clusters = shape("one two-three\nend").clusters
        let breaks = clusters.indices.filter { clusters[$0].breakAfter != .prohibited }
        #expect(breaks == [3, 7, 13])
        #expect(clusters[13].breakAfter == .mandatory)
        #expect(clusters[13].advance == 0)
        #expect(clusters.last?.breakAfter == .prohibited)
    }

    @Test func `a line break at the end is mandatory`() {
        #expect(shape("a\r\n").clusters.last?.breakAfter == .mandatory)
        #expect(shape("a\u{2028}").clusters.last?.breakAfter == .mandatory)
    }

    @Test func `direction is that of the first strong character`() {
        #expect(shape("שלום").isRightToLeft)
        #expect(!shape("12 abc שלום").isRightToLeft)
    }

    @Test(arguments: [0, -3, Double.nan, .infinity])
    func `invalid sizes have no width and don't crash`(size: Double) {
        #expect(width("abc", FontDescription(size: size)) == 0)
        #expect(shape("abc", FontDescription(size: size)).clusters.reduce(0) { $0 + $1.utf8Count } == 3)
    }

    @Test func `empty text has no clusters`() {
        #expect(shape("").clusters.isEmpty)
    }

    @Test func `threads may measure at the same time`() async {
        let expected = width("concurrent")
        await withTaskGroup(of: Double.self) { group in
            for index in 0..<64 {
                group.addTask {
                    _ = width("text \(index)")
                    return width("concurrent")
                }
            }
            for await width in group { #expect(width == expected) }
        }
    }
}
