import Foundation

/// The list of the More tab. The module above the table views implements it.
@MainActor
package protocol MoreList: UIViewController {
    /// Reloads the titles and images.
    func reload()
}

/// The state of a tab bar controller's More tab.
@MainActor
struct MoreTab {
    var navigation: MoreNavigationController?
    /// A Boolean value that indicates whether the list is selected, instead of one of its view controllers.
    var showsList = false
    /// A Boolean value that indicates whether the bar had the tab at its latest update.
    var isInBar = false
    /// A closure that's called when the user selects a view controller in the list.
    var selectionHandler: (() -> Void)?
}

/// The navigation controller of the More tab: the list, and the view controller that the user selects in it.
///
/// Unlike other navigation controllers, it can push a navigation controller, whose bar then replaces its own.
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    let list: any MoreList

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        list = UIKitAssembly.current.makeMoreList(for: tabs)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([list], animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// The view controller that was selected in the list, or `nil` while the list is shown.
    var selected: UIViewController? { stack.dropFirst().first }

    /// Shows a view controller instead of the one that's shown, or the list if it's `nil`.
    func select(_ controller: UIViewController?, animated: Bool) {
        guard controller !== selected else { return }
        guard let controller else { return setViewControllers([list], animated: animated) }
        if stack.count == 1 { return pushViewController(controller, animated: animated) }
        setViewControllers([list, controller], animated: false)
    }

    override func changeStack(to controllers: [UIViewController]) {
        super.changeStack(to: controllers)
        if let nested = selected as? UINavigationController {
            nested.setOuterItem(UINavigationItem(title: list.title ?? ""))
        }
        tabs?.moreStackDidChange()
    }

    /// Hides the bar if a nested navigation controller shows its own, and shows it otherwise.
    override func prepareBar(for new: UIViewController?) {
        setNavigationBarHidden(new is UINavigationController, animated: false)
    }

    override func tabBarItemDidChange(of child: UIViewController) {
        super.tabBarItemDidChange(of: child)
        list.reload()
    }

    override func finishMoves() {
        let former = children
        super.finishMoves()
        for case let nested as UINavigationController in former where nested.parent !== self {
            nested.setOuterItem(nil)
        }
        tabs?.adoptChildrenOfMoreTab()
    }
}

extension UINavigationController {
    /// The items of the bar: the list's item in the More tab, and then the stack's.
    var barItems: [UINavigationItem] { [screens.outerItem].compactMap { $0 } + stack.map(\.navigationItem) }

    func setOuterItem(_ item: UINavigationItem?) {
        guard (screens.outerItem == nil) != (item == nil) else { return }
        screens.outerItem = item
        navigationBar.take(over: barItems)
        if !motion.isRunning { navigationBar.showTopItem() }
    }

    /// Performs the action of the back button.
    func goBack() {
        if stack.count == 1, screens.outerItem != nil {
            (parent as? UINavigationController)?.popViewController(animated: true)
        } else {
            popViewController(animated: true)
        }
    }
}
