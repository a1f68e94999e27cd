import CollageTesting

/// A collection view that records the update calls it receives.
final class RecordingCollectionView: UICollectionView {
    private(set) var calls: [String] = []

    /// The calls since the previous call of this function.
    func takeRecordedCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func path(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

    private func list(_ paths: [IndexPath]) -> String { paths.map(path).joined(separator: " ") }

    override func reloadData() {
        calls.append("reloadData")
        super.reloadData()
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append(UIView.areAnimationsEnabled ? "batch" : "batch without animation")
        super.performBatchUpdates(updates, completion: completion)
    }

    override func insertItems(at indexPaths: [IndexPath]) {
        calls.append("insert \(list(indexPaths))")
        super.insertItems(at: indexPaths)
    }

    override func deleteItems(at indexPaths: [IndexPath]) {
        calls.append("delete \(list(indexPaths))")
        super.deleteItems(at: indexPaths)
    }

    override func reloadItems(at indexPaths: [IndexPath]) {
        calls.append("reload \(list(indexPaths))")
        super.reloadItems(at: indexPaths)
    }

    override func reconfigureItems(at indexPaths: [IndexPath]) {
        calls.append("reconfigure \(list(indexPaths))")
        super.reconfigureItems(at: indexPaths)
    }

    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.append("move \(path(indexPath)) \(path(newIndexPath))")
        super.moveItem(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet) {
        calls.append("insert sections \(sections.map(String.init).joined(separator: " "))")
        super.insertSections(sections)
    }

    override func deleteSections(_ sections: IndexSet) {
        calls.append("delete sections \(sections.map(String.init).joined(separator: " "))")
        super.deleteSections(sections)
    }

    override func reloadSections(_ sections: IndexSet) {
        calls.append("reload sections \(sections.map(String.init).joined(separator: " "))")
        super.reloadSections(sections)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.append("move section \(section) \(newSection)")
        super.moveSection(section, toSection: newSection)
    }
}
