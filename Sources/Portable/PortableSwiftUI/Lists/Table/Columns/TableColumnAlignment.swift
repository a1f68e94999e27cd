import Foundation

/// The alignment of a table column: of its cells, and of its label.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic
        case leading
        case center
        case trailing
        /// The edge of a number's last digit. `nil` means the numbering system of the locale.
        case numeric(String?)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The default alignment, which is the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(.automatic) }

    /// The leading edge: left in left-to-right languages.
    public static var leading: TableColumnAlignment { TableColumnAlignment(.leading) }

    /// The center.
    public static var center: TableColumnAlignment { TableColumnAlignment(.center) }

    /// The trailing edge: right in left-to-right languages.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(.trailing) }

    /// The alignment of numbers in the numbering system of the locale: right if digits are written from left to right.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(.numeric(nil)) }

    /// Returns the alignment of numbers in a numbering system: right if digits are written from left to right.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(.numeric(numberingSystem.identifier))
    }

    /// Returns the alignment in a locale and a layout direction.
    func alignment(_ locale: Locale, _ direction: LayoutDirection) -> Alignment {
        switch kind {
        case .automatic, .leading: return .leading
        case .center: return .center
        case .trailing: return .trailing
        case .numeric(let numberingSystem):
            // The numbering systems of Adlam, N'Ko, and Hanifi Rohingya are written from right to left.
            let isRightToLeft = ["adlm", "nkoo", "rohg"].contains(numberingSystem ?? locale.numberingSystem.identifier)
            return isRightToLeft == (direction == .rightToLeft) ? .trailing : .leading
        }
    }
}
