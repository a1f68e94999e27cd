import Foundation

/// An order of strings, named after the method of `NSString` that compares them.
@_spi(Collage)
public enum StringOrder: String, CaseIterable, Sendable {
    case literal = "compare:"
    case caseInsensitive = "caseInsensitiveCompare:"
    case localized = "localizedCompare:"
    case localizedCaseInsensitive = "localizedCaseInsensitiveCompare:"
    case localizedStandard = "localizedStandardCompare:"

    /// Creates the order that corresponds to a comparator of Swift's sort descriptors.
    public init(_ comparator: String.StandardComparator) {
        self = comparator == .lexical ? .literal : .localizedStandard
    }

    /// Returns the order of two strings.
    public func compare(_ left: String, _ right: String) -> ComparisonResult {
        switch self {
        case .literal: left.compare(right, options: .literal)
        case .caseInsensitive: left.caseInsensitiveCompare(right)
        case .localized: left.localizedCompare(right)
        case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
        case .localizedStandard: left.localizedStandardCompare(right)
        }
    }
}
