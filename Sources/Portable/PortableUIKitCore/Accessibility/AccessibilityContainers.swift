import DisplayList
import Foundation

extension UIView {
    /// The container that the view is for the elements in it, or `nil` if its elements have no common meaning.
    var containerForReading: AccessibleElement.Group? {
        let kind: AccessibleElement.Group.Kind
        switch accessibilityContainerType {
        case .none: return nil
        case .dataTable: kind = .table
        case .list: kind = .plainList
        case .landmark: kind = .landmark
        case .semanticGroup: kind = .group
        }
        let table = self as? any UIAccessibilityContainerDataTable
        return AccessibleElement.Group(
            kind: kind, id: layer.identity, section: table?.accessibilityColumnCount() ?? 0,
            count: table?.accessibilityRowCount() ?? 0, label: accessibilityLabel)
    }
}

extension UIView {
    /// The maximum number of cells that are read.
    private static let maximumCellCount = 10_000

    /// The headers and cells of a table, row by row, or `nil` if the view isn't a table that provides any.
    var tableElements: [Any]? {
        guard accessibilityContainerType == .dataTable, let table = self as? any UIAccessibilityContainerDataTable
        else { return nil }
        let (rows, columns) = (table.accessibilityRowCount(), table.accessibilityColumnCount())
        guard rows > 0, columns > 0, rows <= Self.maximumCellCount / columns else { return nil }
        var elements = (0..<columns).flatMap { table.accessibilityHeaderElements(forColumn: $0) ?? [] }
        for row in 0..<rows {
            elements += table.accessibilityHeaderElements(forRow: row) ?? []
            elements += (0..<columns).compactMap { table.accessibilityDataTableCellElement(forRow: row, column: $0) }
        }
        // A cell can occupy several rows and columns, and headers can be cells.
        var known: Set<ObjectIdentifier> = []
        let unique = elements.filter { known.insert(ObjectIdentifier($0)).inserted }
        return unique.isEmpty ? nil : unique
    }
}

extension UIResponder {
    /// The row of a table that contains the responder, or `nil` if it isn't a cell of the container.
    func tableRow(in container: AccessibleElement.Group?) -> AccessibleElement.Group? {
        guard let container, container.kind == .table, let cell = self as? any UIAccessibilityContainerDataTableCell
        else { return nil }
        let (row, column) = (cell.accessibilityRowRange().location, cell.accessibilityColumnRange().location)
        return AccessibleElement.Group(
            kind: .tableRow, id: container.id, section: column + 1, position: row + 1, count: container.count)
    }

    /// The label after the labels of the headers: the ones that the app has set, or the headers of the table's row and column.
    package var accessibilityLabelWithHeaders: String? {
        let labels = headers.compactMap { ($0 as? UIResponder)?.accessibilityLabel } + [accessibilityLabel]
        let texts = labels.compactMap(\.self).filter { !$0.isEmpty }
        return texts.isEmpty ? accessibilityLabel : texts.joined(separator: ", ")
    }

    private var headers: [Any] {
        if let headers = accessibilityHeaderElements { return headers }
        guard let cell = self as? any UIAccessibilityContainerDataTableCell, let table = dataTable else { return [] }
        let rows = table.accessibilityHeaderElements(forRow: cell.accessibilityRowRange().location) ?? []
        let columns = table.accessibilityHeaderElements(forColumn: cell.accessibilityColumnRange().location) ?? []
        return (rows + columns).filter { $0 !== self }
    }

    /// The table that contains the responder, or `nil` if there isn't one.
    private var dataTable: (any UIAccessibilityContainerDataTable)? {
        sequence(first: self, next: \.next).dropFirst().lazy.compactMap { $0 as? any UIAccessibilityContainerDataTable }
            .first
    }

    /// The language of the element: the one that the app has set, or that of all of the label.
    package var spokenLanguage: String? {
        accessibilityLanguage ?? accessibilityAttributedLabel?.uniformValue(of: .accessibilitySpeechLanguage)
    }

    /// The value that's read: the element's own value, or the text of its page.
    package var spokenValue: String? {
        accessibilityValue
            ?? (self as? any UIAccessibilityReadingContent)?.accessibilityAttributedPageContent()?.string
    }
}
