import UIKit

/// The numbers of the lines of a text view, at its left side.
final class LineNumberView: UIView {
    /// The width in points, for numbers of up to four digits in the largest font.
    static let width: CGFloat = 52

    private weak var textView: UITextView?

    init(textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        backgroundColor = .secondarySystemBackground
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard let textView else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFontMetrics.default.scaledFont(
                for: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 16,
                compatibleWith: traitCollection),
            .foregroundColor: UIColor.secondaryLabel,
        ]
        for (number, frame) in lines(of: textView) {
            let text = NSAttributedString(string: String(number), attributes: attributes)
            let size = text.size()
            text.draw(at: CGPoint(x: bounds.width - 8 - size.width, y: frame.midY - size.height / 2))
        }
    }

    /// Returns the numbers of the visible lines, and the frames of their first fragments in the view's coordinate space.
    private func lines(of textView: UITextView) -> [(number: Int, frame: CGRect)] {
        let manager = textView.layoutManager
        let top = textView.textContainerInset.top - textView.contentOffset.y
        let text = textView.text as NSString
        let visible = manager.glyphRange(
            forBoundingRect: bounds.offsetBy(dx: 0, dy: -top), in: textView.textContainer)
        let first = text.lineRange(for: NSRange(location: visible.location, length: 0)).location
        var number = 1 + text.substring(to: first).count { $0 == "\n" }
        var result: [(Int, CGRect)] = []
        manager.enumerateLineFragments(forGlyphRange: visible) { frame, _, _, range, _ in
            // A wrapped line continues in fragments without a number.
            guard range.location == 0 || text.character(at: range.location - 1) == 0x0A else { return }
            result.append((number, frame.offsetBy(dx: 0, dy: top)))
            number += 1
        }
        let extra = manager.extraLineFragmentRect
        if NSMaxRange(visible) == text.length, extra.height > 0 {
            result.append((number, extra.offsetBy(dx: 0, dy: top)))
        }
        return result
    }
}
