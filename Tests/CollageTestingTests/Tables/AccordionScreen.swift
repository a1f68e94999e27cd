import CollageTesting

/// A table whose delegate returns heights that taps change, with labels in cells that are reused, views above and below
/// the rows, and a section index. The data source names each change itself.
final class AccordionScreen: WalkableScreen {
    struct Model {
        var shelf: Shelf
        var open: Set<Int> = []
        var isEditing = false
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case shelf(Shelf.Change)
        case toggle(Int)
        case editing(Bool)
        case reload

        var description: String {
            switch self {
            case .shelf(let change): "\(change)"
            case .toggle(let row): "open or close row \(row)"
            case .editing(let isEditing): isEditing ? "begin to edit" : "end editing"
            case .reload: "reload everything"
            }
        }
    }

    private let table: AccordionController

    init(model: Model) {
        table = AccordionController(model)
    }

    var model: Model { table.model }
    var controller: UIViewController { table }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: .reload
        case 1: .editing(!table.model.isEditing)
        case 2...4: .toggle(Int.random(in: 0..<20, using: &generator))
        default: .shelf(.random(using: &generator))
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .shelf(let change): table.change(change)
        case .toggle(let row): table.toggle(row)
        case .editing(let isEditing): table.setEditing(isEditing, animated: true)
        case .reload: table.tableView.reloadData()
        }
    }
}

private final class AccordionController: UITableViewController {
    private(set) var model: AccordionScreen.Model

    init(_ model: AccordionScreen.Model) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.allowsSelectionDuringEditing = true
        tableView.allowsMultipleSelectionDuringEditing = true
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 50)), footer = UILabel(frame: header.frame)
        header.text = "Above the rows"
        footer.text = "Below the rows"
        tableView.tableHeaderView = header
        tableView.tableFooterView = footer
        setEditing(model.isEditing, animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        model.isEditing = editing
    }

    func toggle(_ number: Int) {
        let ids = model.shelf.sections.flatMap(\.rows).map(\.id)
        guard !ids.isEmpty else { return }
        model.open.formSymmetricDifference([ids[number % ids.count]])
        tableView.performBatchUpdates(nil)
    }

    func change(_ change: Shelf.Change) {
        var new = model.shelf
        new.apply(change)
        let edits = new.edits(from: model.shelf)
        tableView.performBatchUpdates { [self] in
            model.shelf = new
            for edit in edits {
                switch edit {
                case .deleteSection(let index): tableView.deleteSections([index], with: .fade)
                case .insertSection(let index): tableView.insertSections([index], with: .top)
                case .moveSection(let index, let target): tableView.moveSection(index, toSection: target)
                case .reloadSection(let index): tableView.reloadSections([index], with: .none)
                case .deleteRow(let path): tableView.deleteRows(at: [path], with: .right)
                case .insertRow(let path): tableView.insertRows(at: [path], with: .middle)
                case .moveRow(let path, let target): tableView.moveRow(at: path, to: target)
                case .reloadRow(let path): tableView.reloadRows(at: [path], with: .automatic)
                }
            }
        }
        tableView.reloadSectionIndexTitles()
    }

    private func row(at path: IndexPath) -> Shelf.Row { model.shelf.sections[path.section].rows[path.row] }

    // MARK: Data

    override func numberOfSections(in tableView: UITableView) -> Int { model.shelf.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.shelf.sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath), row = row(at: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = row.text
        cell.accessoryType = row.id % 2 == 0 ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        model.shelf.sections[section].header
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        model.shelf.sections.map { "\($0.id)" }
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let id = row(at: indexPath).id
        return model.open.contains(id) ? 130 : id % 3 == 0 ? UITableView.automaticDimension : 50
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        model.open.formSymmetricDifference([row(at: indexPath).id])
        tableView.performBatchUpdates(nil)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        change(.deleteRow(section: indexPath.section, row: indexPath.row))
    }
}
