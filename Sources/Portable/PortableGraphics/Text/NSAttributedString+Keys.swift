extension NSAttributedString.Key {
    /// The font of the text, a ``UIFont``. The default is 12-point Helvetica.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The style of the paragraph, an ``NSParagraphStyle``. The style at the start of a paragraph is used.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of the text, a ``UIColor``. The default is black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the text, a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The use of ligatures, a number. The attribute has no effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The kerning: the space added after each character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The tracking: the space added after each character, in points. It takes precedence over ``kern``.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The style of the underline, the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline, a ``UIColor``. The default is the color of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The style of the strikethrough line, the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the strikethrough line, a ``UIColor``. The default is the color of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The color of the text's outline, a ``UIColor``. The attribute has no effect.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the text's outline, a number. The attribute has no effect.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of the text, an ``NSShadow``. The attribute has no effect.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The name of a text effect. The attribute has no effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The ``NSTextAttachment`` that replaces the character.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The link, a `URL` or a string. Links have the link color.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The offset of the text above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The slant of the text, a number. The attribute has no effect.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the text's expansion factor, a number. The attribute has no effect.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The overrides of the writing direction, an array of numbers. The attribute has no effect.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
