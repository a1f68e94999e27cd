extension UIFontDescriptor {
    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the traits. The upper four bits are the stylistic class.
        public let rawValue: UInt32

        /// Creates traits from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// The font is bold: semibold or heavier.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// The font's characters are wide.
        public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
        /// The font's characters are narrow.
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        /// The font is monospaced.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
        /// The font is for vertical text.
        public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
        /// The font is optimized for user interfaces.
        public static var traitUIOptimized: SymbolicTraits { SymbolicTraits(rawValue: 1 << 12) }
        /// The font has less space between lines.
        public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
        /// The font has more space between lines.
        public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }
        /// The bits of the stylistic class.
        public static var classMask: SymbolicTraits { SymbolicTraits(rawValue: 0xF << 28) }
        /// The class of fonts with old-style serifs.
        public static var classOldStyleSerifs: SymbolicTraits { SymbolicTraits(rawValue: 1 << 28) }
        /// The class of fonts with transitional serifs.
        public static var classTransitionalSerifs: SymbolicTraits { SymbolicTraits(rawValue: 2 << 28) }
        /// The class of fonts with modern serifs.
        public static var classModernSerifs: SymbolicTraits { SymbolicTraits(rawValue: 3 << 28) }
        /// The class of fonts with Clarendon serifs.
        public static var classClarendonSerifs: SymbolicTraits { SymbolicTraits(rawValue: 4 << 28) }
        /// The class of fonts with slab serifs.
        public static var classSlabSerifs: SymbolicTraits { SymbolicTraits(rawValue: 5 << 28) }
        /// The class of fonts with free-form serifs.
        public static var classFreeformSerifs: SymbolicTraits { SymbolicTraits(rawValue: 7 << 28) }
        /// The class of fonts without serifs.
        public static var classSansSerif: SymbolicTraits { SymbolicTraits(rawValue: 8 << 28) }
        /// The class of ornamental fonts.
        public static var classOrnamentals: SymbolicTraits { SymbolicTraits(rawValue: 9 << 28) }
        /// The class of fonts that look like handwriting.
        public static var classScripts: SymbolicTraits { SymbolicTraits(rawValue: 10 << 28) }
        /// The class of symbol fonts.
        public static var classSymbolic: SymbolicTraits { SymbolicTraits(rawValue: 12 << 28) }
    }
}
