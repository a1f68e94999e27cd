import CompositionalEngine
import DisplayList
import LayoutGeometry

/// The values of missing text attributes.
package struct TextDefaults {
    package var font: UIFont
    package var color: UIColor
    package var paragraph: NSParagraphStyle = .default
    /// The alignment that replaces natural alignment, or `nil` to use the direction of each paragraph.
    package var naturalAlignment: NSTextAlignment?
    /// Whether lines in fonts of text styles are as far apart as the style's leading.
    package var usesTextStyleLeading = false

    package init(
        font: UIFont, color: UIColor, paragraph: NSParagraphStyle = .default, naturalAlignment: NSTextAlignment? = nil
    ) {
        self.font = font
        self.color = color
        self.paragraph = paragraph
        self.naturalAlignment = naturalAlignment
    }

    /// The defaults of strings without attributes.
    static var string: TextDefaults {
        TextDefaults(font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black)
    }
}

extension TextStyle {
    /// - Parameter usesTextStyleLeading: Whether lines in a font of a text style are as far apart as its leading.
    package init(font: UIFont, color: DisplayList.Color, usesTextStyleLeading: Bool = false) {
        self.init(
            font: font.fontDescription, ascent: Double(font.ascender), descent: Double(-font.descender),
            leading: Double(font.leading), lineGap: usesTextStyleLeading ? Double(font.design.lineGap) : 0,
            color: color)
    }
}

/// The position of an attachment in text.
package struct TextAttachmentPlace {
    package var container: NSTextContainer?
    /// The rectangle that is proposed for the line, in the container's coordinate space.
    package var line: CGRect
    /// The index of the attachment's character.
    package var index: Int

    package init(container: NSTextContainer? = nil, line: CGRect = .zero, index: Int = 0) {
        self.container = container
        self.line = line
        self.index = index
    }
}

extension StyledText {
    /// Creates plain text.
    package init(_ text: String, defaults: TextDefaults, traits: UITraitCollection) {
        self.init(
            text: text,
            style: TextStyle(
                font: defaults.font, color: defaults.color.color(with: traits),
                usesTextStyleLeading: defaults.usesTextStyleLeading),
            paragraph: StyledText.engineStyle(defaults.paragraph, defaults, traits: traits))
    }

    /// Creates attributed text with colors for the given traits.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ attributed: NSAttributedString, defaults: TextDefaults, traits: UITraitCollection) {
        let text = attributed.string
        guard attributed.length > 0 else {
            self.init(text, defaults: defaults, traits: traits)
            return
        }
        var runs: [Run] = []
        var start = text.utf8.startIndex
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            let isLast = NSMaxRange(range) >= attributed.length
            let end =
                isLast ? text.utf8.endIndex : text.utf16.index(text.utf16.startIndex, offsetBy: NSMaxRange(range))
            let count = text.utf8.distance(from: start, to: end)
            guard count > 0 else { return }
            start = end
            let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
            runs.append(
                Run(
                    utf8Count: count,
                    style: StyledText.style(
                        attributes, defaults: defaults, traits: traits, at: TextAttachmentPlace(index: range.location)),
                    paragraph: StyledText.engineStyle(paragraph, defaults, traits: traits)))
        }
        self.init(text: text, runs: runs)
    }

    package static func engineStyle(
        _ style: NSParagraphStyle, _ defaults: TextDefaults, traits: UITraitCollection
    ) -> ParagraphStyle {
        var engine = style.engineStyle
        engine.blocks = style.textBlocks.map { $0.engineStyle(with: traits) }
        if engine.alignment == .natural, let alignment = defaults.naturalAlignment {
            engine.alignment = alignment.engineAlignment
        }
        return engine
    }

    package static func style(
        _ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults, traits: UITraitCollection,
        at place: TextAttachmentPlace = TextAttachmentPlace()
    ) -> TextStyle {
        func color(_ key: NSAttributedString.Key) -> DisplayList.Color? {
            (attributes[key] as? UIColor)?.color(with: traits)
        }
        func number(_ key: NSAttributedString.Key) -> Double? {
            attributes[key].flatMap(CGFloat.init(number:)).map { Double($0).distance }
        }
        func hasLine(_ key: NSAttributedString.Key) -> Bool {
            if let style = attributes[key] as? NSUnderlineStyle { return style.rawValue != 0 }
            return (number(key) ?? 0) != 0
        }
        let font = attributes[.font] as? UIFont ?? defaults.font
        let isLink = attributes[.link] != nil
        let text = color(.foregroundColor) ?? (isLink ? UIColor.link : defaults.color).color(with: traits)
        var style = TextStyle(font: font, color: text, usesTextStyleLeading: defaults.usesTextStyleLeading)
        style.letterSpacing = number(.tracking) ?? number(.kern) ?? 0
        style.baselineOffset = number(.baselineOffset) ?? 0
        style.backgroundColor = color(.backgroundColor)
        style.shadow = (attributes[.shadow] as? NSShadow)?.textShadow(with: traits)
        if hasLine(.underlineStyle) { style.underlineColor = color(.underlineColor) ?? text }
        if hasLine(.strikethroughStyle) { style.strikethroughColor = color(.strikethroughColor) ?? text }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            style.attachment = attachment.run(color: text, font: font, traits: traits, at: place)
        }
        return style
    }
}

extension NSShadow {
    /// The shadow for the typesetter, or `nil` if it's invisible.
    fileprivate func textShadow(with traits: UITraitCollection) -> TextShadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return TextShadow(
            offset: Point(x: Double(shadowOffset.width).distance, y: Double(shadowOffset.height).distance),
            blurRadius: max(Double(shadowBlurRadius).distance, 0), color: color.color(with: traits))
    }
}

extension NSTextAttachment {
    /// Returns the attachment for the typesetter. Without an image, it's empty space.
    func run(
        color: DisplayList.Color, font: UIFont, traits: UITraitCollection, at place: TextAttachmentPlace
    ) -> TextRun.Attachment {
        let box = attachmentBounds(
            for: place.container, proposedLineFragment: place.line, glyphPosition: .zero, characterIndex: place.index)
        let rect = Rect(
            x: Double(box.minX + lineLayoutPadding).distance, y: Double(-box.maxY).distance,
            width: Double(box.width).distance,
            height: Double(box.height).distance)
        let image = image(forBounds: box, textContainer: place.container, characterIndex: place.index)
        let space = Double(lineLayoutPadding).distance
        guard let image else {
            return TextRun.Attachment(image: .nothing, tint: nil, rect: rect, trailingSpace: space)
        }
        let content = image.content(for: traits)
        if let layered = content.layered(tint: content.tintColor ?? UIColor(cgColor: CGColor(color)), traits: traits) {
            return TextRun.Attachment(image: layered, tint: nil, rect: rect, trailingSpace: space)
        }
        let tint = content.color(tint: nil) == nil ? nil : content.tintColor?.color(with: traits) ?? color
        return TextRun.Attachment(image: content.picture, tint: tint, rect: rect, trailingSpace: space)
    }
}

extension DisplayImage {
    /// An image without pixels.
    fileprivate static let nothing = DisplayImage(id: 0, content: .commands([]), pixelWidth: 0, pixelHeight: 0)
}
