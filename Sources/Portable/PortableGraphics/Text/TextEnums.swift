import DisplayList

/// The horizontal alignment of a paragraph's lines between its margins.
public enum NSTextAlignment: Int, Sendable {
    /// At the left margin.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right margin.
    case right = 2
    /// At both margins, all lines but the last.
    case justified = 3
    /// Where reading begins.
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

/// How text that is too long for a line is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
    /// It wraps after a word.
    case byWordWrapping = 0
    /// It wraps after any character.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its start is truncated: "…end".
    case byTruncatingHead = 3
    /// Its end is truncated: "start…".
    case byTruncatingTail = 4
    /// Its middle is truncated: "st…nd".
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

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// That of its first character that has one.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1

    var engineDirection: ParagraphStyle.Direction {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// The vertical position that text keeps when a label shrinks it.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline that the text has at its full size.
    case alignBaselines = 0
    /// The center of the text.
    case alignCenters = 1
    /// The top-left corner of the text.
    case none = 2
}

/// Lines under or through text. All of them are drawn as single lines here.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The kind of line, its pattern, and whether it skips spaces.
    public let rawValue: Int

    /// The style of those bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
    /// A thick line.
    public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
    /// Two lines.
    public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
    /// Dots.
    public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
    /// Dashes.
    public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
    /// Dashes and dots in turn.
    public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
    /// A dash and two dots in turn.
    public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
    /// Under words only.
    public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: Int

    /// The options whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Several lines, from the top left corner; without it one line, measured from its baseline.
    public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 0) }
    /// Line spacing includes the font's leading. This is always the case.
    public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
    /// The shapes of glyphs instead of their boxes; without effect here.
    public static var usesDeviceMetrics: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 3) }
    /// An ellipsis on the last line that fits, if text is left over.
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 5) }
}

/// The information that measuring text returns in addition to its size.
open class NSStringDrawingContext: NSObject {
    /// How far text may be made smaller to fit; 0, the default, is not at all. Without effect here.
    open var minimumScaleFactor: CGFloat = 0
    /// How far the text was made smaller.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The box that the text took.
    open internal(set) var totalBounds: CGRect = .zero
}
