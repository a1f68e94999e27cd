import DisplayList

/// The text of a label with its attributes.
struct LabelContent {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private(set) var string: String?
    private(set) var font = defaultFont
    private(set) var color = UIColor.label
    /// The attributed text, or `nil` if the app has set plain text.
    private var attributed: NSMutableAttributedString?

    var isAttributed: Bool { attributed != nil }

    mutating func set(_ string: String?) {
        self.string = string
        attributed = nil
    }

    mutating func set(_ text: NSAttributedString?) {
        string = text?.string
        attributed = text.map { NSMutableAttributedString(attributedString: $0) }
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        setAttribute(.font, font)
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        setAttribute(.foregroundColor, color)
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        attributed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
    }

    /// The paragraph style at the start of attributed text.
    var paragraphStyle: NSParagraphStyle? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// Changes the paragraph styles of attributed text.
    func setParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let range = NSRange(location: 0, length: attributed.length)
        var styles: [(NSRange, NSParagraphStyle)] = []
        attributed.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
            if let style = value as? NSParagraphStyle { styles.append((range, style)) }
        }
        for (range, style) in styles {
            let changed = NSMutableParagraphStyle(style.values)
            change(changed)
            attributed.addAttribute(.paragraphStyle, value: changed, range: range)
        }
    }

    /// Returns the paragraph style of text without its own style.
    func paragraph(
        alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
        strategy: NSParagraphStyle.LineBreakStrategy = []
    ) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }

    func styled(_ defaults: TextDefaults, traits: UITraitCollection) -> StyledText {
        if let attributed { return StyledText(attributed, defaults: defaults, traits: traits) }
        return StyledText(string ?? "", defaults: defaults, traits: traits)
    }

    func attributedString(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) -> NSAttributedString? {
        if let attributed { return NSAttributedString(attributedString: attributed) }
        guard let string else { return nil }
        let paragraph = paragraph(alignment: alignment, lineBreakMode: lineBreakMode)
        return NSAttributedString(
            string: string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }

    /// Scales fonts that follow the user's text size to the traits. Returns whether any font changed.
    mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
        let adjusted = font.adjusted(to: traits)
        var hasChanged = adjusted != font
        font = adjusted
        guard let attributed else { return hasChanged }
        let range = NSRange(location: 0, length: attributed.length)
        var fonts: [(NSRange, UIFont)] = []
        attributed.enumerateAttribute(.font, in: range) { value, range, _ in
            if let font = value as? UIFont { fonts.append((range, font)) }
        }
        for (range, font) in fonts {
            let adjusted = font.adjusted(to: traits)
            guard adjusted != font else { continue }
            attributed.addAttribute(.font, value: adjusted, range: range)
            hasChanged = true
        }
        return hasChanged
    }
}
