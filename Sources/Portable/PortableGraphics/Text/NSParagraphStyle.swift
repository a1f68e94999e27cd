import CompositionalEngine
import DisplayList

/// The layout of a paragraph's lines. Lengths are in points.
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
        var lineBreakStrategyBits: UInt = 0
        var textBlocks: [NSTextBlock] = []
        /// The tab stops, or `nil` for the standard ones.
        var tabStops: [NSTextTab]?
        var textLists: [NSTextList] = []

        /// A stop every 28 points, as in UIKit.
        static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
    }

    package var values: Values

    /// Creates a style with the default values.
    public override init() {
        values = Values()
    }

    package init(_ values: Values) {
        self.values = values
    }

    /// Options for choosing line breaks.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on the last line.
        public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 0) }
        /// Avoids breaks within Korean words.
        public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 1) }
        /// The standard strategy of the system.
        public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
    }

    /// The style of text that doesn't specify one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the direction of a language: right-to-left for known right-to-left languages, left-to-right for others,
    /// and natural for `nil`.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .natural }
        return ["ar", "he", "fa", "ur", "yi"].contains(languageName.prefix(2)) ? .rightToLeft : .leftToRight
    }

    /// The space between lines, in points. The default is 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points. The default is 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, unless it's the first, in points. The default is 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The horizontal alignment of lines between the margins. The default is `natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance from the leading margin to all lines but the first. The default is 0.
    open var headIndent: CGFloat { values.headIndent }
    /// The trailing end of lines: the distance from the leading margin if it's positive, or from the trailing margin if
    /// it's negative or 0. The default is 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The distance from the leading margin to the first line. The default is 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The mode in which long lines are wrapped or truncated. The default is `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The minimum height of lines. The default is 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of lines. The default is 0, which means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor by which line heights are multiplied. The default is 0, which means no change.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The writing direction of the paragraph. The default is `natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The threshold for hyphenation. The default is 0.
    ///
    /// Differs from UIKit: words aren't hyphenated, because that requires Apple's dictionaries.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// A Boolean value that indicates whether the system hyphenates words. The default is `false`.
    ///
    /// Differs from UIKit: words aren't hyphenated, because that requires Apple's dictionaries.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// A Boolean value that indicates whether a label with one line tightens the text before it's truncated. The default
    /// is `false`.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The distance, in points, between the tab stops after the last of ``tabStops``. The default is 0: there, the font
    /// determines the width of a tab.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The strategy for breaking lines. The default is empty.
    ///
    /// Differs from UIKit: lines are always filled, so `.pushOut` has no effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        LineBreakStrategy(rawValue: values.lineBreakStrategyBits)
    }

    /// The blocks around the paragraph, from the outermost. The default is empty.
    open var textBlocks: [NSTextBlock] { values.textBlocks }

    /// The tab stops, in the order of their locations. The default is a stop every 28 points, up to 336 points.
    ///
    /// Differs from UIKit: in all lines of a paragraph, a tab is as wide as if the paragraph had one line. Column
    /// terminators have no effect.
    open var tabStops: [NSTextTab] { values.tabStops ?? Values.standardTabStops }

    /// The lists that contain the paragraph, from the outermost. The default is empty.
    ///
    /// Differs from UIKit: the value is stored, but the text must contain the markers.
    open var textLists: [NSTextList] { values.textLists }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// Returns a mutable style with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// Returns a Boolean value that indicates whether `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash value that is the same for equal styles.
    open override var hash: Int { values.hashValue }

    /// The style in the typesetter's type.
    var engineStyle: ParagraphStyle {
        var style = ParagraphStyle(
            alignment: alignment.engineAlignment, lineBreakMode: lineBreakMode.engineMode,
            direction: baseWritingDirection.engineDirection, lineSpacing: Double(lineSpacing).distance,
            paragraphSpacing: Double(paragraphSpacing).distance,
            paragraphSpacingBefore: Double(paragraphSpacingBefore).distance,
            firstLineHeadIndent: Double(firstLineHeadIndent).distance, headIndent: Double(headIndent).distance,
            tailIndent: Double(tailIndent).distance, minimumLineHeight: Double(minimumLineHeight).distance,
            maximumLineHeight: Double(maximumLineHeight).distance,
            lineHeightMultiple: Double(lineHeightMultiple).distance)
        style.keepsKoreanWords = lineBreakStrategy.contains(.hangulWordPriority)
        if values.tabStops != nil || defaultTabInterval > 0 {
            style.tabs = TabStops(stops: tabStops.map(\.engineStop), interval: Double(defaultTabInterval).distance)
        }
        return style
    }
}
