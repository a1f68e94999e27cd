import UIKit

/// A table view with sections, titles, and subtitles.
final class TableSections: UITableViewController {
    private let cities = [
        ("Iceland", [("Reykjavík", "140,000"), ("Akureyri", "19,000")]),
        ("Norway", [("Oslo", "709,000"), ("Bergen", "291,000"), ("Tromsø", "77,000")]),
    ]

    convenience init() {
        self.init(style: .insetGrouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cities[section].1.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        cities[section].0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        let city = cities[indexPath.section].1[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = city.0
        content.secondaryText = city.1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
