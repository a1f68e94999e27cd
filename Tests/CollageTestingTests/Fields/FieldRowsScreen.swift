import CollageTesting

/// A table with a text field or a text view in each row, which the keyboard covers. Rows go while they are edited.
final class FieldRowsScreen: WalkableScreen {
    struct Model: Hashable {
        struct Row: Hashable {
            let id: Int
            var text: String
        }

        var rows: [Row]

        init(_ count: Int) {
            rows = (0..<count).map { Row(id: $0, text: $0 % 3 == 0 ? "" : "Text \($0)") }
        }
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case insert(Int), delete(Int), move(Int, Int), edit(Int), endEditing, reload

        var description: String {
            switch self {
            case .insert(let row): "insert a row at \(row)"
            case .delete(let row): "delete row \(row)"
            case .move(let row, let target): "move row \(row) to \(target)"
            case .edit(let row): "edit row \(row)"
            case .endEditing: "end editing"
            case .reload: "reload everything"
            }
        }
    }

    private let table: FieldRowsController

    init(model: Model) { table = FieldRowsController(model) }

    var model: Model { table.model }
    var controller: UIViewController { table }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        func row() -> Int { Int.random(in: 0..<20, using: &generator) }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...1: return .insert(row())
        case 2...3: return .delete(row())
        case 4: return .move(row(), row())
        case 5: return .endEditing
        case 6: return .reload
        default: return .edit(row())
        }
    }

    func apply(_ change: Change) { table.apply(change) }
}

private final class FieldRowsController: UITableViewController {
    private(set) var model: FieldRowsScreen.Model
    private var nextID: Int

    init(_ model: FieldRowsScreen.Model) {
        self.model = model
        nextID = (model.rows.map(\.id).max() ?? 0) + 1
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }

    func apply(_ change: FieldRowsScreen.Change) {
        let count = model.rows.count
        switch change {
        case .insert(let place):
            let row = place % (count + 1)
            model.rows.insert(.init(id: nextID, text: "New \(nextID)"), at: row)
            nextID += 1
            tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .delete(let place):
            guard count > 0 else { return }
            model.rows.remove(at: place % count)
            tableView.deleteRows(at: [IndexPath(row: place % count, section: 0)], with: .automatic)
        case .move(let place, let target):
            guard count > 0 else { return }
            model.rows.insert(model.rows.remove(at: place % count), at: target % count)
            tableView.moveRow(
                at: IndexPath(row: place % count, section: 0), to: IndexPath(row: target % count, section: 0))
        case .edit(let place):
            guard count > 0 else { return }
            (tableView.cellForRow(at: IndexPath(row: place % count, section: 0)) as? any EditingCell)?.beginEditing()
        case .endEditing: view.endEditing(true)
        case .reload: tableView.reloadData()
        }
    }

    private func write(_ text: String, id: Int) {
        guard let row = model.rows.firstIndex(where: { $0.id == id }), model.rows[row].text != text else { return }
        model.rows[row].text = text
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = model.rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(
            withIdentifier: row.id % 4 == 3 ? "note" : "field", for: indexPath)
        (cell as? any EditingCell)?.show(row.text) { [weak self] in
            self?.write($0, id: row.id)
            // A row grows with its text view.
            if row.id % 4 == 3 { self?.tableView.performBatchUpdates(nil) }
        }
        return cell
    }
}

@MainActor
private protocol EditingCell: UITableViewCell {
    func show(_ text: String, didChange: @escaping (String) -> Void)
    func beginEditing()
}

private final class FieldCell: UITableViewCell, EditingCell {
    private let field = UITextField()
    private var didChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.placeholder = "Nothing yet"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        fill(field)
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                didChange(field.text ?? "")
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, didChange: @escaping (String) -> Void) {
        field.text = text
        self.didChange = didChange
    }

    func beginEditing() { field.becomeFirstResponder() }
}

private final class NoteCell: UITableViewCell, EditingCell, UITextViewDelegate {
    private let note = UITextView()
    private var didChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.isScrollEnabled = false
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        note.backgroundColor = .clear
        note.delegate = self
        fill(note)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, didChange: @escaping (String) -> Void) {
        note.text = text
        self.didChange = didChange
    }

    func beginEditing() { note.becomeFirstResponder() }

    func textViewDidChange(_ textView: UITextView) { didChange(textView.text) }
}

extension UITableViewCell {
    fileprivate func fill(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}
