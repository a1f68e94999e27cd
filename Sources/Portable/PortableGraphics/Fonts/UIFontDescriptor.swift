/// A description of a font, from which variants with another size, design, or traits can be created. Descriptors are
/// immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    let design: FontDesign
    /// The attributes that don't affect the choice of the font.
    private let otherAttributes: [AttributeName: Any]

    init(_ design: FontDesign, otherAttributes: [AttributeName: Any] = [:]) {
        self.design = design
        self.otherAttributes = otherAttributes
    }

    /// Creates a descriptor of the system font without a size.
    public convenience override init() {
        self.init(fontAttributes: [:])
    }

    /// Creates a descriptor with attributes. Missing attributes have the values of the system font.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        (design, otherAttributes) = FontDesign().applying(attributes)
    }

    /// Creates a descriptor with a PostScript or family name and a size. A name that neither iOS nor the app has
    /// describes the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Creates a descriptor with a PostScript or family name and a matrix. The matrix is stored but has no effect.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// Creates the descriptor of the font with a name. Returns `nil` if the name isn't that of a font of the app or
    /// iOS, or of the system font.
    convenience init?(knownName: String) {
        if let (family, face) = FontFamily.find(knownName) {
            self.init(FontDesign(family, face))
        } else if let design = FontDesign(systemName: knownName) {
            self.init(design)
        } else {
            return nil
        }
    }

    /// Creates the descriptor in an archive. Returns `nil` if the archive isn't one that Collage wrote.
    public required init?(coder: NSCoder) {
        guard let design = ArchivedFont.design(in: coder) else { return nil }
        self.design = design
        otherAttributes = [:]
    }

    /// Returns the descriptor of a text style's font at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style's font at the text size of `traitCollection`.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The PostScript name of the font.
    open var postscriptName: String { design.fontName }
    /// The size of the font, in points, or 0 if it's unspecified.
    open var pointSize: CGFloat { design.size }
    /// The matrix attribute, or the identity matrix if the attribute is missing.
    open var matrix: CGAffineTransform { otherAttributes[.matrix] as? CGAffineTransform ?? .identity }

    /// The symbolic traits of the font, such as bold and italic.
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

    /// Returns the descriptor itself if its font exists. Other fonts aren't considered.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }

    /// Returns the descriptor with additional attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let (design, others) = design.applying(attributes)
        return UIFontDescriptor(design, otherAttributes: otherAttributes.merging(others) { _, new in new })
    }

    /// Returns the descriptor with a different size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        varied {
            $0.size = newPointSize
            $0.scaling = nil
        }
    }

    /// Returns the descriptor with exactly the given traits and the same size. Returns `nil` if the family has no such
    /// face. The system font has all faces.
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

    /// Returns the descriptor with another design of the system font, or `nil` if the font isn't the system font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = self.design.family else { return nil }
        return varied { $0.family = .system(design) }
    }

    /// Returns the descriptor with another family. A family that iOS doesn't include results in the system font.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Returns the descriptor with another face of the family, such as "Bold Italic".
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

    /// Returns the descriptor itself, because descriptors are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether `object` describes the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return design == other.design && Set(otherAttributes.keys) == Set(other.otherAttributes.keys)
    }

    /// A hash value that is the same for equal descriptors.
    open override var hash: Int { design.hashValue }
}
