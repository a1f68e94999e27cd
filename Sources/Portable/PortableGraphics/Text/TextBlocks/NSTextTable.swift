import Foundation

/// A table of paragraphs.
///
/// ```swift
/// let table = NSTextTable()
/// table.numberOfColumns = 2
/// let cell = NSTextTableBlock(table: table, startingRow: 0, rowSpan: 1, startingColumn: 1, columnSpan: 1)
/// cell.setWidth(4, type: .absolute, for: .padding)
/// let style = NSMutableParagraphStyle()
/// style.textBlocks = [cell]
/// let text = NSAttributedString(string: "2 cups\n", attributes: [.paragraphStyle: style])
/// ```
///
/// Differs from UIKit: the first column is on the left in right-to-left text, too.
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
