import DisplayList

/// A font face at a size. Fonts are immutable and can be used from any thread.
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
        // The result for an invalid size isn't documented. The system's default font size is 12 points.
        if !design.size.isFinite || design.size <= 0 { design.size = 12 }
        self.design = design
    }

    /// Creates the system's font with the default size of 12 points.
    public override convenience init() { self.init(FontDesign()) }

    /// Creates the font with a PostScript or family name. Returns `nil` for a name that neither iOS nor the app has.
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

    /// Creates the font in an archive. Returns `nil` if the archive isn't one that Collage wrote.
    public required init?(coder: NSCoder) {
        guard let design = ArchivedFont.design(in: coder) else { return nil }
        self.design = design
    }

    // MARK: System fonts

    /// Returns the system font with a size.
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

    /// Returns the system font with a size, weight, and width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var design = FontDesign()
        design.size = fontSize
        design.weight = weight
        design.width = width
        return UIFont(design)
    }

    /// Returns the bold system font with a size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font with a size.
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

    /// Returns the monospaced system font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var design = FontDesign()
        design.family = .system(.monospaced)
        design.size = fontSize
        design.weight = weight
        return UIFont(design)
    }

    /// Returns the font of a text style at the user's text size. An unknown style returns the system font with 12
    /// points.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of `traitCollection`. If that is `nil` or doesn't specify a
    /// text size, the user's text size is used.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(FontDesign(textStyle: style, category: .resolved(in: traitCollection)))
    }

    /// The standard font size of labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The standard font size of buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The small system font size: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The standard system font size: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Names

    /// The names of the available font families, sorted.
    open class var familyNames: [String] {
        Set((RegisteredFonts.families + FontFamily.all).map(\.name)).sorted()
    }

    /// Returns the PostScript names of a family's faces. The result is empty for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        (RegisteredFonts.families + FontFamily.all).first { $0.name == familyName }?.faces.map(\.postScriptName) ?? []
    }

    /// The name of the font family.
    open var familyName: String { design.familyName }

    /// The PostScript name of the font.
    open var fontName: String { design.fontName }

    // MARK: Metrics, in points

    /// The size of the font, in points.
    open var pointSize: CGFloat { design.size }
    /// The distance from the baseline to the top of a line.
    open var ascender: CGFloat { design.ascender }
    /// The distance from the baseline to the bottom of a line, as a negative number.
    open var descender: CGFloat { design.descender }
    /// The height of capital letters.
    open var capHeight: CGFloat { design.capHeight }
    /// The height of lowercase letters.
    open var xHeight: CGFloat { design.xHeight }
    /// The height of a line of text.
    open var lineHeight: CGFloat { design.ascender - design.descender + design.leading }
    /// The gap between lines in the font's metrics. It's included in ``lineHeight``.
    open var leading: CGFloat { design.leading }

    /// The descriptor of the font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(design) }

    /// Returns the same face at a different size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var design = design
        design.size = fontSize
        design.scaling = nil
        return UIFont(design)
    }

    /// The font with monospaced digits.
    package var withMonospacedDigits: UIFont {
        var design = design
        design.hasMonospacedDigits = true
        return UIFont(design)
    }

    /// The font description that hosts use for drawing.
    package var fontDescription: FontDescription { design.description }

    /// A Boolean value that indicates whether the font can scale with the user's text size.
    package var isScalable: Bool { design.scaling != nil }

    /// Returns the font at the text size of `traitCollection` if the font is scalable; otherwise, returns the font
    /// itself.
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

    /// Returns the font itself, because fonts are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether `object` is the same face at the same size, created for the same
    /// text style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || design == other.design
    }

    /// A hash value that is the same for equal fonts.
    open override var hash: Int { design.hashValue }

    /// A description with the face, weight, slant, and size.
    open override var description: String {
        let weight = design.weight.rawValue >= UIFont.Weight.semibold.rawValue ? "bold" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(weight); "
            + "font-style: \(design.isItalic ? "italic" : "normal"); font-size: \(size)pt"
    }
}

extension UIContentSizeCategory {
    /// Returns the text size of `traitCollection`, or that of the current traits if it's unspecified.
    static func resolved(in traitCollection: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traitCollection?.preferredContentSizeCategory, category != .unspecified { return category }
        let category = UITraitCollection.current.preferredContentSizeCategory
        return category == .unspecified ? .large : category
    }
}
