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

    /// The columns that the content is composed of.
    nonisolated var tableColumnBody: TableColumnBody { get }

    // The columns without their types. Only the library's own types implement it.
    nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody == Never {
    /// Not available, because the type has no body.
    public nonisolated var tableColumnBody: Never { fatalError("\(Self.self) has no body.") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// Returns the columns of the content.
    public nonisolated static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        TableColumnBody._columns(content.tableColumnBody)
    }
}

extension Never: TableColumnContent {
    /// The values of rows.
    public typealias TableRowValue = Never
    /// The comparators.
    public typealias TableColumnSortComparator = Never

    /// Not available, because the type has no body.
    public nonisolated var tableColumnBody: Never { fatalError("Never has no body.") }

    /// Not available, because the type has no body.
    public nonisolated static func _columns(_ content: Never) -> [_TableColumn<Never>] {}
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// The type of the body.
    public typealias TableColumnBody = Never

    /// Returns the columns of the content.
    public nonisolated static func _columns(_ content: Wrapped?) -> [_TableColumn<Wrapped.TableRowValue>] {
        content.map(Wrapped._columns) ?? []
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    /// The type of the comparators that sort the rows.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    /// The type of the body.
    public typealias TableColumnBody = Never

    /// Returns the columns of the content.
    public nonisolated static func _columns(
        _ content: _ConditionalContent
    ) -> [_TableColumn<TrueContent.TableRowValue>] {
        switch content.storage {
        case .trueContent(let content): TrueContent._columns(content).map { $0.nested(at: true) }
        case .falseContent(let content): FalseContent._columns(content).map { $0.nested(at: false) }
        }
    }
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
    let columns: [_TableColumn<RowValue>]

    /// Returns the columns of the content.
    public static func _columns(_ content: TupleTableColumnContent) -> [_TableColumn<RowValue>] { content.columns }
}
