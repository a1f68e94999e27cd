extension UIListContentConfiguration {
    /// How a text looks. Each property follows the state until the app sets it.
    public struct TextProperties: Hashable {
        /// Where the lines of a text stand.
        public enum TextAlignment: Hashable, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// What becomes of the letters of a text.
        public enum TextTransform: Hashable, Sendable {
            /// They stay as they are.
            case none
            /// They become capitals.
            case uppercase
            /// They become small.
            case lowercase
            /// The first letter of each word becomes a capital.
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

        /// The font; by default one of the system's text styles.
        public var font: UIFont {
            get { fontStorage.value }
            set { fontStorage.value = newValue }
        }

        /// The color of the text, before ``colorTransformer``.
        public var color: UIColor {
            get { colorStorage.value }
            set { colorStorage.value = newValue }
        }

        /// Makes the color that is shown of ``color``; nil, the default, shows that.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { colorTransformerStorage.value.transformer }
            set { colorTransformerStorage.value = ComparableTransformer(transformer: newValue) }
        }

        /// The color that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Where the lines stand; natural by default.
        public var alignment = TextAlignment.natural

        /// How a text that is too long is cut; its end is left out by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The greatest number of lines; 0, the default but in sidebars, is no limit.
        public var numberOfLines: Int {
            get { lineCount.value }
            set { lineCount.value = newValue }
        }

        /// Whether a text of one line that is too wide is made smaller; false by default but in sidebars.
        public var adjustsFontSizeToFitWidth: Bool {
            get { fitsFont.value }
            set { fitsFont.value = newValue }
        }

        /// How small the text may become then, as a part of its size; 0, the default but in sidebars, is no limit.
        public var minimumScaleFactor: CGFloat {
            get { leastScale.value }
            set { leastScale.value = newValue }
        }

        /// Whether letters may move closer before a text is cut; kept, but they don't here. False by default but in
        /// sidebars.
        public var allowsDefaultTighteningForTruncation: Bool {
            get { tightens.value }
            set { tightens.value = newValue }
        }

        /// Whether a font made for a text style follows the person's text size; true by default.
        public var adjustsFontForContentSizeCategory = true

        /// Whether the whole text is shown when a pointer rests on a text that was cut; kept. False by default.
        public var showsExpansionTextWhenTruncated = false

        /// What becomes of the letters; nothing by default but in the headers of grouped lists up to iOS 18.
        public var transform: TextTransform {
            get { transformStorage.value }
            set { transformStorage.value = newValue }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// The text as it is shown, each stretch with its attributes.
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
