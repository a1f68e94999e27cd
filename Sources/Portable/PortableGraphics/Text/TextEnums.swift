import DisplayList

/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Sendable {
    /// The lines are left-aligned.
    case left = 0
    /// The lines are centered.
    case center = 1
    /// The lines are right-aligned.
    case right = 2
    /// The lines are justified, except the last one.
    case justified = 3
    /// The lines are aligned with the edge where reading begins.
    case natural = 4

    package var engineAlignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// The mode in which text that is too long for a line is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
    /// The text wraps at word boundaries.
    case byWordWrapping = 0
    /// The text wraps after any character.
    case byCharWrapping = 1
    /// The text is clipped.
    case byClipping = 2
    /// The start of the text is truncated: "…end".
    case byTruncatingHead = 3
    /// The end of the text is truncated: "start…".
    case byTruncatingTail = 4
    /// The middle of the text is truncated: "st…nd".
    case byTruncatingMiddle = 5

    var engineMode: ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first character that has a direction.
    case natural = -1
    /// The text is written from left to right.
    case leftToRight = 0
    /// The text is written from right to left.
    case rightToLeft = 1

    var engineDirection: ParagraphStyle.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// The vertical alignment of text that a label shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The text keeps the baseline that it has at full size.
    case alignBaselines = 0
    /// The text keeps its vertical center.
    case alignCenters = 1
    /// The text keeps its top-left corner.
    case none = 2
}

/// The style of lines below or through text. All styles are drawn as single lines.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the line's style, its pattern, and the `byWord` option.
    public let rawValue: Int

    /// Creates a style from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
    /// A thick line.
    public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
    /// A double line.
    public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
    /// A line of dots.
    public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
    /// A line of dashes.
    public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
    /// A line of alternating dashes and dots.
    public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
    /// A line of dashes, each followed by two dots.
    public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
    /// A line below or through words only, not spaces.
    public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lays out multiple lines from the top-left corner. Without this option, the text is a single line, measured from
    /// its baseline.
    public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 0) }
    /// Includes the font's leading in line heights. The leading of fonts with a name is always included, and the leading
    /// of a text style only with this option.
    public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
    /// Uses the bounds of the glyphs instead of their typographic bounds. The option has no effect.
    public static var usesDeviceMetrics: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 3) }
    /// Truncates the last visible line with an ellipsis if the text doesn't fit.
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 5) }
}

/// Additional information about measured text.
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which fonts may be scaled so that the text fits. The default is 0, which means that text isn't
    /// scaled.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was scaled.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the drawn text.
    open internal(set) var totalBounds: CGRect = .zero
}
