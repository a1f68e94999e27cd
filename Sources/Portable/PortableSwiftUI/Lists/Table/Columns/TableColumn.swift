import Foundation

/// A column of a table: a label, and a view for each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// The type of the values of rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Sort
    /// The type of the body.
    public typealias TableColumnBody = Never

    fileprivate let label: Label
    fileprivate let comparator: Sort?
    fileprivate let content: (RowValue) -> Content
    fileprivate var limits = TableColumnWidth()

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Returns the column without a fixed width.
    public func width() -> TableColumn { width(min: nil, ideal: nil, max: nil) }

    /// Returns the column with a fixed width in points, or with a share of the table's width if it's `nil`.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

    /// Returns the column with limits for its width, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.limits = TableColumnWidth(least: min, ideal: ideal, most: max)
        return column
    }

    /// Returns the columns of the content.
    public static func _columns(_ column: TableColumn) -> [_TableColumn<RowValue>] {
        let content = column.content
        return [
            _TableColumn(
                label: AnyView(column.label), comparator: column.comparator, width: column.limits,
                content: { AnyView(content($0)) })
        ]
    }
}

/// The width of a column of a table, in points.
nonisolated struct TableColumnWidth {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// A column of a table without the types of its views.
public nonisolated struct _TableColumn<RowValue>: Identifiable {
    let label: AnyView
    let comparator: (any SortComparator)?
    let width: TableColumnWidth
    let content: (RowValue) -> AnyView
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    /// The positions of the column in the content around it, the innermost first.
    var path: [AnyHashable] = []

    /// The stable identity of the column, even if other columns appear, disappear, or move.
    public var id: [AnyHashable] { customizationID.map { [$0] } ?? path }

    /// Returns the column at a position in the content around it.
    func nested(at position: some Hashable) -> _TableColumn {
        var column = self
        column.path.append(AnyHashable(position))
        return column
    }
}
