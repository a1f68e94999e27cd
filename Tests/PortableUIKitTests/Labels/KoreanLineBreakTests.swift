import Testing

@testable import PortableGraphics
@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct KoreanLineBreakTests {
    /// The height of a label with two Korean words that don't fit one line.
    private func lineCount(_ strategy: NSParagraphStyle.LineBreakStrategy, width: CGFloat) -> Int {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "안녕하세요 반갑습니다"
        label.lineBreakStrategy = strategy
        return Int((label.sizeThatFits(CGSize(width: width, height: 1000)).height / label.font.lineHeight).rounded())
    }

    @Test func `by default, labels break lines only between Korean words`() {
        #expect(UILabel().lineBreakStrategy == .standard)
        let label = UILabel()
        label.text = "안녕하세요"
        let word = label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
        // One and a half words in a line, so that the second word is split, or moves to the second line.
        #expect(lineCount(.standard, width: word * 1.1) == 2 && lineCount([], width: word * 1.1) == 2)
        // The words don't fit a line: they're split there, or each word begins a line.
        let narrow = word * 0.9
        #expect(lineCount([], width: narrow) == 3)
        #expect(lineCount(.hangulWordPriority, width: narrow) == 4)
    }

    @Test func `a paragraph style determines the strategy of attributed text`() {
        let style = NSMutableParagraphStyle()
        #expect(!style.engineStyle.keepsKoreanWords)
        style.lineBreakStrategy = .hangulWordPriority
        #expect(style.engineStyle.keepsKoreanWords)
    }
}
