import CollageTesting

/// Tabs of a music app: two tabs, a group with children, and a search tab.
@MainActor
final class TabFixture: NSObject, UITabBarControllerDelegate {
    let controller: UITabBarController
    let home: UITab
    let library: UITabGroup
    let albums: UITab
    let songs: UITab
    let settings: UITab
    let search: UISearchTab
    var log: [String] = []
    var refused: String?

    /// - Parameters:
    ///   - groupHasController: Whether the group has its own view controller.
    init(groupHasController: Bool = true) {
        let made = Made()
        self.made = made
        func tab(_ name: String) -> UITab {
            UITab(
                title: name, image: nil, identifier: name.lowercased(), viewControllerProvider: { made.controller($0) })
        }
        home = tab("Home")
        albums = tab("Albums")
        songs = tab("Songs")
        settings = tab("Settings")
        library = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [albums, songs],
            viewControllerProvider: groupHasController ? { made.controller($0) } : nil)
        search = UISearchTab(viewControllerProvider: { made.controller($0) })
        controller = UITabBarController(tabs: [home, library, settings, search])
        super.init()
        controller.delegate = self
    }

    /// The titles of the tabs whose controllers were made.
    @MainActor
    final class Made {
        var names: [String] = []
        func controller(_ tab: UITab) -> UIViewController {
            names.append(tab.title)
            let controller = UIViewController()
            controller.title = tab.title
            return controller
        }
    }
    let made: Made

    /// The title of the visible controller.
    var shown: String? {
        let controller = controller.selectedViewController
        return ((controller as? UINavigationController)?.topViewController ?? controller)?.title
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != refused
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        log.append("\(previousTab?.title ?? "nothing") > \(selectedTab.title)")
    }
}

extension TestHost {
    /// Taps the element with a label.
    @MainActor
    func tap(label: String) {
        guard let element = session.accessibleElements().last(where: { $0.label == label }) else { return }
        tap(
            CGPoint(
                x: element.frame.minX + element.frame.size.width / 2,
                y: element.frame.minY + element.frame.size.height / 2))
        settle()
    }

    /// Whether an element with a label is visible.
    @MainActor
    func shows(_ label: String) -> Bool {
        session.accessibleElements().contains { $0.label == label }
    }
}
