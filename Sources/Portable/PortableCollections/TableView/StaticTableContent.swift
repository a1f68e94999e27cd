/// The sections and rows of a static table in an interface file. Its `UITableViewController` returns them, unless a
/// subclass overrides the methods.
@MainActor
package final class StaticTableContent {
    struct Row {
        let cell: UITableViewCell
        /// The height in points; `nil` for the table's height.
        let height: CGFloat?
    }

    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    let sections: [Section]

    /// Creates the content of a table's element; `nil` for a table of prototypes.
    package init?(_ reader: InterfaceReader) {
        let elements = reader.element.group("sections")
        guard !elements.isEmpty else { return nil }
        sections = elements.map { element in
            let section = InterfaceReader(element, reader.loader)
            let rows = section.element.group("cells").compactMap { element -> Row? in
                guard let cell = reader.loader.make(element) as? UITableViewCell else { return nil }
                let height: CGFloat? = InterfaceReader(element, reader.loader).value("rowHeight")
                return Row(cell: cell, height: height.flatMap { $0 > 0 ? $0 : nil })
            }
            return Section(header: section.title("headerTitle"), footer: section.title("footerTitle"), rows: rows)
        }
    }

    /// Returns the row of an index path; `nil` for a row that only the app's data source has.
    func row(at indexPath: IndexPath) -> Row? {
        guard let section = section(indexPath.section), section.rows.indices.contains(indexPath.row) else { return nil }
        return section.rows[indexPath.row]
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}

extension InterfaceReader {
    fileprivate func title(_ name: String) -> String? { string(name).flatMap { $0.isEmpty ? nil : $0 } }
}
