import Foundation

/// The layout of all rows of a table.
nonisolated struct TableRowLayout {
    /// A Boolean value that indicates whether rows have all columns.
    let showsAllColumns: Bool
    /// A Boolean value that indicates whether rows are indented for chevrons at their leading edges.
    let hasChevrons: Bool
}

/// The rows of a section of a table.
nonisolated struct TableRowViews<Value: Identifiable>: View {
    let rows: [_TableRow<Value>]
    let columns: [_TableColumn<Value>]
    let layout: TableRowLayout

    @MainActor var body: some View {
        ForEach(rows) { row in
            SingleView(content: TableRowView(row: row, columns: columns, layout: layout))
                .modifier(
                    ListRowModifier { settings in
                        settings.isSelectionDisabled = settings.isSelectionDisabled || row.isSelectionDisabled
                        if !layout.hasChevrons { settings.level += row.level }
                    }
                )
                .modifier(RowEditingModifier { row.insertion?(&$0) })
        }
    }
}

/// A row of a table, with its modifiers.
private nonisolated struct TableRowView<Value: Identifiable>: View {
    let row: _TableRow<Value>
    let columns: [_TableColumn<Value>]
    let layout: TableRowLayout

    @MainActor var body: some View {
        if row.modifiers.isEmpty {
            content
        } else {
            // Drags and drops also begin and end between the cells.
            row.modifiers.reduce(
                AnyView(content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle()))
            ) { $1($0) }
        }
    }

    @MainActor @ViewBuilder private var content: some View {
        if layout.hasChevrons {
            cells
        } else if let expansion = row.expansion {
            cells.modifier(TableDisclosure(isExpanded: expansion))
        } else {
            cells
        }
    }

    @MainActor @ViewBuilder private var cells: some View {
        if layout.showsAllColumns {
            HStack(spacing: TableMetrics.columnSpacing) {
                ForEach(columns) { column in
                    cell(column).modifier(TableCellFrame(width: column.width, alignment: column.alignment))
                }
            }
        } else if let first = columns.first {
            cell(first)
        }
    }

    @MainActor @ViewBuilder private func cell(_ column: _TableColumn<Value>) -> some View {
        if layout.hasChevrons, column.id == columns.first?.id {
            HStack(spacing: TableMetrics.chevronSpacing) {
                TableChevron(isExpanded: row.expansion).padding(.leading, TableMetrics.indentation * CGFloat(row.level))
                column.content(row.value)
            }
        } else {
            column.content(row.value)
        }
    }
}

/// The lengths of a table's views, in points.
nonisolated enum TableMetrics {
    static let columnSpacing: CGFloat = 8
    static let chevronSpacing: CGFloat = 4
    static let chevronWidth: CGFloat = 16
    /// The distance between the levels of an outline.
    static let indentation: CGFloat = 20
}

/// The button that expands and collapses a row, or its space in a row that the user can't expand.
private struct TableChevron: View {
    let isExpanded: Binding<Bool>?

    var body: some View {
        if let isExpanded {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                    .font(.footnote.weight(.semibold))
                    .frame(width: TableMetrics.chevronWidth)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(verbatim: isExpanded.wrappedValue ? "Collapse" : "Expand"))
        } else {
            Color.clear.frame(width: TableMetrics.chevronWidth, height: 1)
        }
    }
}

/// Expands and collapses a row with a tap on it, as in an outline of a list.
private nonisolated struct TableDisclosure: ViewModifier {
    let isExpanded: Binding<Bool>

    @MainActor func body(content: Content) -> some View {
        let isExpanded = isExpanded
        let toggle: @MainActor () -> Void = { withAnimation { isExpanded.wrappedValue.toggle() } }
        SingleView(content: content)
            .modifier(RowActionModifier(kind: .disclosure(isExpanded: isExpanded.wrappedValue), action: toggle))
            .modifier(ButtonAccessibilityModifier(action: toggle))
            .accessibilityValue(Text(verbatim: isExpanded.wrappedValue ? "Expanded" : "Collapsed"))
    }
}

/// A modifier that gives a table cell the width and the alignment of its column.
nonisolated struct TableCellFrame: ViewModifier {
    let width: TableColumnWidth
    let alignment: TableColumnAlignment

    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection

    @MainActor func body(content: Content) -> some View {
        content.lineLimit(1)
            .frame(
                minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most ?? .infinity,
                alignment: alignment.alignment(locale, layoutDirection))
    }
}
