import Foundation
import PortableUIKit

/// A list of rows with one or more columns.
///
/// In a compact width, rows have the first column only, and there's no header.
///
/// Differs from SwiftUI: columns aren't resized, and all of a table's rows are in one section.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: [_TableColumn<Value>]
    private let selection: TableSelection<Value.ID>
    private let sorting: TableSorting?

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    init(_ rows: Rows, _ columns: Columns, _ selection: TableSelection<Value.ID>, _ sorting: TableSorting?) {
        self.rows = rows
        self.columns = Columns._columns(columns)
        self.selection = selection
        self.sorting = sorting
    }

    /// The rows in a list.
    @MainActor public var body: some View {
        let values = Rows._values(rows)
        switch selection {
        case .none: List { content(values) }.listStyle(.plain)
        case .one(let selection): List(selection: selection) { content(values) }.listStyle(.plain)
        case .several(let selection): List(selection: selection) { content(values) }.listStyle(.plain)
        }
    }

    @MainActor @ViewBuilder private func content(_ values: [Value]) -> some View {
        if horizontalSizeClass == .regular {
            Section {
                ForEach(values) { value in
                    HStack(spacing: 8) {
                        ForEach(columns.indices, id: \.self) { index in
                            columns[index].content(value).modifier(TableCellFrame(width: columns[index].width))
                        }
                    }
                }
            } header: {
                HStack(spacing: 8) {
                    ForEach(columns.indices, id: \.self) { index in
                        TableHeader(
                            label: columns[index].label, comparator: columns[index].comparator, sorting: sorting
                        )
                        .modifier(TableCellFrame(width: columns[index].width))
                    }
                }
            }
        } else if let first = columns.first {
            ForEach(values) { first.content($0) }
        }
    }
}

/// The rows that are selected in a table.
nonisolated enum TableSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)
}

/// Gives a cell of a table the width of its column.
private nonisolated struct TableCellFrame: ViewModifier {
    let width: TableColumnWidth

    @MainActor func body(content: Content) -> some View {
        content.lineLimit(1)
            .frame(
                minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most ?? .infinity, alignment: .leading)
    }
}

/// The label of a column. A tap sorts the rows by the column, and a second one reverses their order.
private struct TableHeader: View {
    let label: AnyView
    let comparator: (any SortComparator)?
    let sorting: TableSorting?

    var body: some View {
        if let sorting, let comparator {
            Button {
                sorting.sort(comparator)
            } label: {
                HStack(spacing: 4) {
                    label
                    switch sorting.order(comparator) {
                    case .forward: Image(systemName: "chevron.up")
                    case .reverse: Image(systemName: "chevron.down")
                    case nil: EmptyView()
                    }
                }
            }
        } else {
            label
        }
    }
}

/// The order of a table's rows, without the type of its comparators.
nonisolated struct TableSorting {
    /// Returns the order of a comparator if it's the first one of the table.
    let order: @MainActor (any SortComparator) -> SortOrder?
    /// Makes a comparator the first one, or reverses its order if it's the first one already.
    let sort: @MainActor (any SortComparator) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        func isSame(_ first: Sort, _ second: Sort) -> Bool {
            var (first, second) = (first, second)
            (first.order, second.order) = (.forward, .forward)
            return first == second
        }
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first,
                isSame(first, comparator)
            else { return nil }
            return first.order
        }
        sort = { comparator in
            guard let comparator = comparator as? Sort else { return }
            var comparators = sortOrder.wrappedValue
            if let first = comparators.first, isSame(first, comparator) {
                comparators[0].order = first.order == .forward ? .reverse : .forward
            } else {
                comparators.removeAll { isSame($0, comparator) }
                comparators.insert(comparator, at: 0)
            }
            sortOrder.wrappedValue = comparators
        }
    }
}
