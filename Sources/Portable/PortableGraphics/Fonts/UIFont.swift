import DisplayList

/// A face at a size. It's immutable and can be used from any thread.
///
/// ```swift
/// let title = UIFont.systemFont(ofSize: 22, weight: .bold)
/// let price = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
/// label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: title)
/// label.adjustsFontForContentSizeCategory = true
///
/// let rounded = price.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) } ?? price
/// let lines = label.bounds.height / rounded.lineHeight
/// ```
///
/// Differs from UIKit: the system font's metrics are San Francisco's, so that text is as high as on a device, but its
/// glyphs are from the host's typeface.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    package let design: FontDesign

    package init(_ design: FontDesign) {
        var design = design
        // The result of an invalid size isn't documented. The system's fallback for fonts is 12 points.
        if !design.size.isFinite || design.size <= 0 { design.size = 12 }
        self.design = design
    }

    /// The face of a PostScript or family name. Nil for names that neither iOS nor the app has.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let descriptor = UIFontDescriptor(knownName: fontName) else { return nil }
        var design = descriptor.design
        design.size = fontSize.isFinite && fontSize > 0 ? fontSize : 12
        self.design = design
    }

    /// Creates the font that a descriptor describes. A size of 0 means the descriptor's.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the typeface.
    ///   - pointSize: The size, in points. With 0, the descriptor's size is used.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var design = descriptor.design
        if pointSize != 0 { design.size = pointSize }
        self.init(design)
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: System fonts

    /// The system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font with a size and a weight.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points. Sizes that aren't positive count as 12.
    ///   - weight: The weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight, width: .standard)
    }

    /// The system font at a weight and a width of letters.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var design = FontDesign()
        design.size = fontSize
        design.weight = weight
        design.width = width
        return UIFont(design)
    }

    /// The system font, bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var design = FontDesign()
        design.size = fontSize
        design.isItalic = true
        return UIFont(design)
    }

    /// Returns the system font with digits of equal width.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points. Sizes that aren't positive count as 12.
    ///   - weight: The weight.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var design = FontDesign()
        design.size = fontSize
        design.weight = weight
        design.hasMonospacedDigits = true
        return UIFont(design)
    }

    /// The system font whose letters are all of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var design = FontDesign()
        design.family = .system(.monospaced)
        design.size = fontSize
        design.weight = weight
        return UIFont(design)
    }

    /// The font of a text style at the user's text size. Unknown styles give the system font of 12 points.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of `traitCollection`; without one, or one that doesn't say, at the
    /// user's.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(FontDesign(textStyle: style, category: .resolved(in: traitCollection)))
    }

    /// 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Names

    /// The families that fonts can be made of by name, sorted.
    open class var familyNames: [String] {
        Set((RegisteredFonts.families + FontFamily.all).map(\.name)).sorted()
    }

    /// Returns the PostScript names of a family's faces; empty for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        (RegisteredFonts.families + FontFamily.all).first { $0.name == familyName }?.faces.map(\.postScriptName) ?? []
    }

    /// The name of the family.
    open var familyName: String { design.familyName }

    /// The PostScript name of the face.
    open var fontName: String { design.fontName }

    // MARK: Metrics, in points

    /// The size.
    open var pointSize: CGFloat { design.size }
    /// From the baseline to the top of a line.
    open var ascender: CGFloat { design.ascender }
    /// From the baseline to the bottom of a line; negative.
    open var descender: CGFloat { design.descender }
    /// The height of capital letters.
    open var capHeight: CGFloat { design.capHeight }
    /// The height of lowercase letters.
    open var xHeight: CGFloat { design.xHeight }
    /// The height of a line of text.
    open var lineHeight: CGFloat { design.ascender - design.descender + design.leading }
    /// The gap between lines in the font's metrics; part of ``lineHeight``.
    open var leading: CGFloat { design.leading }

    /// The description of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(design) }

    /// The same face at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var design = design
        design.size = fontSize
        design.scaling = nil
        return UIFont(design)
    }

    /// The font with digits of one width.
    package var withMonospacedDigits: UIFont {
        var design = design
        design.hasMonospacedDigits = true
        return UIFont(design)
    }

    /// The description that hosts draw with.
    package var fontDescription: FontDescription { design.description }

    /// Whether the font follows the user's text size, where something asks it to.
    package var isScalable: Bool { design.scaling != nil }

    /// The font at the text size of `traitCollection`, if it was made to follow it; else itself.
    package func adjusted(to traitCollection: UITraitCollection) -> UIFont {
        switch design.scaling {
        case nil: return self
        case .textStyle(let style):
            let current = FontDesign(textStyle: style, category: .resolved(in: traitCollection))
            var adjusted = design
            adjusted.size = current.size
            return adjusted == design ? self : UIFont(adjusted)
        case .metrics(let style, let base, let maximumPointSize):
            return UIFontMetrics(forTextStyle: style)
                .scaledFont(for: UIFont(base), limit: maximumPointSize, compatibleWith: traitCollection)
        }
    }

    // MARK: NSObject

    /// The font itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is the same face at the same size, made for the same text style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || design == other.design
    }

    /// Equal for equal fonts.
    open override var hash: Int { design.hashValue }

    /// Face, weight, slant and size.
    open override var description: String {
        let weight = design.weight.rawValue >= UIFont.Weight.semibold.rawValue ? "bold" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(weight); "
            + "font-style: \(design.isItalic ? "italic" : "normal"); font-size: \(size)pt"
    }
}

extension UIContentSizeCategory {
    /// The text size that `traitCollection` says, or else the current traits.
    static func resolved(in traitCollection: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traitCollection?.preferredContentSizeCategory, category != .unspecified { return category }
        let category = UITraitCollection.current.preferredContentSizeCategory
        return category == .unspecified ? .large : category
    }
}
