import Foundation
import PortableUIKit

extension Table {
    /// Creates a table with a row for each element of identifiable data and columns that the app can customize.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), .none, nil, columnCustomization)
    }

    /// Creates a table with a row for each element of identifiable data and columns that the app can customize. The
    /// columns sort the rows.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(TableForEachContent(data: data), columns(), .none, TableSorting(sortOrder), columnCustomization)
    }

    /// Creates a table with a row for each element of identifiable data and columns that the app can customize. The
    /// user can select one row.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), .one(selection), nil, columnCustomization)
    }

    /// Creates a table with a row for each element of identifiable data and columns that the app can customize. The
    /// columns sort the rows. The user can select one row.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(
            TableForEachContent(data: data), columns(), .one(selection), TableSorting(sortOrder), columnCustomization)
    }

    /// Creates a table with a row for each element of identifiable data and columns that the app can customize. The
    /// user can select rows in edit mode.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data: data), columns(), .several(selection), nil, columnCustomization)
    }

    /// Creates a table with a row for each element of identifiable data and columns that the app can customize. The
    /// columns sort the rows. The user can select rows in edit mode.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(
            TableForEachContent(data: data), columns(), .several(selection), TableSorting(sortOrder),
            columnCustomization)
    }

    /// Creates a table of rows and columns that the app can customize.
    @preconcurrency @MainActor public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .none, nil, columnCustomization)
    }

    /// Creates a table of rows and columns that the app can customize. The columns sort the rows.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .none, TableSorting(sortOrder), columnCustomization)
    }

    /// Creates a table of rows and columns that the app can customize. The user can select one row.
    @preconcurrency @MainActor public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .one(selection), nil, columnCustomization)
    }

    /// Creates a table of rows and columns that the app can customize. The columns sort the rows. The user can select
    /// one row.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .one(selection), TableSorting(sortOrder), columnCustomization)
    }

    /// Creates a table of rows and columns that the app can customize. The user can select rows in edit mode.
    @preconcurrency @MainActor public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .several(selection), nil, columnCustomization)
    }

    /// Creates a table of rows and columns that the app can customize. The columns sort the rows. The user can select
    /// rows in edit mode.
    @preconcurrency @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .several(selection), TableSorting(sortOrder), columnCustomization)
    }
}
