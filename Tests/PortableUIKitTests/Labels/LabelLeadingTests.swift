import CollageTesting
import Foundation
import Testing

/// Lines of text styles are as far apart as the leadings in Apple's Human Interface Guidelines (`UIKitConstants.md` 1):
/// 21 points for body text of the medium size, 29 for the largest one without accessibility (recorded).
@MainActor @Suite(.device) struct LabelLeadingTests {
    private func height(_ font: UIFont, lines: Int, _ change: (UILabel) -> Void = { _ in }) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = Array(repeating: "A", count: lines).joined(separator: "\n")
        change(label)
        return label.sizeThatFits(CGSize(width: 300, height: 1000)).height
    }

    private func pitch(_ font: UIFont, _ change: (UILabel) -> Void = { _ in }) -> CGFloat {
        (height(font, lines: 11, change) - height(font, lines: 1, change)) / 10
    }

    private func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory = .large) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }

    @Test(arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.medium, CGFloat(21)), (.body, .large, 22),
        (.body, .extraExtraExtraLarge, 29), (.headline, .large, 22), (.subheadline, .large, 20),
        (.footnote, .large, 18), (.largeTitle, .large, 41),
    ])
    func `lines of a style are as far apart as its leading`(
        style: UIFont.TextStyle, category: UIContentSizeCategory, leading: CGFloat
    ) {
        let host = TestHost()
        #expect(abs(pitch(font(style, category)) - leading) < 0.06)
        withExtendedLifetime(host) {}
    }

    @Test func `a single line has the height of its font`() {
        let host = TestHost()
        #expect(height(font(.body), lines: 1) == 20.5)
        withExtendedLifetime(host) {}
    }

    @Test func `other fonts have no leading`() {
        let host = TestHost()
        let plain = UIFont.systemFont(ofSize: 17)
        #expect(abs(pitch(plain) - plain.lineHeight) < 0.06)
        #expect(abs(pitch(font(.body).withSize(17.5)) - 17.5 * plain.lineHeight / 17) < 0.06)
        withExtendedLifetime(host) {}
    }

    @Test func `a paragraph's maximum line height replaces the leading, and its spacing is added`() {
        let host = TestHost()
        let font = font(.body)
        func attributed(_ change: @escaping (NSMutableParagraphStyle) -> Void) -> (UILabel) -> Void {
            { label in
                let style = NSMutableParagraphStyle()
                change(style)
                label.attributedText = NSAttributedString(
                    string: label.text ?? "", attributes: [.font: font, .paragraphStyle: style])
            }
        }
        #expect(abs(pitch(font, attributed { $0.lineSpacing = 5 }) - 27) < 0.06)
        let exact = attributed {
            $0.minimumLineHeight = 30
            $0.maximumLineHeight = 30
        }
        #expect(abs(pitch(font, exact) - 30) < 0.06)
        withExtendedLifetime(host) {}
    }

    @Test func `measured strings include the leading with the option for it`() {
        let host = TestHost()
        let text = NSAttributedString(string: "A\nB", attributes: [.font: font(.body)])
        let size = CGSize(width: 300, height: 0)
        let line = font(.body).lineHeight
        let plain = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        let leading = text.boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(abs(plain.height - 2 * line) < 0.01)
        #expect(abs(leading.height - (line + 22)) < 0.01)
        withExtendedLifetime(host) {}
    }
}
