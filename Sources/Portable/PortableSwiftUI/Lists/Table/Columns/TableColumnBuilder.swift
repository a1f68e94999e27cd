import Foundation

/// A result builder that creates the columns of a table.
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
        var index = 0
        func add<C: TableColumnContent>(_ column: C) {
            let columns = C._columns(column) as? [_TableColumn<RowValue>] ?? []
            all += columns.map { $0.nested(at: index) }
            index += 1
        }
        repeat add(each columns)
        return TupleTableColumnContent(value: (repeat each columns), columns: all)
    }

    /// Builds the columns of an `if` without `else`.
    public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where C.TableRowValue == RowValue {
        content
    }

    /// Builds the columns of the first branch of a condition.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, F.TableRowValue == RowValue,
        T.TableColumnSortComparator == F.TableColumnSortComparator
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the columns of the second branch of a condition.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        T.TableRowValue == RowValue, F.TableRowValue == RowValue,
        T.TableColumnSortComparator == F.TableColumnSortComparator
    {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds columns that are available in some versions of the system.
    public static func buildLimitedAvailability(
        _ content: any TableColumnContent<RowValue, Sort>
    ) -> some TableColumnContent<RowValue, Sort> {
        func columns<C: TableColumnContent>(_ content: C) -> [_TableColumn<RowValue>] {
            C._columns(content) as? [_TableColumn<RowValue>] ?? []
        }
        return ChangedTableColumns<RowValue, Sort>(columns: columns(content))
    }
}
