import CollageTesting
import Testing

/// Pairwise tests: each pair of values of two factors (device, system, text size, style, direction, orientation, title,
/// container, content) occurs in some combination.
@MainActor struct ScreenCombinationTests {
    @Test(arguments: ScreenCombination.pairwise)
    func `a screen that was scrolled, rotated, changed, and covered equals a new one`(combination: ScreenCombination)
        throws
    {
        let host = TestHost(combination.device, variant: combination.variant)
        if combination.isLandscape { host.rotate() }
        let screen = CombinationScreen(combination)
        screen.show(on: host)
        let fresh = try text(of: host)
        let start = screen.scrollView.contentOffset
        for distance: CGFloat in [60, 400, 0] {
            host.run { screen.scrollView.setContentOffset(CGPoint(x: start.x, y: start.y + distance), animated: true) }
            host.settle()
        }
        host.rotate()
        host.rotate()
        change(host, of: combination)
        screen.coverAndUncover(on: host)
        host.settle()
        let settled = try text(of: host)
        let difference = zip(settled.split(separator: "\n"), fresh.split(separator: "\n")).first { $0 != $1 }
        #expect(settled == fresh, "\(String(describing: difference)), COLLAGE_SEED=\(RandomTrials.firstSeed)")
    }

    /// Changes each setting, and the size of an app on an iPad, to another value and back.
    private func change(_ host: TestHost, of combination: ScreenCombination) {
        for other in combination.variant.others {
            host.change(to: other)
            host.change(to: combination.variant)
        }
        guard combination.model.idiom == .pad else { return }
        let device = combination.isLandscape ? combination.device.landscape : combination.device
        host.change(to: device.splitView(.third))
        host.change(to: device)
    }

    private func text(of host: TestHost) throws -> String { String(decoding: try host.snapshot(.text), as: UTF8.self) }
}

extension Variant {
    /// Settings that differ in the style, the text size, or the direction.
    fileprivate var others: [Variant] {
        var (style, size, direction) = (self, self, self)
        style.style = self.style == .dark ? .light : .dark
        size.textSize = textSize == .extraSmall ? .accessibilityExtraLarge : .extraSmall
        direction.direction = self.direction == .rightToLeft ? .leftToRight : .rightToLeft
        return [style, size, direction]
    }
}

/// A screen with one of the usual contents, in one of the usual containers.
@MainActor private final class CombinationScreen {
    private let content: UIViewController
    private let root: UIViewController
    private let isSheet: Bool
    private let source = Rows()

