/// A position at which text after a tab character continues.
///
/// Differs from UIKit: paragraph styles store their tab stops, but the font determines the width of a tab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// The keys of options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end a column of numbers, as a `CharacterSet`.
        public static let tabColumnTerminatorsAttributeName = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the position.
    public let alignment: NSTextAlignment
    /// The distance from the leading margin, in points.
    public let location: CGFloat
    /// The options.
    public let options: [OptionKey: Any]

    /// Creates a tab stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Returns the characters that end a column of numbers in a locale: its decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Returns the tab stop itself, because it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
