import Foundation

/// A row of a table without the types of its content.
public nonisolated struct _TableRow<Value: Identifiable>: Identifiable {
    let value: Value
    /// The level of the row in an outline.
    let level: Int
    /// A binding to the expansion of a row with children. It's `nil` if the user can't expand the row.
    var expansion: Binding<Bool>?
    /// The offset of the row in the innermost `ForEach`.
    var offset = 0
    var isSelectionDisabled = false
    /// A closure that adds the insertion of dropped items to the row's editing properties.
    var insertion: ((inout RowEditing) -> Void)?
    /// The modifiers of the row's view, from the innermost to the outermost.
    var modifiers: [@MainActor (AnyView) -> AnyView] = []

    /// The stable identity of the row, which is the identity of its value.
    public var id: Value.ID { value.id }
}

/// Consecutive rows of a table with a header.
nonisolated struct TableRowSection<Value: Identifiable>: Identifiable {
    let id: Int
    let header: AnyView?
    var rows: [_TableRow<Value>] = []
}

/// The rows that the row content of a table adds to the table.
@MainActor
public final class _TableRows<Value: Identifiable> {
    /// The position of a row.
    struct Position {
        let section: Int
        let row: Int
    }

    /// The sections. The first one has the rows in front of the first section of the content.
    private(set) var sections = [TableRowSection<Value>(id: 0, header: nil)]
    private let expandedIDs: Binding<Set<Value.ID>>
    private var level = 0

    /// Creates a table without rows, with the rows whose expansion the table stores.
    init(expandedIDs: Binding<Set<Value.ID>>) {
        self.expandedIDs = expandedIDs
    }

    /// The position of the next row.
    var end: Position { Position(section: sections.count - 1, row: sections[sections.count - 1].rows.count) }

    /// A Boolean value that indicates whether the user can expand a row.
    var isOutline: Bool { sections.contains { $0.rows.contains { $0.expansion != nil } } }

    /// Adds a row at the current level.
    func append(_ value: Value) {
        sections[sections.count - 1].rows.append(_TableRow(value: value, level: level))
    }

    /// Adds rows and changes them.
    func append(_ content: () -> Void, change: (inout _TableRow<Value>) -> Void) {
        let start = end
        content()
        for section in start.section..<sections.count {
            let first = section == start.section ? start.row : 0
            for row in first..<sections[section].rows.count { change(&sections[section].rows[row]) }
        }
    }

    /// Adds a section.
    func appendSection(header: AnyView?, content: () -> Void) {
        sections.append(TableRowSection(id: sections.count, header: header))
        content()
        sections.append(TableRowSection(id: sections.count, header: nil))
    }

    /// Adds a row, and its children if it's expanded.
    ///
    /// - Parameter expansion: A binding to the expansion, or `nil` if the table stores it.
    func appendGroup(expansion: Binding<Bool>?, label: () -> Void, children: () -> Void) {
        let start = end
        var isExpanded = false
        append(label) { row in
            let expansion = expansion ?? self.expansion(of: row.id)
            row.expansion = expansion
            isExpanded = expansion.wrappedValue
        }
        guard isExpanded, end.section > start.section || end.row > start.row else { return }
        level += 1
        children()
        level -= 1
    }

    /// Returns a binding to the expansion of a row that the table stores.
    private func expansion(of id: Value.ID) -> Binding<Bool> {
        let ids = expandedIDs
        return Binding(
            get: { ids.wrappedValue.contains(id) },
            set: { isExpanded in
                if isExpanded { ids.wrappedValue.insert(id) } else { ids.wrappedValue.remove(id) }
            })
    }
}
