import CollageTesting

/// A table as apps make them: a diffable data source, rows of several lines, swipe actions and editing.
final class TableScreen: WalkableScreen {
    struct Model {
        var shelf: Shelf
        var style: UITableView.Style
        var isEditing = false
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case shelf(Shelf.Change)
        case editing(Bool)
        case reload

        var description: String {
            switch self {
            case .shelf(let change): "\(change)"
            case .editing(let isEditing): isEditing ? "begin to edit" : "end editing"
            case .reload: "reload everything"
            }
        }
    }

    private let table: TableController

    init(model: Model) {
        table = TableController(model)
    }

    var model: Model { table.model }
    var controller: UIViewController { table }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: .editing(!table.model.isEditing)
        case 2: .reload
        default: .shelf(.random(using: &generator))
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .shelf(let change): table.change(change)
        case .editing(let isEditing): table.setEditing(isEditing, animated: true)
        case .reload: table.tableView.reloadData()
        }
    }
}

private final class TableController: UITableViewController {
    private(set) var model: TableScreen.Model
    private lazy var source = ShelfSource(tableView: tableView) { [weak self] table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        guard let row = self?.model.shelf[row: id] else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = row.text
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        cell.accessoryType = id % 2 == 0 ? .disclosureIndicator : .none
        return cell
    }

    init(_ model: TableScreen.Model) {
        self.model = model
        super.init(style: model.style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        source.shelf = { [weak self] in self?.model.shelf }
        source.delete = { [weak self] in self?.delete($0) }
        source.apply(model.shelf.snapshot(), animatingDifferences: false)
        setEditing(model.isEditing, animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        model.isEditing = editing
    }

    func change(_ change: Shelf.Change) {
        let old = model.shelf
        model.shelf.apply(change)
        source.apply(model.shelf.snapshot(after: old), animatingDifferences: true)
    }

    private func delete(_ id: Int) {
        model.shelf.deleteRow(id: id)
        source.apply(model.shelf.snapshot(), animatingDifferences: true)
    }

}

/// A data source with titles and editing.
private final class ShelfSource: UITableViewDiffableDataSource<Int, Int> {
    var shelf: () -> Shelf? = { nil }
    var delete: (Int) -> Void = { _ in }

    private func section(at index: Int) -> Shelf.Section? {
        sectionIdentifier(for: index).flatMap { shelf()?[section: $0] }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        self.section(at: section)?.header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        self.section(at: section)?.footer
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
        delete(id)
    }
}
