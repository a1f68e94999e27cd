import CollageTesting

/// A stack of lists with search bars in their navigation bars.
final class SearchScreen: WalkableScreen {
    struct Page: Codable, Hashable {
        var number: Int
        var query = ""
        var isActive = false

        var title: String { ["Fruit", "Vegetables of the whole world", "A", "Herbs and other spices"][number % 4] }
        var isLarge: Bool { number % 3 != 1 }
        var hidesSearchBar: Bool { number % 2 == 0 }
        var words: [String] {
            ["Apple", "Pear", "Plum", "Cherry", "Quince", "Fig", "Lemon", "Lime", "Peach", "Melon", "Kiwi", "Mango"]
                .map { "\($0) \(number)" } + (0..<(number % 3) * 12).map { "More \($0)" }
        }
        var found: [String] { query.isEmpty ? words : words.filter { $0.lowercased().contains(query.lowercased()) } }
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case push(Int), pop, search(String), cancel, reload

        var description: String {
            switch self {
            case .push(let number): "push page \(number)"
            case .pop: "pop"
            case .search(let text): "search for \(text.debugDescription)"
            case .cancel: "cancel the search"
            case .reload: "reload everything"
            }
        }
    }

    private let stack = UINavigationController()
    private let pages: [Page]

    init(model: [Page]) {
        pages = model
        stack.navigationBar.prefersLargeTitles = true
        stack.viewControllers = model.map { SearchController($0) }
    }

    var controller: UIViewController { stack }
    var model: [Page] { stack.viewControllers.compactMap { ($0 as? SearchController)?.page } }

    func didShow() {
        for case let controller as SearchController in stack.viewControllers { controller.restore() }
    }

    private var top: SearchController? { stack.topViewController as? SearchController }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...1: .push(Int.random(in: 0..<12, using: &generator))
        case 2: .pop
        case 3...5: .search(["", "p", "le", "more 1", "zz"].randomElement(using: &generator)!)
        case 6: .cancel
        default: .reload
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .push(let number): stack.pushViewController(SearchController(Page(number: number)), animated: true)
        case .pop: stack.popViewController(animated: true)
        case .search(let text): top?.search(text)
        case .cancel: top?.navigationItem.searchController?.isActive = false
        case .reload: top?.tableView.reloadData()
        }
    }
}

private final class SearchController: UITableViewController, UISearchResultsUpdating {
    private(set) var page: SearchScreen.Page
    private let search = UISearchController()

    init(_ page: SearchScreen.Page) {
        self.page = page
        super.init(style: .plain)
        title = page.title
        navigationItem.largeTitleDisplayMode = page.isLarge ? .always : .never
        navigationItem.hidesSearchBarWhenScrolling = page.hidesSearchBar
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// Goes back to the search that the page remembers.
    func restore() {
        guard page.isActive else { return }
        search(page.query)
    }

    func search(_ text: String) {
        search.isActive = true
        search.searchBar.text = text
        updateSearchResults(for: search)
    }

    func updateSearchResults(for searchController: UISearchController) {
        page.query = searchController.searchBar.text ?? ""
        page.isActive = searchController.isActive
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { page.found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = page.found[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(SearchController(.init(number: indexPath.row)), animated: true)
    }
}
