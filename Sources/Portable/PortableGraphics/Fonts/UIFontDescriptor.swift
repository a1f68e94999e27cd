/// A description of a font that can be varied: other size, design, traits. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    let design: FontDesign
    /// Attributes that are kept but don't choose the font.
    private let otherAttributes: [AttributeName: Any]

    init(_ design: FontDesign, otherAttributes: [AttributeName: Any] = [:]) {
        self.design = design
        self.otherAttributes = otherAttributes
    }

    /// The system font without a size.
    public convenience override init() {
        self.init(fontAttributes: [:])
    }

    /// Creates a descriptor with attributes. Missing attributes have the values of the system font.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        (design, otherAttributes) = FontDesign().applying(attributes)
    }

    /// The font of a PostScript or family name. Names that neither iOS nor the app has give the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Creates a descriptor with a PostScript or family name and a matrix. The matrix is stored but has no effect.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// The font of a name, if the app brings it, iOS ships it, or the name is one of the system font's.
    convenience init?(knownName: String) {
        if let (family, face) = FontFamily.find(knownName) {
            self.init(FontDesign(family, face))
        } else if let design = FontDesign(systemName: knownName) {
            self.init(design)
        } else {
            return nil
        }
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The font of a text style at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of `traitCollection`.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The PostScript name.
    open var postscriptName: String { design.fontName }
    /// The size; 0 if the descriptor doesn't say.
    open var pointSize: CGFloat { design.size }
    /// The matrix attribute; the identity if it's missing.
    open var matrix: CGAffineTransform { otherAttributes[.matrix] as? CGAffineTransform ?? .identity }

    /// Bold, italic, and similar traits.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if design.isItalic { traits.insert(.traitItalic) }
        if design.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if design.width.rawValue > 0 { traits.insert(.traitExpanded) }
        if design.width.rawValue < 0 { traits.insert(.traitCondensed) }
        if case .system(.monospaced) = design.family { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All attributes of the descriptor.
    open var fontAttributes: [AttributeName: Any] {
        var attributes = otherAttributes
        attributes[.name] = design.fontName
        attributes[.family] = design.familyName
        if design.size > 0 { attributes[.size] = design.size }
        if let textStyle = design.textStyle { attributes[.textStyle] = textStyle.rawValue }
        attributes[.traits] = [
            TraitKey.symbolic: symbolicTraits.rawValue, .weight: design.weight.rawValue,
            .width: design.width.rawValue, .slant: design.isItalic ? 0.07 : 0,
        ]
        return attributes
    }

    /// Returns the value of an attribute, or `nil` if it's missing.
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Returns the descriptor itself if its font exists. Other fonts aren't matched.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }

    /// The descriptor with some attributes set.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let (design, others) = design.applying(attributes)
        return UIFontDescriptor(design, otherAttributes: otherAttributes.merging(others) { _, new in new })
    }

    /// The descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        varied {
            $0.size = newPointSize
            $0.scaling = nil
        }
    }

    /// The descriptor with exactly these traits; the size stays. Nil if the family has no such face; the system font
    /// has all.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if case .named(let family) = design.family {
            let isBold = symbolicTraits.contains(.traitBold)
            let isItalic = symbolicTraits.contains(.traitItalic)
            let face = family.face(weight: isBold ? .bold : .regular, isItalic: isItalic)
            let isFaceBold = face.weight.rawValue >= UIFont.Weight.semibold.rawValue
            guard face.isItalic == isItalic, isFaceBold == isBold else { return nil }
        }
        return varied { $0.set(symbolicTraits) }
    }

    /// The descriptor with another design of the system font; nil for fonts that aren't the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = self.design.family else { return nil }
        return varied { $0.family = .system(design) }
    }

    /// The descriptor with another family; families that iOS doesn't ship give the system font.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// The descriptor with another face, by the name that its style has: "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// Returns the descriptor with a matrix. The matrix is stored but has no effect.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    private func varied(_ change: (inout FontDesign) -> Void) -> UIFontDescriptor {
        var design = design
        change(&design)
        return UIFontDescriptor(design, otherAttributes: otherAttributes)
    }

    /// The descriptor itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` describes the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return design == other.design && Set(otherAttributes.keys) == Set(other.otherAttributes.keys)
    }

    /// Equal for equal descriptors.
    open override var hash: Int { design.hashValue }
}
