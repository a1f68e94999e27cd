import UIKit

/// A table for choosing one of several words, as in Settings.
final class ChoiceViewController: UITableViewController {
    private static let cellIdentifier = "choice"

    private let choices: [String]
    private var chosen: String
    private let didChoose: (String) -> Void

    init(title: String, choices: [String], chosen: String, didChoose: @escaping (String) -> Void) {
        self.choices = choices
        self.chosen = chosen
        self.didChoose = didChoose
        super.init(style: .insetGrouped)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = choices[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = choices[indexPath.row] == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen = choices[indexPath.row]
        for path in tableView.indexPathsForVisibleRows ?? [] {
            tableView.cellForRow(at: path)?.accessoryType = path == indexPath ? .checkmark : .none
        }
        didChoose(chosen)
    }
}
