extension UIListContentConfiguration {
    /// Properties that determine the appearance of text. Each property follows the state until the app sets it.
    public struct TextProperties: Hashable {
        /// The horizontal alignments of text.
        public enum TextAlignment: Hashable, Sendable {
            /// The leading edge.
            case natural
            /// The center.
            case center
            /// The text is aligned with both edges.
            case justified
        }

        /// The transformations of letters.
        public enum TextTransform: Hashable, Sendable {
            /// The text isn't transformed.
            case none
            /// All letters are uppercase.
            case uppercase
            /// All letters are lowercase.
            case lowercase
            /// The first letter of each word is uppercase.
            case capitalized
        }

        private var fontStorage: Defaulted<UIFont>
        private var colorStorage: Defaulted<UIColor>
        private var colorTransformerStorage: Defaulted<ComparableTransformer>
        private var lineCount: Defaulted<Int>
        private var fitsFont: Defaulted<Bool>
        private var leastScale: Defaulted<CGFloat>
        private var tightens: Defaulted<Bool>
        private var transformStorage: Defaulted<TextTransform>

        init(_ defaults: ListTextDefaults) {
            fontStorage = Defaulted(defaults.font)
            colorStorage = Defaulted(defaults.color)
            colorTransformerStorage = Defaulted(ComparableTransformer(transformer: defaults.colorTransformer))
            lineCount = Defaulted(defaults.numberOfLines)
            fitsFont = Defaulted(defaults.shrinksToFit)
            leastScale = Defaulted(defaults.minimumScaleFactor)
            tightens = Defaulted(defaults.shrinksToFit)
            transformStorage = Defaulted(defaults.transform)
        }

        mutating func setDefaults(_ defaults: ListTextDefaults) {
            fontStorage.setDefault(defaults.font)
            colorStorage.setDefault(defaults.color)
            colorTransformerStorage.setDefault(ComparableTransformer(transformer: defaults.colorTransformer))
            lineCount.setDefault(defaults.numberOfLines)
            fitsFont.setDefault(defaults.shrinksToFit)
            leastScale.setDefault(defaults.minimumScaleFactor)
            tightens.setDefault(defaults.shrinksToFit)
            transformStorage.setDefault(defaults.transform)
        }

        /// The font. The default is one of the system's text styles.
        public var font: UIFont {
            get { fontStorage.value }
            set { fontStorage.value = newValue }
        }

        /// The color of the text, before ``colorTransformer``.
        public var color: UIColor {
            get { colorStorage.value }
            set { colorStorage.value = newValue }
        }

        /// The transformer that returns the visible color for ``color``. The default is `nil`, which means no
        /// transformation.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { colorTransformerStorage.value.transformer }
            set { colorTransformerStorage.value = ComparableTransformer(transformer: newValue) }
        }

        /// Returns the visible color.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The alignment of the text. The default is `.natural`.
        public var alignment = TextAlignment.natural

        /// The line break mode. The default truncates the end of the text.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The maximum number of lines. 0 means no limit, which is the default except in sidebars.
        public var numberOfLines: Int {
            get { lineCount.value }
            set { lineCount.value = newValue }
        }

        /// A Boolean value that indicates whether the font of a single line is reduced to fit the width. The default is
        /// `false`, except in sidebars.
        public var adjustsFontSizeToFitWidth: Bool {
            get { fitsFont.value }
            set { fitsFont.value = newValue }
        }

        /// The minimum scale factor of the font. 0 means no limit, which is the default except in sidebars.
        public var minimumScaleFactor: CGFloat {
            get { leastScale.value }
            set { leastScale.value = newValue }
        }

        /// A Boolean value that indicates whether letters can be tightened before text is truncated. The default is
        /// `false`, except in sidebars. It has no effect.
        public var allowsDefaultTighteningForTruncation: Bool {
            get { tightens.value }
            set { tightens.value = newValue }
        }

        /// A Boolean value that indicates whether a font of a text style follows the user's text size. The default is
        /// `true`.
        public var adjustsFontForContentSizeCategory = true

        /// A Boolean value that indicates whether a pointer over a truncated text shows the entire text. The default is
        /// `false`. It has no effect.
        public var showsExpansionTextWhenTruncated = false

        /// The transformation of the letters. The default is `.none`, except for the headers of grouped lists up to iOS
        /// 18.
        public var transform: TextTransform {
            get { transformStorage.value }
            set { transformStorage.value = newValue }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// Returns the text as it's shown, with the attributes of each run.
    package func apply(to content: TextContent) -> TextContent {
        guard self != .none else { return content }
        guard let text = content.attributed else { return TextContent(content.string.map(apply)) }
        let result = NSMutableAttributedString(string: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let part = apply(to: text.attributedSubstring(from: range).string)
            result.append(NSAttributedString(string: part, attributes: attributes))
        }
        return TextContent(result)
    }

    private func apply(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
