import Foundation

/// Columns that a modifier has changed.
nonisolated struct ChangedTableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    typealias TableColumnBody = Never

    let columns: [_TableColumn<RowValue>]

    static func _columns(_ content: ChangedTableColumns) -> [_TableColumn<RowValue>] { content.columns }
}

extension TableColumnContent {
    /// Sets the alignment of the column's cells and its label.
    @preconcurrency @MainActor public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { if $0.alignment == .automatic { $0.alignment = alignment } }
    }

    /// Sets the identifier of the column in a ``TableColumnCustomization``.
    ///
    /// - Parameter id: An identifier that remains the same in new versions of the app.
    @preconcurrency @MainActor public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.customizationID = $0.customizationID ?? id }
    }

    /// Sets the visibility that the column has unless the table's customization specifies another one.
    @preconcurrency @MainActor public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { if $0.defaultVisibility == .automatic { $0.defaultVisibility = visibility } }
    }

    /// Sets the customizations of the column that the user can't make.
    ///
    /// The behavior has no effect, as on iOS, where only the app customizes columns.
    @preconcurrency @MainActor public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { _ in }
    }

    /// Returns the columns with a change applied to each.
    private func changed(
        _ change: (inout _TableColumn<TableRowValue>) -> Void
    ) -> ChangedTableColumns<TableRowValue, TableColumnSortComparator> {
        var columns = Self._columns(self)
        for index in columns.indices { change(&columns[index]) }
        return ChangedTableColumns(columns: columns)
    }
}
