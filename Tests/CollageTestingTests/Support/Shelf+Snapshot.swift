import CollageTesting

extension Shelf {
    /// Returns a snapshot of the sections and rows, identified by their numbers.
    ///
    /// - Parameter old: The current content. Rows that have changed since are reconfigured, and sections with another
    ///   header or footer are reloaded.
    func snapshot(after old: Shelf? = nil) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
        }
        guard let old else { return snapshot }
        let outdated = outdated(since: old)
        snapshot.reconfigureItems(outdated.rows)
        snapshot.reloadSections(outdated.sections)
        return snapshot
    }

    /// Returns the existing rows and sections that must be shown again.
    func outdated(since old: Shelf) -> Outdated {
        var outdated = Outdated()
        for section in sections {
            if let other = old[section: section.id], (other.header, other.footer) != (section.header, section.footer) {
                outdated.sections.append(section.id)
            }
            outdated.rows += section.rows.filter { row in old[row: row.id].map { $0 != row } ?? false }.map(\.id)
        }
        return outdated
    }

    /// The rows in another arrangement, which names the rows of each section.
    mutating func arrange(_ rows: (_ section: Int) -> [Int]) {
        let all = Dictionary(uniqueKeysWithValues: sections.flatMap(\.rows).map { ($0.id, $0) })
        for index in sections.indices { sections[index].rows = rows(sections[index].id).compactMap { all[$0] } }
    }
}
