import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

// With fixed metrics at 16 points a lower-case letter is 8 wide, a space 4; a line is 16 * 2444 / 2048 high.

@MainActor
struct LabelTests {
    private func makeLabel(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// The strings of the label's lines.
    private func lines(_ label: UILabel) -> [String] {
        layouts(label).last?.layout.lines.map { $0.runs.map(\.text).joined() } ?? []
    }

    private func layouts(_ label: UILabel) -> [(layout: TextLayout, origin: (x: Double, y: Double))] {
        label.makeDisplayCommands().compactMap { command in
            guard case .text(let layout, let origin) = command else { return nil }
            return (layout, (origin.x, origin.y))
        }
    }

    @Test(arguments: [2.0, 3.0])
    func `a line is as high as the font's line height, rounded up to the pixel`(scale: Double) {
        let height = scale == 2 ? 20.5 : 61.0 / 3
        let label = LabelWithTraits(UITraitCollection(displayScale: CGFloat(scale)))
        label.text = "text"
        #expect(abs(Double(label.intrinsicContentSize.height) - height) < 1e-9)
    }

    @Test func `an empty label has no size`() {
        #expect(makeLabel(nil).intrinsicContentSize == .zero)
        #expect(makeLabel("").intrinsicContentSize == .zero)
        #expect(makeLabel(nil).makeDisplayCommands().isEmpty)
    }

    @Test func `a single line is as wide as the text, regardless of the proposed width`() {
        #expect(makeLabel("aaa bbb").sizeThatFits(CGSize(width: 20, height: 20)).width == 52)
    }

    @Test func `several lines wrap at the proposed or preferred width`() {
        let label = makeLabel("aaa bbb", lines: 0)
        #expect(label.intrinsicContentSize.width == 52)
        let size = label.sizeThatFits(CGSize(width: 30, height: 0))
        #expect(size.width == 24)
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == size)
        #expect(size.height > label.font.lineHeight * 2 - 0.001)
    }

    @Test func `truncated text ends in an ellipsis, and lines without space are omitted`() {
        let label = makeLabel("aaa bbb ccc")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(lines(label) == ["aaa b…"])
        label.numberOfLines = 0
        label.frame.size.height = 40
        #expect(lines(label) == ["aaa", "bbb c…"])
        label.frame.size.height = 60
        #expect(lines(label) == ["aaa", "bbb", "ccc"])
    }

    @Test func `text is vertically centered`() {
        let label = makeLabel("aaa")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 59)
        #expect(layouts(label)[0].origin.y == 20)
    }

    @Test func `subclasses can change the text rectangle`() {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 5, dy: 0)) }
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 10, height: size.height)
            }
        }
        let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.font = .systemFont(ofSize: 16)
        label.text = "aaa"
        #expect(label.intrinsicContentSize.width == 34)
        #expect(layouts(label)[0].origin.x == 5)
    }

    @Test func `text is scaled down until it fits, but not below the minimum factor`() throws {
        let label = makeLabel("aaaaaaaaaa")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.4
        let run = try #require(layouts(label).first?.layout.lines.first?.runs.first)
        #expect(run.text == "aaaaaaaaaa" && abs(run.font.size - 8) < 0.1)
        label.minimumScaleFactor = 0.9
        #expect(lines(label).first?.hasSuffix("…") == true)
    }

    @Test func `a shadow is a copy of the text behind it`() {
        let label = makeLabel("a")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        let drawn = layouts(label)
        #expect(drawn.count == 2)
        #expect(drawn[0].origin.x - drawn[1].origin.x == 2 && drawn[0].origin.y - drawn[1].origin.y == 3)
        #expect(drawn[0].layout.lines[0].runs[0].color == DisplayList.Color(red: 1, green: 0, blue: 0))
    }

    @Test func `attributes are kept, and the first character specifies the label's font and color`() {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let label = makeLabel(nil)
        label.attributedText = text
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(label.font.pointSize == 30 && label.textColor == .red && label.text == "ab")
        let runs = layouts(label)[0].layout.lines[0].runs
        #expect(runs.map(\.text) == ["a", "b"])
        #expect(runs[1].color == DisplayList.Color(red: 0, green: 0, blue: 1))
        label.textColor = .green
        #expect(layouts(label)[0].layout.lines[0].runs.map(\.text).joined() == "ab")
        #expect(layouts(label)[0].layout.lines[0].runs[0].color == DisplayList.Color(red: 0, green: 1, blue: 0))
    }

    @Test func `fonts of text styles follow the text size if the label enables it`() {
        let label = LabelWithTraits(UITraitCollection(preferredContentSizeCategory: .large))
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "a"
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 17)
        label.given = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        label.applyTraitChange(from: nil)
        #expect(label.font.pointSize == 33)
    }

    @Test func `the same text is laid out once for the same width`() {
        let text = "cost \(UInt64.random(in: 0...UInt64.max))"
        let label = makeLabel(text)
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        _ = label.intrinsicContentSize
        _ = label.makeDisplayCommands()
        let count = Services.current.typesetter.withLock { $0.layoutCount }
        let other = makeLabel(text)
        other.frame = label.frame
        _ = other.intrinsicContentSize
        _ = other.sizeThatFits(.zero)
        _ = other.makeDisplayCommands()
        #expect(Services.current.typesetter.withLock { $0.layoutCount } == count)
    }

    @Test func `baselines are the font's ascender below the top`() throws {
        let metrics = try #require(makeLabel("a").textBaselineMetrics)
        #expect(abs(metrics.firstBaseline - 16 * 1950 / 2048) < 0.5)
        #expect(metrics.lastBaseline > 0 && metrics.lineHeight == UIFont.systemFont(ofSize: 16).lineHeight)
    }
}

/// A label with fixed traits.
private final class LabelWithTraits: UILabel {
    var given: UITraitCollection

    init(_ traits: UITraitCollection) {
        given = traits
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var traitCollection: UITraitCollection { given }
}
