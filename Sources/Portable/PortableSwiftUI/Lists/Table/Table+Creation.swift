import Foundation
import PortableUIKit

extension Table {
    /// Creates a table with a row for each element of identifiable data.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), .none, nil)
    }

    /// Creates a table with a row for each element of identifiable data, whose columns sort the rows.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(TableForEachContent(data: data), columns(), .none, TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element of identifiable data. The user can select one row.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), .one(selection), nil)
    }

    /// Creates a table with a row for each element of identifiable data, whose columns sort the rows. The user can
    /// select one row.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(TableForEachContent(data: data), columns(), .one(selection), TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element of identifiable data. The user can select rows in edit mode.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), .several(selection), nil)
    }

    /// Creates a table with a row for each element of identifiable data, whose columns sort the rows. The user can
    /// select rows in edit mode.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(TableForEachContent(data: data), columns(), .several(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows.
    @preconcurrency @MainActor public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .none, nil)
    }

    /// Creates a table of rows, whose columns sort the rows.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .none, TableSorting(sortOrder))
    }

    /// Creates a table of rows. The user can select one row.
    @preconcurrency @MainActor public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .one(selection), nil)
    }

    /// Creates a table of rows, whose columns sort the rows. The user can select one row.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .one(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows. The user can select rows in edit mode.
    @preconcurrency @MainActor public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .several(selection), nil)
    }

    /// Creates a table of rows, whose columns sort the rows. The user can select rows in edit mode.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .several(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows. The columns sort the rows.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .none, TableSorting(sortOrder))
    }

    /// Creates a table of rows. The columns sort the rows. The user can select one row.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .one(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows. The columns sort the rows. The user can select rows in edit mode.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .several(selection), TableSorting(sortOrder))
    }
}