    init(_ combination: ScreenCombination) {
        content = Self.makeContent(combination.content, source)
        content.title = "A title of some length"
        isSheet = combination.container == .sheet
        switch combination.container {
        case .none: root = content
        case .navigation, .sheet: root = Self.navigation(content, combination)
        case .toolbar:
            let navigation = Self.navigation(content, combination)
            content.toolbarItems = [
                UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
            ]
            navigation.isToolbarHidden = false
            root = navigation
        case .search:
            content.navigationItem.searchController = UISearchController(searchResultsController: nil)
            content.navigationItem.hidesSearchBarWhenScrolling = true
            root = Self.navigation(content, combination)
        case .tabs:
            let tabs = UITabBarController()
            let navigation = Self.navigation(content, combination)
            navigation.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "heart"), tag: 1)
            tabs.viewControllers = [navigation, other]
            root = tabs
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Self.navigation(content, combination), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            root = split
        }
    }

    private static func navigation(
        _ content: UIViewController, _ combination: ScreenCombination
    ) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = combination.prefersLargeTitles
        return navigation
    }

    var scrollView: UIScrollView {
        content.view as? UIScrollView ?? content.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first!
    }

    func show(on host: TestHost) {
        if isSheet {
            let behind = UIViewController()
            host.show(behind)
            host.run { behind.present(root, animated: false) }
        } else {
            host.show(root)
        }
        host.settle()
    }

    /// Pushes another controller over the content and pops it. Without a navigation controller, presents a full-screen
    /// controller and dismisses it.
    func coverAndUncover(on host: TestHost) {
        if let navigation = content.navigationController {
            host.run { navigation.pushViewController(UIViewController(), animated: true) }
            host.settle()
            host.run { _ = navigation.popViewController(animated: true) }
        } else {
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            host.run { content.present(cover, animated: true) }
            host.settle()
            host.run { content.dismiss(animated: true) }
        }
    }

    // MARK: Contents

    private static func makeContent(_ content: ScreenCombination.Content, _ source: Rows) -> UIViewController {
        switch content {
        case .scrollView: return ScrollScreen()
        case .list:
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let controller = UICollectionViewController(collectionViewLayout: layout)
            source.registration = UICollectionView.CellRegistration { cell, path, _ in
                var configuration = cell.defaultContentConfiguration()
                configuration.text = "Row \(path.item)"
                configuration.secondaryText = "Some more text"
                cell.contentConfiguration = configuration
                cell.accessories = [.disclosureIndicator()]
            }
            controller.collectionView.dataSource = source
            return controller
        case .table:
            let controller = UITableViewController(style: .grouped)
            controller.tableView.dataSource = source
            return controller
        case .form: return FormScreen()
        case .rows: return StackScreen()
        case .safeArea: return SafeAreaScreen()
        }
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Some more text"
            cell.accessoryType = .detailDisclosureButton
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration!, for: indexPath, item: indexPath.item)
        }
    }

    /// A scroll view with a frame, in the controller's view.
    private final class ScrollScreen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let list = UIScrollView(frame: view.bounds),
                label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 200, height: 3_000)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.text = "Some words in a label that has several lines."
            list.addSubview(label)
            view.addSubview(list)
        }
    }

    /// Fields and controls in a stack that is pinned to a scroll view.
    private class StackScreen: UIViewController {
        var arranged: [UIView] {
            (0..<30).map { number in
                let label = UILabel(), button = UIButton(configuration: .tinted())
                label.text = "Label \(number) with some text"
                label.numberOfLines = 0
                label.font = .preferredFont(forTextStyle: .headline)
                button.configuration?.title = "Do it"
                let row = UIStackView(arrangedSubviews: [label, button])
                row.spacing = 8
                return row
            }
        }

        /// The item whose edges the scroll view has.
        var edges: any LayoutEdges { view }

        override func viewDidLoad() {
            super.viewDidLoad()
            let edges = edges
            let scrollView = UIScrollView(), stack = UIStackView(arrangedSubviews: arranged)
            stack.axis = .vertical
            stack.spacing = 12
            for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(scrollView)
            scrollView.addSubview(stack)
            NSLayoutConstraint.activate([
                scrollView.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
                scrollView.topAnchor.constraint(equalTo: edges.topAnchor),
                scrollView.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
                stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            ])
        }
    }

    /// The same contents in a scroll view that is pinned to the safe area.
    private final class SafeAreaScreen: StackScreen {
        override var edges: any LayoutEdges { view.safeAreaLayoutGuide }
    }

    private final class FormScreen: StackScreen {
        override var arranged: [UIView] {
            (0..<4).flatMap { _ in
                let field = UITextField(), text = UITextView(), slider = UISlider(), picker = UIDatePicker()
                field.borderStyle = .roundedRect
                field.placeholder = "Name"
                text.isScrollEnabled = false
                text.text = "A text of two\nlines"
                slider.value = 0.5
                picker.date = Date(timeIntervalSince1970: 0)
                return [
                    field, text, slider, UISwitch(), UISegmentedControl(items: ["One", "Two"]), UIStepper(), picker,
                    UIProgressView(progressViewStyle: .default),
                ] as [UIView]
            }
        }
    }
}

/// An object with anchors at its edges.
@MainActor private protocol LayoutEdges {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: LayoutEdges {}
extension UILayoutGuide: LayoutEdges {}
