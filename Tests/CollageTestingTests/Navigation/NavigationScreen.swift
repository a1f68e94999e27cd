import CollageTesting

/// Tabs with stacks of pages, and sheets above them. Rows and buttons have menus, which stay open while pages are pushed
/// and popped. The model is the content of the stacks, regardless of its origin.
final class NavigationScreen: WalkableScreen {
    struct Page: Codable, Hashable {
        var title: String
        var rows: Int
        var isLarge: Bool
        var hidesBars = false
        var hasButtons = false

        static func numbered(_ number: Int) -> Page {
            Page(
                title: number % 3 == 0 ? "A page with a title that is rather long \(number)" : "Page \(number)",
                rows: [30, 4, 0][number % 3], isLarge: number % 2 == 0, hidesBars: number % 5 == 4,
                hasButtons: number % 4 < 2)
        }
    }

    struct Model: Hashable {
        var stacks: [[Page]]
        var tab = 0
        var sheet: Page?
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case push(Int), pop, popToRoot, select(Int), present(Int), dismiss, retitle(Int), replace([Int])

        var description: String {
            switch self {
            case .push(let page): "push page \(page)"
            case .pop: "pop"
            case .popToRoot: "pop to the root"
            case .select(let tab): "select tab \(tab)"
            case .present(let page): "present page \(page)"
            case .dismiss: "dismiss the sheet"
            case .retitle(let number): "call the page Title \(number)"
            case .replace(let pages): "replace the stack by pages \(pages)"
            }
        }
    }

    private let tabs = UITabBarController()

    init(model: Model) {
        tabs.viewControllers = model.stacks.enumerated().map { index, pages in
            let stack = UINavigationController()
            stack.navigationBar.prefersLargeTitles = true
            stack.viewControllers = pages.map(PageController.init)
            stack.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
            return stack
        }
        tabs.selectedIndex = model.tab
        sheetOnAppearance = model.sheet
    }

    private let sheetOnAppearance: Page?

    var controller: UIViewController { tabs }

    func didShow() {
        if let sheetOnAppearance { present(sheetOnAppearance, animated: false) }
    }

    private var stack: UINavigationController? { tabs.selectedViewController as? UINavigationController }
    private var sheet: PageController? {
        let presented = tabs.presentedViewController
        return presented?.isBeingDismissed == true ? nil : presented as? PageController
    }

    var model: Model {
        let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
        return Model(
            stacks: stacks.map { $0.viewControllers.compactMap { ($0 as? PageController)?.page } },
            tab: tabs.selectedIndex, sheet: sheet?.page)
    }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        let page = Int.random(in: 0..<12, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...3: return .push(page)
        case 4...6: return .pop
        case 7: return .popToRoot
        case 8: return .select(Int.random(in: 0..<2, using: &generator))
        case 9: return sheet == nil ? .present(page) : .dismiss
        case 10: return .retitle(page)
        default: return .replace([page, page + 1, page + 2].shuffled(using: &generator))
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .push(let page): stack?.pushViewController(PageController(.numbered(page)), animated: true)
        case .pop: stack?.popViewController(animated: true)
        case .popToRoot: stack?.popToRootViewController(animated: true)
        case .select(let tab): tabs.selectedIndex = tab
        case .present(let page): if tabs.presentedViewController == nil { present(.numbered(page), animated: true) }
        case .dismiss: if tabs.presentedViewController != nil { tabs.dismiss(animated: true) }
        case .retitle(let number): (stack?.topViewController as? PageController)?.retitle("Title \(number)")
        case .replace(let pages):
            stack?.setViewControllers(pages.map { PageController(.numbered($0)) }, animated: true)
        }
    }

    private func present(_ page: Page, animated: Bool) {
        tabs.present(PageController(page), animated: animated)
    }
}

/// Rows below a title.
private final class PageController: UITableViewController {
    private(set) var page: NavigationScreen.Page

    init(_ page: NavigationScreen.Page) {
        self.page = page
        super.init(style: .plain)
        title = page.title
        navigationItem.largeTitleDisplayMode = page.isLarge ? .always : .never
        hidesBottomBarWhenPushed = page.hidesBars
        if page.hasButtons {
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Text", primaryAction: UIAction { _ in }),
                UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu(for: page.rows + 1)),
            ]
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
    }

    func retitle(_ title: String) {
        page.title = title
        self.title = title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { page.rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "\(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        push(indexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: indexPath.row) })
    }

    private func menu(for row: Int) -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Open") { [weak self] _ in self?.push(row) },
            UIAction(title: "Go back") { [weak self] _ in self?.navigationController?.popViewController(animated: true)
            },
            UIMenu(title: "More", children: [UIAction(title: "Nothing") { _ in }]),
        ])
    }

    private func push(_ number: Int) {
        navigationController?.pushViewController(PageController(.numbered(number)), animated: true)
    }
}
