import Foundation
import PortableUIKit

/// The label of a column. A tap sorts the rows by the column, and a second one reverses their order.
struct TableHeader: View {
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
    /// A closure that makes a comparator the first one, or reverses its order if it's already the first.
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
