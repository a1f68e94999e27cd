extension UIFontDescriptor {
    /// An attribute of a font descriptor.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The system's name of the attribute.
        public let rawValue: String

        /// Creates the attribute with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the font family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size of the font, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name of the font, for display.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The matrix that transforms the glyphs.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The set of characters that the font must support.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The descriptors of the fonts to search for missing glyphs.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The traits, by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The fixed advance of the glyphs.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The settings of typographic features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The name of the text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key in a font's traits dictionary.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The system's name of the trait.
        public let rawValue: String

        /// Creates the trait key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits, as the raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key in the settings of a typographic feature. Features are stored but have no effect.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The system's name of the key.
        public let rawValue: String

        /// Creates the key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates the key with a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The type of the feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The selector of the feature's setting.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The former name of ``selector``.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The system's name of the design.
        public let rawValue: String

        /// Creates the design with a name. Unknown designs are drawn as the default design.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The stylistic class of a font.
    public typealias Class = Int
}
