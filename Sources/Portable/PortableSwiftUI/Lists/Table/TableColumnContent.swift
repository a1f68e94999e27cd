import Foundation

/// A type that describes columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values of rows.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The type of the comparators that sort the rows.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of ``tableColumnBody``.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that this one is composed of.
    nonisolated var tableColumnBody: TableColumnBody { get }

    // The columns without their types. Only the library's own types implement it.
    nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody == Never {
    /// Not called by the library.
    public nonisolated var tableColumnBody: Never { fatalError("\(Self.self) has no body.") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// Used by the library.
    public nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        TableColumnBody._columns(content.tableColumnBody)
    }
}

extension Never: TableColumnContent {
    /// The values of rows.
    public typealias TableRowValue = Never
    /// The comparators.
    public typealias TableColumnSortComparator = Never

    /// Not called by the library.
    public nonisolated var tableColumnBody: Never { fatalError("Never has no body.") }

    /// Not called by the library.
    public nonisolated static func _columns(_ content: Never) -> [_TableColumn<Never>] {}
}

/// Several columns of a table.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    /// The type of the values of rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Sort
    /// The type of the body.
    public typealias TableColumnBody = Never

    /// The columns.
    public var value: T
    fileprivate let columns: [_TableColumn<RowValue>]

    /// Used by the library.
    public static func _columns(_ content: TupleTableColumnContent) -> [_TableColumn<RowValue>] { content.columns }
}

/// A result builder of the columns of a table.
@resultBuilder
public nonisolated struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Builds a column that the comparators of the table sort.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        column
    }

    /// Builds a column that can't be sorted.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        column
    }

    /// Builds one column.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue {
        column
    }

    /// Builds several columns.
    public static func buildBlock<each Column: TableColumnContent>(
        _ columns: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        var all: [_TableColumn<RowValue>] = []
        // `buildExpression(_:)` has checked the type of the values.
        func add<C: TableColumnContent>(_ column: C) { all += C._columns(column) as? [_TableColumn<RowValue>] ?? [] }
        repeat add(each columns)
        return TupleTableColumnContent(value: (repeat each columns), columns: all)
    }
}
