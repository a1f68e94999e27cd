extension UIFontDescriptor {
    /// An attribute of a font descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The system's name for the attribute.
        public let rawValue: String

        /// The attribute of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The style's name.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for people.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The matrix that glyphs are drawn with.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Where to look for glyphs that the font hasn't.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// Traits by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The advance of every glyph.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Typographic features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style's name.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key in the traits of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The system's name for the trait.
        public let rawValue: String

        /// The trait of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key in a typographic feature. Features are stored but have no effect.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The system's name.
        public let rawValue: String

        /// The key of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key of that name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice among the feature's.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The former name of ``selector``.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The system's name for the design.
        public let rawValue: String

        /// The design of that name; unknown ones are drawn as the default.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends of strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The class of a font's stylistic appearance.
    public typealias Class = Int
}
