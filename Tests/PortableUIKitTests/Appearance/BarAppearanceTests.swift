import CollageTesting
import Foundation
import Testing

/// The appearance that bars and their items get from the appearance proxy of their class.
@MainActor final class BarAppearanceTests {
    let host = TestHost()

    private func navigation(_ button: UIBarButtonItem? = nil) -> UINavigationController {
        let root = UIViewController()
        root.title = "Fruit"
        root.navigationItem.rightBarButtonItem = button
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        return navigation
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }

    private func title(_ text: String, in view: UIView) -> UILabel? {
        // A large title comes before the title in the row.
        labels(in: view).last { $0.text == text }
    }

    @Test func `navigation bars apply titles, colors, and translucency`() {
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().barTintColor = .green
        UINavigationBar.appearance().tintColor = .blue
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().prefersLargeTitles = true
        let bar = navigation().navigationBar
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(bar.barTintColor == .green)
        #expect(bar.tintColor == .blue)
        #expect(!bar.isTranslucent)
        #expect(bar.prefersLargeTitles)
        #expect(title("Fruit", in: bar)?.textColor == .red)
    }

    @Test func `each bar gets a copy of the appearances that are set for all`() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().compactAppearance = appearance
        let first = navigation().navigationBar, second = navigation().navigationBar
        #expect(first.standardAppearance.backgroundColor == .red)
        #expect(first.scrollEdgeAppearance?.backgroundColor == .red)
        #expect(first.compactAppearance?.backgroundColor == .red)
        #expect(first.standardAppearance !== second.standardAppearance)
        first.standardAppearance.backgroundColor = .blue
        #expect(second.standardAppearance.backgroundColor == .red)
    }

    @Test func `an empty background image makes a bar transparent`() {
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        UINavigationBar.appearance().shadowImage = UIImage()
        let bar = navigation().navigationBar
        #expect(bar.backgroundImage(for: .default) != nil)
        #expect(bar.backgroundImage(for: .any, barMetrics: .compact) == nil)
        #expect(bar.shadowImage != nil)
    }

    @Test func `the older API for title offsets applies`() throws {
        let plain = navigation().navigationBar
        host.settle()
        let middle = try #require(title("Fruit", in: plain)).center.y
        UINavigationBar.appearance().setTitleVerticalPositionAdjustment(6, for: .default)
        let bar = navigation().navigationBar
        host.settle()
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 6)
        #expect(try #require(title("Fruit", in: bar)).center.y == middle + 6)
    }

    @Test func `buttons in bars apply colors and titles of their bar`() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .green
        let button = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        let bar = navigation(button).navigationBar
        host.settle()
        #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(button.tintColor == .green)
        #expect(title("Sort", in: bar)?.textColor == .red)
    }

    @Test func `appearance applies to buttons added later, but not to buttons with their own attributes`() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let navigation = navigation()
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        let late = UIBarButtonItem(title: "Late", style: .plain, target: nil, action: nil)
        navigation.topViewController?.navigationItem.rightBarButtonItems = [own, late]
        #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
        #expect(late.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }

    @Test func `tab bars and their tabs apply their colors`() throws {
        UITabBar.appearance().tintColor = .red
        UITabBar.appearance().unselectedItemTintColor = .green
        UITabBar.appearance().barTintColor = .blue
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .selected)
        UITabBarItem.appearance().badgeColor = .purple
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].enumerated().map { index, title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
            return controller
        }
        host.show(tabs)
        host.settle()
        #expect(tabs.tabBar.tintColor == .red)
        #expect(tabs.tabBar.unselectedItemTintColor == .green)
        #expect(tabs.tabBar.barTintColor == .blue)
        #expect(tabs.tabBar.items?.first?.badgeColor == .purple)
        #expect(title("One", in: tabs.tabBar)?.textColor == .cyan)
        #expect(title("Two", in: tabs.tabBar)?.textColor == .orange)
        // Each tab has one button.
        #expect(labels(in: tabs.tabBar).filter { $0.text == "One" }.count == 1)
    }

    @Test func `the appearance of a tab bar applies to its tabs`() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.cyan]
        UITabBar.appearance().standardAppearance = appearance
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        host.show(tabs)
        host.settle()
        #expect(title("One", in: tabs.tabBar)?.textColor == .cyan)
        #expect(title("Two", in: tabs.tabBar)?.textColor == .orange)
    }
}
