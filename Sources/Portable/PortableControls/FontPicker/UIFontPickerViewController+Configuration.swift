import Foundation
@_spi(Collage) import PortableUIKitCore

extension UIFontPickerViewController {
    /// The fonts that the user can choose.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// A Boolean value that indicates whether all faces of a family appear, instead of one. The default is `false`.
        open var includeFaces = false
        /// A Boolean value that indicates whether names are in the system font, instead of the fonts themselves. The default is
        /// `false`.
        open var displayUsingSystemFont = false
        /// The traits that fonts must have. The default is empty.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// A predicate that matches the languages of a font, an array of strings such as `de` or `zh-Hans`. The default is
        /// `nil`, which means fonts of all languages.
        ///
        /// A font has a language if it has the language's letters.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Creates a configuration with one face of each family.
        public override init() {
            super.init()
        }

        /// Returns a predicate that matches fonts that support one of the languages.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            NSPredicate { languages, _ in
                !Set(filteredLanguages).isDisjoint(with: languages as? [String] ?? [])
            }
        }

        /// Returns a configuration with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }

        /// The fonts, by family.
        var fonts: [UIFontDescriptor] {
            UIFont.familyNames.sorted().flatMap { family in
                let faces = UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: 0) }
                    .filter { $0.symbolicTraits.isSuperset(of: filteredTraits) }
                    .filter { filteredLanguagesPredicate?.evaluate(with: $0.languages) ?? true }
                return includeFaces ? faces : Array(faces.prefix(1))
            }
        }

        /// Returns the title of a font.
        func name(of descriptor: UIFontDescriptor) -> String {
            let font = UIFont(descriptor: descriptor, size: 17)
            return includeFaces ? font.fontName : font.familyName
        }
    }
}
