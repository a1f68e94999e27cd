import Foundation

/// Methods of a table whose cells are accessibility elements, such as a spreadsheet.
///
/// The container's ``UIResponder/accessibilityContainerType`` is ``UIAccessibilityContainerType/dataTable``.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable {
    /// Returns the cell at the given row and column, or `nil` if there's none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// Returns the number of rows.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the headers of a row. The default is `nil`.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the headers of a column. The default is `nil`.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns `nil`.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Returns `nil`.
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// Methods of a cell of a ``UIAccessibilityContainerDataTable``.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows that the cell occupies.
    func accessibilityRowRange() -> NSRange
    /// Returns the columns that the cell occupies.
    func accessibilityColumnRange() -> NSRange
}
