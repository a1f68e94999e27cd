import Foundation
import PortableUIKit

/// A view that switches between screens with a tab bar.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content

    @Environment(\.tabViewStyle) private var style

    /// Creates a tab view with a binding to the tag of the selected tab.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The screens in the current style.
    @MainActor public var body: some View {
        let tabs = content.shownParts
        let selection = selection.map { selection in
            Binding<AnyHashable?> {
                AnyHashable(selection.wrappedValue)
            } set: { new in
                if let new = new?.base as? SelectionValue { selection.wrappedValue = new }
            }
        }
        switch style {
        case .bar: TabHost(tabs: tabs, selection: selection).ignoresSafeArea()
        case .pages(let showsIndex): PageHost(pages: tabs, selection: selection, showsIndex: showsIndex)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view without a selection binding.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// The label of a screen in the tab bar.
@MainActor
struct TabLabel {
    var title: String?
    var image: UIImage?

    func apply(to controller: UIViewController) {
        guard let item = controller.tabBarItem else { return }
        if !item.title.hasSameScalars(as: title) { item.title = title }
        if item.image !== image { item.image = image }
    }
}

enum TabItemKey: HostValueKey {
    typealias Value = TabLabel
}

extension View {
    /// Sets the tab bar item of the view: a text, an image, or both.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        nonisolated(unsafe) let parts = label
        return modifier(HostValueModifier<TabItemKey> { TabLabel(parts, in: $0) })
    }
}

extension TabLabel {
    fileprivate init(_ label: some View, in environment: EnvironmentValues) {
        // The symbols of the bar have a fixed size, regardless of the text size.
        var environment = environment
        environment.dynamicTypeSize = .large
        for part in label.shownParts {
            if let part = part as? any BarLabelView {
                title = title ?? part.barTitle(in: environment)
                image = image ?? part.barImage(in: environment)
            }
        }
    }
}

/// A view whose title or image UIKit's bars can use.
@MainActor
protocol BarLabelView {
    func barTitle(in environment: EnvironmentValues) -> String?
    func barImage(in environment: EnvironmentValues) -> UIImage?
}

extension Text: BarLabelView {
    @MainActor func barTitle(in environment: EnvironmentValues) -> String? { string(in: environment) }
    func barImage(in environment: EnvironmentValues) -> UIImage? { nil }
}

extension Image: BarLabelView {
    func barTitle(in environment: EnvironmentValues) -> String? { nil }
    @MainActor func barImage(in environment: EnvironmentValues) -> UIImage? { resolvedImage(in: environment) }
}

/// The tab bar controller. Each tab has a child controller, which exists as long as the tab.
private struct TabHost: UIViewControllerRepresentable {
    let tabs: [any View]
    let selection: Binding<AnyHashable?>?

    func makeCoordinator() -> TabSelection { TabSelection() }

    func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = context.coordinator
        controller.setMoreSelectionHandler { [weak controller, coordinator = context.coordinator] in
            if let controller { coordinator.selectionDidChange(in: controller) }
        }
        return controller
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        let coordinator = context.coordinator
        coordinator.selection = selection
        coordinator.activatesSearch = context.environment.tabSearchActivation.activatesSearch
        coordinator.tags = tabs.map { ($0 as? any TaggedView)?.tagValue }
        // A stack in a tab has its own bar, even if the tabs are in a column.
        var environment = context.environment
        environment.isInColumn = false
        let old = controller.viewControllers as? [UIHostingController<AnyView>] ?? []
        var screens: [UIHostingController<AnyView>] = []
        for (index, tab) in tabs.enumerated() {
            let screen: UIHostingController<AnyView>
            if old.indices.contains(index) {
                screen = old[index]
                screen.rootView = tab.erased
                screen.inherit(environment)
            } else {
                screen = UIHostingController(rootView: tab.erased, environment: environment)
            }
            // The title of a tab must be known before the tab is shown.
            screen.host.makeElements()
            applyNavigation(screen.host, to: screen)
            screens.append(screen)
        }
        if screens != old { controller.setViewControllers(screens, animated: false) }
        controller.separateIndex = screens.lastIndex { $0.host.values.last(TabRoleKey.self) == .search }
        applyTabAccessory(context.environment, to: controller)
        guard let selected = selection?.wrappedValue else { return }
        defer { coordinator.latest = selected }
        // The list of the More tab stays until the app selects another tab.
        if controller.showsMoreList, selected == coordinator.latest { return }
        if let index = coordinator.tags.firstIndex(of: selected), index != controller.selectedIndex {
            controller.selectedIndex = index
        }
    }
}

/// The delegate that reports the tab that the user selects.
private final class TabSelection: NSObject, UITabBarControllerDelegate {
    var selection: Binding<AnyHashable?>?
    var tags: [AnyHashable?] = []
    /// A Boolean value that indicates whether the search tab activates its search field.
    var activatesSearch = false
    /// The selection at the latest update.
    var latest: AnyHashable?

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selectionDidChange(in: tabBarController)
        let isSearch = tabBarController.separateIndex == tabBarController.selectedIndex
        if activatesSearch, isSearch { tabBarController.activateSearchOfSelection() }
    }

    func selectionDidChange(in tabBarController: UITabBarController) {
        let index = tabBarController.selectedIndex
        guard tags.indices.contains(index), let tag = tags[index] else { return }
        selection?.wrappedValue = tag
    }
}
