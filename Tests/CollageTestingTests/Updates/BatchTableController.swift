import CollageTesting

/// A table with swipe actions at both sides, rows that are inserted, deleted and moved while editing, and titles.
final class BatchTableController: UITableViewController, BatchController {
    var shelf: Shelf

    init(_ shelf: Shelf) {
        self.shelf = shelf
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    func perform(_ edits: [ShelfEdit], showing new: Shelf) {
        tableView.performBatchUpdates { [self] in
            shelf = new
            for edit in edits {
                switch edit {
                case .deleteSection(let index): tableView.deleteSections([index], with: .fade)
                case .insertSection(let index): tableView.insertSections([index], with: .automatic)
                case .moveSection(let index, let target): tableView.moveSection(index, toSection: target)
                case .reloadSection(let index): tableView.reloadSections([index], with: .none)
                case .deleteRow(let path): tableView.deleteRows(at: [path], with: .left)
                case .insertRow(let path): tableView.insertRows(at: [path], with: .automatic)
                case .moveRow(let path, let target): tableView.moveRow(at: path, to: target)
                case .reloadRow(let path): tableView.reloadRows(at: [path], with: .fade)
                }
            }
        }
    }

    func reload() { tableView.reloadData() }

    private func change(_ change: Shelf.Change) {
        var new = shelf
        new.apply(change)
        perform(new.edits(from: shelf), showing: new)
    }

    // MARK: Data

    override func numberOfSections(in tableView: UITableView) -> Int { shelf.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelf.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = shelf.sections[indexPath.section].rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.text
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        shelf.sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        shelf.sections[section].footer
    }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        shelf.sections[indexPath.section].rows[indexPath.row].id % 4 == 0 ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        let (section, row) = (indexPath.section, indexPath.row)
        change(
            editingStyle == .insert
                ? .insertRow(section: section, row: row) : .deleteRow(section: section, row: row))
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        shelf.apply(
            .moveRow(section: source.section, row: source.row, toSection: destination.section, toRow: destination.row))
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Rewrite") { [weak self] _, _, done in
                self?.change(.rewriteRow(section: indexPath.section, row: indexPath.row))
                done(true)
            }
        ])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.change(.deleteRow(section: indexPath.section, row: indexPath.row))
                done(true)
            },
            UIContextualAction(style: .normal, title: "Nothing") { _, _, done in done(false) },
        ])
    }
}
