import Foundation
import PortableUIKit

/// A list of rows with one or more columns.
///
/// ```swift
/// struct RecipeTable: View {
///     @State var recipes: [Recipe]
///     @State private var order = [KeyPathComparator(\Recipe.name)]
///
///     var body: some View {
///         Table(recipes, sortOrder: $order) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Minutes", value: \.minutes) { Text($0.minutes, format: .number) }
///                 .alignment(.numeric)
///         }
///         .onChange(of: order) { recipes.sort(using: order) }
///     }
/// }
/// ```
///
/// In a compact width, rows have the first column only, and there's no header.
///
/// Differs from SwiftUI: columns aren't resized, and the header scrolls with the rows above the first section.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: [_TableColumn<Value>]
    private let selection: TableSelection<Value.ID>
    private let sorting: TableSorting?
    private let customization: Binding<TableColumnCustomization<Value>>?

    @State private var expandedIDs: Set<Value.ID> = []
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.tableColumnHeaders) private var columnHeaders

    init(
        _ rows: Rows, _ columns: Columns, _ selection: TableSelection<Value.ID>, _ sorting: TableSorting?,
        _ customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.rows = rows
        self.columns = Columns._columns(columns)
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    /// The rows in a list.
    @MainActor public var body: some View {
        switch selection {
        case .none: List { content }.listStyle(.plain)
        case .one(let selection): List(selection: selection) { content }.listStyle(.plain)
        case .several(let selection): List(selection: selection) { content }.listStyle(.plain)
        }
    }

    @MainActor private var content: some View {
        let rows = _TableRows<Value>(expandedIDs: $expandedIDs)
        Rows._append(self.rows, to: rows)
        let columns = (customization?.wrappedValue ?? TableColumnCustomization()).visibleColumns(of: columns)
        let isRegular = horizontalSizeClass == .regular
        return TableSections(
            sections: rows.sections, columns: columns, sorting: sorting,
            showsHeader: isRegular && columnHeaders != .hidden,
            layout: TableRowLayout(
                showsAllColumns: isRegular, hasChevrons: rows.isOutline && (isRegular || selection.isEnabled)))
    }
}

/// The sections of a table, the first one with the labels of the columns.
private nonisolated struct TableSections<Value: Identifiable>: View {
    let sections: [TableRowSection<Value>]
    let columns: [_TableColumn<Value>]
    let sorting: TableSorting?
    let showsHeader: Bool
    let layout: TableRowLayout

    @MainActor var body: some View {
        if !columns.isEmpty {
            if showsHeader {
                Section {
                    rows(sections[0])
                } header: {
                    header
                }
            } else {
                rows(sections[0])
            }
            ForEach(sections.dropFirst()) { section in
                if let header = section.header {
                    Section {
                        rows(section)
                    } header: {
                        header
                    }
                } else {
                    rows(section)
                }
            }
        }
    }

    @MainActor private func rows(_ section: TableRowSection<Value>) -> some View {
        TableRowViews(rows: section.rows, columns: columns, layout: layout)
    }

    @MainActor private var header: some View {
        HStack(spacing: TableMetrics.columnSpacing) {
            ForEach(columns) { column in
                TableHeader(label: column.label, comparator: column.comparator, sorting: sorting)
                    .padding(.leading, layout.hasChevrons && column.id == columns.first?.id ? chevronWidth : 0)
                    .modifier(TableCellFrame(width: column.width, alignment: column.alignment))
            }
        }
    }

    private var chevronWidth: CGFloat { TableMetrics.chevronWidth + TableMetrics.chevronSpacing }
}

/// The rows that are selected in a table.
nonisolated enum TableSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)

    /// A Boolean value that indicates whether the user can select rows.
    var isEnabled: Bool {
        if case .none = self { false } else { true }
    }
}
