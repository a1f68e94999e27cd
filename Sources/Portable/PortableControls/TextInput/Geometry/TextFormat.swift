import DisplayList

/// The format of an edited text: everything that its geometry depends on except the text and the width.
struct TextFormat {
    /// The range of the marked text, in UTF-16 units, and its attributes.
    struct Mark {
        var range: Range<Int>
        /// The attributes of the marked text. If it's `nil`, the text is underlined.
        var style: [NSAttributedString.Key: Any]?
    }

    var defaults: TextDefaults
    var traits: UITraitCollection
    /// A Boolean value that indicates whether paragraphs without directional characters are right-to-left.
    var isRightToLeft = false
    /// A Boolean value that indicates whether line terminators are shown as spaces.
    var isOneLine = false
    /// A Boolean value that indicates whether each character is shown as a dot.
    var isSecure = false
    var mark: Mark?
    /// The attributes of links, in addition to their own.
    var link: [NSAttributedString.Key: Any] = [:]
    /// A Boolean value that indicates whether the leading of fonts is part of the height of lines.
    var usesFontLeading = true
    /// A Boolean value that indicates whether only the beginning of a very long paragraph has lines.
    var limitsParagraphs = false
    /// The scale at which the text is shown.
    var scale = 1.0
    /// The attributes of an empty text or an empty last paragraph.
    var typing: TextAttributes?
}

extension TextFormat {
    /// A cache of resolved text styles, by attributes.
    struct Styles {
        let format: TextFormat
        private var styles: [ObjectIdentifier: (TextStyle, ParagraphStyle)] = [:]

        init(_ format: TextFormat) {
            self.format = format
        }

        mutating func style(
            _ attributes: TextAttributes, at place: TextAttachmentPlace = TextAttachmentPlace()
        ) -> (TextStyle, ParagraphStyle) {
            if let style = styles[ObjectIdentifier(attributes)] { return style }
            let paragraph = attributes.values[.paragraphStyle] as? NSParagraphStyle ?? format.defaults.paragraph
            var values = attributes.values
            if values[.link] != nil { values.merge(format.link) { $1 } }
            var style = StyledText.style(values, defaults: format.defaults, traits: format.traits, at: place)
            if !format.usesFontLeading { style.leading = 0 }
            var engine = StyledText.engineStyle(paragraph, format.defaults, traits: format.traits)
            // Text isn't truncated while it's edited.
            if engine.lineBreakMode != .characterWrapping { engine.lineBreakMode = .wordWrapping }
            // The size of an attachment depends on its position.
            if style.attachment == nil { styles[ObjectIdentifier(attributes)] = (style, engine) }
            return (style, engine)
        }

        /// Returns the styles of marked text.
        mutating func markedStyle(_ attributes: TextAttributes) -> (TextStyle, ParagraphStyle) {
            guard let style = format.mark?.style else {
                var (style, paragraph) = self.style(attributes)
                style.underlineColor = style.color
                return (style, paragraph)
            }
            return self.style(TextAttributes(attributes.values.merging(style) { $1 }))
        }
    }
}
