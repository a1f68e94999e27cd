/// Text of a configuration: plain or attributed.
package struct TextContent: Hashable {
    package private(set) var string: String?
    package private(set) var attributed: NSAttributedString?

    package init() {}

    package init(_ string: String?) {
        self.string = string
    }

    package init(_ attributed: NSAttributedString?) {
        self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
        string = attributed?.string
    }

    package static func == (left: TextContent, right: TextContent) -> Bool {
        left.string.hasSameScalars(as: right.string) && left.attributed == right.attributed
    }

    /// A Boolean value that indicates whether nothing is shown, for `nil` and an empty text.
    package var isEmpty: Bool { (string ?? "").isEmpty }

    /// Returns the attributed text with default values for the font and the color, or `nil` for plain text.
    func completed(font: UIFont, color: UIColor) -> NSAttributedString? {
        guard let attributed else { return nil }
        let result = NSMutableAttributedString(attributedString: attributed)
        let range = NSRange(location: 0, length: attributed.length)
        let defaults: [(NSAttributedString.Key, Any)] = [(.font, font), (.foregroundColor, color)]
        for (key, value) in defaults {
            attributed.enumerateAttribute(key, in: range) { found, range, _ in
                if found == nil { result.addAttribute(key, value: value, range: range) }
            }
        }
        return result
    }
}

extension UILabel {
    /// Shows text. The font and the color apply where the text doesn't specify its own.
    ///
    /// - Parameter isNew: A Boolean value that indicates whether no text was shown before. If it's `true`, the
    ///   properties are set even if the label already has the values, so that they count as the app's.
    package func show(_ content: TextContent, font: UIFont, color: UIColor, isNew: Bool = true) {
        if isNew || self.font != font { self.font = font }
        if isNew || textColor != color { textColor = color }
        if let attributed = content.completed(font: font, color: color) {
            attributedText = attributed
        } else {
            text = content.string
        }
    }
}
