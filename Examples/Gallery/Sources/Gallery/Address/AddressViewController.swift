import UIKit

/// A form: the Return key moves to the next field, and Save is enabled when all required fields are filled in.
final class AddressViewController: UITableViewController, UITextFieldDelegate {
    private static let cellIdentifier = "field"

    /// The current content of the form.
    private(set) var address = Address()
    private lazy var saveButton = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Address"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = saveButton
        tableView.keyboardDismissMode = .interactive
        tableView.register(TextFieldCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        saveButton.isEnabled = address.isComplete
    }

    private func save() {
        view.endEditing(true)
        let alert = UIAlertController(
            title: "Saved", message: "\(address[.name]) now lives in \(address[.city]).", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func field(at path: IndexPath) -> Address.Field { Address.groups[path.section].fields[path.row] }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { Address.groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Address.groups[section].fields.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Address.groups[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Address.groups[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let field = field(at: indexPath)
        guard let cell = cell as? TextFieldCell else { return cell }
        cell.show(field, text: address[field], isLast: field == Address.Field.allCases.last)
        cell.textField.delegate = self
        cell.didChange = { [weak self] text in
            guard let self else { return }
            address[field] = text
            saveButton.isEnabled = address.isComplete
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        (tableView.cellForRow(at: indexPath) as? TextFieldCell)?.textField.becomeFirstResponder()
    }

    // MARK: Fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let cell = tableView.visibleCells.first(where: { ($0 as? TextFieldCell)?.textField === textField }),
            let path = tableView.indexPath(for: cell), let next = nextPath(after: path)
        else {
            textField.resignFirstResponder()
            return true
        }
        tableView.scrollToRow(at: next, at: .none, animated: false)
        (tableView.cellForRow(at: next) as? TextFieldCell)?.textField.becomeFirstResponder()
        return false
    }

    private func nextPath(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < Address.groups[path.section].fields.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        return path.section + 1 < Address.groups.count ? IndexPath(row: 0, section: path.section + 1) : nil
    }
}
