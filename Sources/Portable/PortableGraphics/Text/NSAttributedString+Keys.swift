extension NSAttributedString.Key {
    /// The font, a ``UIFont``; 12-point Helvetica if it's missing.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph's style, an ``NSParagraphStyle``; the one at a paragraph's start counts.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of the text, a ``UIColor``; black if it's missing.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the text, a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether letters may merge, a number; without effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added after each character, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added after each character, a number; counts instead of ``kern``.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The line under the text, the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline, a ``UIColor``; the text's if it's missing.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through the text, the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the strikethrough, a ``UIColor``; the text's if it's missing.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The color of outlines, a ``UIColor``; without effect.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines, a number; without effect.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow, an ``NSShadow``; without effect.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A text effect's name; without effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The ``NSTextAttachment`` that replaces the character.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where the text leads, a `URL` or a string; text that leads somewhere has the link color.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points by which the text is raised, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The slant, a number; without effect.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the stretching, a number; without effect.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Overrides of the direction, an array of numbers; without effect.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
