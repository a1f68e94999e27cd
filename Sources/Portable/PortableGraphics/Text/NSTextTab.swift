import DisplayList
import Foundation

/// A position at which text after a tab character continues.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// label.attributedText = NSAttributedString(string: "Soup\t$7.50", attributes: [.paragraphStyle: style])
/// ```
///
/// Differs from UIKit: column terminators have no effect.
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

extension NSTextTab {
    /// The stop for the text engine.
    var engineStop: TabStops.Stop {
        let part: TabStops.Alignment =
            switch alignment {
            case .right: .trailing
            case .center: .center
            case .left, .natural, .justified: .leading
            }
        return TabStops.Stop(location: Double(location).distance, alignment: part)
    }
}
