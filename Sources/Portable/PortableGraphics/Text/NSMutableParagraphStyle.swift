/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The space between lines, in points. The default is 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// The tab stops, in the order of their locations. The default is a stop every 28 points, up to 336 points.
    ///
    /// Differs from UIKit: in all lines of a paragraph, a tab is as wide as if the paragraph had one line. Column
    /// terminators have no effect.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }

    /// Adds a tab stop, in the order of the locations.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops.insert(anObject, at: tabStops.firstIndex { $0.location > anObject.location } ?? tabStops.count)
    }

    /// Removes the first equal tab stop.
    open func removeTabStop(_ anObject: NSTextTab) {
        if let index = tabStops.firstIndex(of: anObject) { tabStops.remove(at: index) }
    }

    /// The lists that contain the paragraph, from the outermost. The default is empty.
    ///
    /// Differs from UIKit: the value is stored, but the text must contain the markers.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// The blocks around the paragraph, from the outermost. The default is empty.
    open override var textBlocks: [NSTextBlock] {
        get { values.textBlocks }
        set { values.textBlocks = newValue }
    }

    /// The space after the paragraph, in points. The default is 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    /// The space before the paragraph, unless it's the first, in points. The default is 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// The horizontal alignment of lines between the margins. The default is `natural`.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// The distance from the leading margin to all lines but the first. The default is 0.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// The trailing end of lines: the distance from the leading margin if it's positive, or from the trailing margin if
    /// it's negative or 0. The default is 0.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// The distance from the leading margin to the first line. The default is 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// The mode in which long lines are wrapped or truncated. The default is `byWordWrapping`.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The minimum height of lines. The default is 0.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The maximum height of lines. The default is 0, which means no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// The factor by which line heights are multiplied. The default is 0, which means no change.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// The writing direction of the paragraph. The default is `natural`.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// The threshold for hyphenation. The default is 0.
    ///
    /// Differs from UIKit: words aren't hyphenated, because that requires Apple's dictionaries.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// A Boolean value that indicates whether the system hyphenates words. The default is `false`.
    ///
    /// Differs from UIKit: words aren't hyphenated, because that requires Apple's dictionaries.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// A Boolean value that indicates whether a label with one line tightens the text before it's truncated. The default
    /// is `false`.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// The distance, in points, between the tab stops after the last of ``tabStops``. The default is 0: there, the font
    /// determines the width of a tab.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// The strategy for breaking lines. The default is empty.
    ///
    /// Differs from UIKit: lines are always filled, so `.pushOut` has no effect.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { LineBreakStrategy(rawValue: values.lineBreakStrategyBits) }
        set { values.lineBreakStrategyBits = newValue.rawValue }
    }

    /// Replaces all values with the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
