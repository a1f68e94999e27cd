import Foundation

/// A table of paragraphs.
///
/// Differs from UIKit: the values are stored, but tables aren't drawn.
open class NSTextTable: NSTextBlock, @unchecked Sendable {
    /// The ways of computing the widths of columns.
    public enum LayoutAlgorithm: UInt, Sendable {
        /// The content determines the widths.
        case automatic = 0
        /// The blocks determine the widths.
        case fixed = 1
    }

    /// The number of columns. The default is 0.
    open var numberOfColumns = 0
    /// The way of computing the widths of columns. The default is `.automatic`.
    open var layoutAlgorithm = NSTextTable.LayoutAlgorithm.automatic
    /// A Boolean value that indicates whether adjacent borders are one. The default is `false`.
    open var collapsesBorders = false
    /// A Boolean value that indicates whether empty cells are hidden. The default is `false`.
    open var hidesEmptyCells = false
}

/// A cell of a table.
///
/// Differs from UIKit: the values are stored, but tables aren't drawn.
open class NSTextTableBlock: NSTextBlock, @unchecked Sendable {
    /// The table of the cell.
    public let table: NSTextTable
    /// The first row of the cell.
    public let startingRow: Int
    /// The number of rows.
    public let rowSpan: Int
    /// The first column of the cell.
    public let startingColumn: Int
    /// The number of columns.
    public let columnSpan: Int

    /// Creates a cell of a table.
    public init(
        table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn column: Int, columnSpan: Int
    ) {
        self.table = table
        startingRow = row
        self.rowSpan = rowSpan
        startingColumn = column
        self.columnSpan = columnSpan
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }
}
