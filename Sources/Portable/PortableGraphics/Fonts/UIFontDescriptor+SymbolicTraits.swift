extension UIFontDescriptor {
    /// The stylistic sides of a font that are either there or not.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The lower bits are traits, the upper four a class of typefaces.
        public let rawValue: UInt32

        /// The traits whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// Semibold or heavier.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// Wide.
        public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
        /// Narrow.
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        /// With letters of one width.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
        /// For text set downwards.
        public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
        /// Made for interfaces.
        public static var traitUIOptimized: SymbolicTraits { SymbolicTraits(rawValue: 1 << 12) }
        /// With lines closer than usual.
        public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
        /// With lines farther apart than usual.
        public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }
        /// The bits of the class.
        public static var classMask: SymbolicTraits { SymbolicTraits(rawValue: 0xF << 28) }
        /// With serifs in the old style.
        public static var classOldStyleSerifs: SymbolicTraits { SymbolicTraits(rawValue: 1 << 28) }
        /// With transitional serifs.
        public static var classTransitionalSerifs: SymbolicTraits { SymbolicTraits(rawValue: 2 << 28) }
        /// With modern serifs.
        public static var classModernSerifs: SymbolicTraits { SymbolicTraits(rawValue: 3 << 28) }
        /// With Clarendon serifs.
        public static var classClarendonSerifs: SymbolicTraits { SymbolicTraits(rawValue: 4 << 28) }
        /// With slab serifs.
        public static var classSlabSerifs: SymbolicTraits { SymbolicTraits(rawValue: 5 << 28) }
        /// With serifs of free form.
        public static var classFreeformSerifs: SymbolicTraits { SymbolicTraits(rawValue: 7 << 28) }
        /// Without serifs.
        public static var classSansSerif: SymbolicTraits { SymbolicTraits(rawValue: 8 << 28) }
        /// Ornamental.
        public static var classOrnamentals: SymbolicTraits { SymbolicTraits(rawValue: 9 << 28) }
        /// Like handwriting.
        public static var classScripts: SymbolicTraits { SymbolicTraits(rawValue: 10 << 28) }
        /// Of symbols.
        public static var classSymbolic: SymbolicTraits { SymbolicTraits(rawValue: 12 << 28) }
    }
}
