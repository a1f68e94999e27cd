import CompositionalEngine
import DisplayList

/// How the lines of a paragraph are broken and placed. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    package struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment: NSTextAlignment = .natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection: NSWritingDirection = .natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation: Bool = false
        var allowsDefaultTighteningForTruncation: Bool = false
        var defaultTabInterval: CGFloat = 0
        var lineBreakStrategyBits = 0
    }

    package var values: Values

    /// A style with the default values.
    public override init() {
        values = Values()
    }

    package init(_ values: Values) {
        self.values = values
    }

    /// Hints on how to choose the ends of lines.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// One bit per hint.
        public let rawValue: Int

        /// The hints whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Not to leave a word alone on the last line.
        public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 0) }
        /// To keep Korean words whole.
        public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 1) }
        /// The standard strategy of the system.
        public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
    }

    /// The style that text has without one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the direction of a language: right-to-left for known right-to-left languages, left-to-right for others,
    /// and natural for `nil`.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .natural }
        return ["ar", "he", "fa", "ur", "yi"].contains(languageName.prefix(2)) ? .rightToLeft : .leftToRight
    }

    /// Points between lines; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after the paragraph; 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points before the paragraph, unless it is the first; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The horizontal alignment of lines between the margins; natural by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance from the leading margin of all lines but the first; 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading margin if positive, else from the trailing one; 0 by default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The distance from the leading margin of the first line; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How text that is too long for a line is wrapped or truncated; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of lines; 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of lines; 0, the default, means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor for line heights; 0, the default, changes nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The direction of the paragraph; natural by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How eagerly words are hyphenated. Kept, but words aren't hyphenated here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the system decides on hyphenation. Kept, but words aren't hyphenated here.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letters may move closer before text is truncated. Kept, but they don't here.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The default interval of tab stops. The value is stored, but the font determines the width of a tab.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// How lines are broken. Kept, but lines are always filled.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        LineBreakStrategy(rawValue: values.lineBreakStrategyBits)
    }

    /// A style of the same values.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// A style of the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// Whether `object` is a style of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// Equal for equal styles.
    open override var hash: Int { values.hashValue }

    /// The style for the typesetter.
    var engineStyle: ParagraphStyle {
        ParagraphStyle(
            alignment: alignment.engineAlignment, lineBreakMode: lineBreakMode.engineMode,
            direction: baseWritingDirection.engineDirection, lineSpacing: Double(lineSpacing).distance,
            paragraphSpacing: Double(paragraphSpacing).distance,
            paragraphSpacingBefore: Double(paragraphSpacingBefore).distance,
            firstLineHeadIndent: Double(firstLineHeadIndent).distance, headIndent: Double(headIndent).distance,
            tailIndent: Double(tailIndent).distance, minimumLineHeight: Double(minimumLineHeight).distance,
            maximumLineHeight: Double(maximumLineHeight).distance,
            lineHeightMultiple: Double(lineHeightMultiple).distance)
    }
}
