import Foundation
import PortableUIKit

extension Table {
    /// Creates a table of identifiable data in a tree. Elements without children, for which the key path is `nil`,
    /// don't expand.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), .none, nil, columnCustomization)
    }

    /// Creates a table of identifiable data in a tree. The columns sort the rows. Elements without children, for which
    /// the key path is `nil`, don't expand.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), .none, TableSorting(sortOrder),
            columnCustomization)
    }

    /// Creates a table of identifiable data in a tree. The user can select one row. Elements without children, for
    /// which the key path is `nil`, don't expand.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), .one(selection), nil,
            columnCustomization)
    }

    /// Creates a table of identifiable data in a tree. The columns sort the rows. The user can select one row. Elements
    /// without children, for which the key path is `nil`, don't expand.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), .one(selection),
            TableSorting(sortOrder), columnCustomization)
    }

    /// Creates a table of identifiable data in a tree. The user can select rows in edit mode. Elements without
    /// children, for which the key path is `nil`, don't expand.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), .several(selection), nil,
            columnCustomization)
    }

    /// Creates a table of identifiable data in a tree. The columns sort the rows. The user can select rows in edit
    /// mode. Elements without children, for which the key path is `nil`, don't expand.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), .several(selection),
            TableSorting(sortOrder), columnCustomization)
    }
}
