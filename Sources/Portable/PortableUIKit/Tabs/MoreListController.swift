import Foundation

/// The list of the More tab, with the titles and images of the view controllers that have no tab in the bar.
final class MoreListController: UITableViewController, MoreList {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        if isViewLoaded { tableView.reloadData() }
    }

    private var items: [UITabBarItem] { tabs?.moreItems ?? [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    /// Updates titles that changed while the list wasn't visible.
    override func viewWillAppear(_ animated: Bool) {
        for path in tableView.indexPathsForVisibleRows ?? [] where items.indices.contains(path.row) {
            if let cell = tableView.cellForRow(at: path) { show(items[path.row], in: cell) }
        }
        super.viewWillAppear(animated)
    }

    private static let cellIdentifier = "More"

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        show(items[indexPath.row], in: cell)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    private func show(_ item: UITabBarItem, in cell: UITableViewCell) {
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.image
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?.selectMoreItem(at: indexPath.row)
    }
}
