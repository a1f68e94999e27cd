import CollageTesting
import Foundation
import Testing

/// Foundation compares the values of attributes when one replaces another, and traps if it casts them to another type.
@MainActor struct AttributeReplacingTests {
    @Test func `an app's own attributed string can be assigned one font after another`() async {
        await #expect(processExitsWith: .success) {
            cover(UIFont.systemFont(ofSize: 12), by: UIFont.systemFont(ofSize: 13))
            cover(UIFont.systemFont(ofSize: 12), by: UIFont.systemFont(ofSize: 12))
        }
    }

    @Test func `an app's own attributed string can be assigned one color after another`() async {
        await #expect(processExitsWith: .success) {
            cover(UIColor(red: 1, green: 0, blue: 0, alpha: 1), by: UIColor(white: 0, alpha: 1))
        }
    }

    @Test func `an app's own attributed string can be assigned one paragraph style after another`() async {
        await #expect(processExitsWith: .success) {
            cover(NSParagraphStyle(), by: NSMutableParagraphStyle())
        }
    }

    @Test func `an app's own attributed string can be assigned one shadow after another`() async {
        await #expect(processExitsWith: .success) {
            cover(NSShadow(), by: NSShadow())
        }
    }

    @Test
    func `an app's own attributed string can be assigned one image, attachment, or font descriptor after another`()
        async
    {
        await #expect(processExitsWith: .success) {
            cover(UIImage(), by: UIImage())
            cover(NSTextAttachment(), by: NSTextAttachment())
            cover(UIFontDescriptor(name: "Inter", size: 12), by: UIFontDescriptor(name: "Inter", size: 13))
        }
    }

    @Test func `a label changes the style of attributed text repeatedly`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let label = UILabel()
                label.attributedText = NSAttributedString(
                    string: "text",
                    attributes: [
                        .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: NSParagraphStyle(),
                    ])
                for size in 12...14 {
                    label.font = .systemFont(ofSize: CGFloat(size))
                    label.textColor = UIColor(white: CGFloat(size) / 20, alpha: 1)
                    label.textAlignment = size % 2 == 0 ? .center : .right
                    label.lineBreakMode = size % 2 == 0 ? .byClipping : .byTruncatingHead
                }
                precondition(
                    label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
                let host = TestHost()
                label.adjustsFontForContentSizeCategory = true
                label.font = .preferredFont(forTextStyle: .body)
                host.show(label)
                host.change(contentSizeCategory: .extraExtraLarge)
                precondition(label.font.pointSize > 17)
            }
        }
    }
}

/// Replaces a value with another in every possible way.
private func cover(_ old: NSObject, by new: NSObject) {
    let key = NSAttributedString.Key("key")
    let range = NSRange(location: 0, length: 4)
    let text = NSMutableAttributedString(string: "text", attributes: [key: old])
    text.addAttribute(key, value: new, range: range)
    // An equal value may stay in place.
    precondition((text.attribute(key, at: 0, effectiveRange: nil) as? NSObject)?.isEqual(new) ?? false)
    text.addAttributes([key: old], range: NSRange(location: 1, length: 2))
    text.setAttributes([key: new], range: range)
}
