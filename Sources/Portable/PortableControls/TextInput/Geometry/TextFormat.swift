import DisplayList

/// The format of an edited text: everything that its geometry depends on except the text and the width.
struct TextFormat {
    /// The range of the marked text, in UTF-16 units, and its attributes.
    struct Mark {
        var range: Range<Int>
        /// Nil is a line under it.
        var style: [NSAttributedString.Key: Any]?
    }

    var defaults: TextDefaults
    var traits: UITraitCollection
    /// The direction of paragraphs in which nothing has one.
    var isRightToLeft = false
    /// Whether line ends are shown as spaces.
    var isOneLine = false
    /// Whether each character is shown as a dot.
    var isSecure = false
    var mark: Mark?
    /// The attributes of links, in addition to their own.
    var link: [NSAttributedString.Key: Any] = [:]
    /// How much smaller or larger the text is shown.
    var scale = 1.0
    /// How an empty text, or an empty last paragraph, looks.
    var typing: TextAttributes?
}

extension TextFormat {
    /// The looks of attributes, each resolved once.
    struct Styles {
        let format: TextFormat
        private var styles: [ObjectIdentifier: (TextStyle, ParagraphStyle)] = [:]

        init(_ format: TextFormat) {
            self.format = format
        }

        mutating func style(_ attributes: TextAttributes) -> (TextStyle, ParagraphStyle) {
            if let style = styles[ObjectIdentifier(attributes)] { return style }
            let paragraph = attributes.values[.paragraphStyle] as? NSParagraphStyle ?? format.defaults.paragraph
            var values = attributes.values
            if values[.link] != nil { values.merge(format.link) { $1 } }
            let style = StyledText.style(values, defaults: format.defaults, traits: format.traits)
            var engine = StyledText.engineStyle(paragraph, format.defaults)
            // Nothing is left out of a text that is edited.
            if engine.lineBreakMode != .characterWrapping { engine.lineBreakMode = .wordWrapping }
            styles[ObjectIdentifier(attributes)] = (style, engine)
            return (style, engine)
        }

        /// The looks of a part that is marked.
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
