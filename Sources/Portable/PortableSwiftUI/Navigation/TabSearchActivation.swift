import PortableUIKit

/// The activation of search by the tab whose role is search.
public struct TabSearchActivation: Hashable, Sendable {
    let activatesSearch: Bool

    /// The activation of the system, in which the user taps the search field.
    public static var automatic: TabSearchActivation { TabSearchActivation(activatesSearch: false) }
    /// The search field becomes active when the user selects the tab.
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(activatesSearch: true) }
}

private enum TabSearchActivationKey: EnvironmentKey {
    static var defaultValue: TabSearchActivation { .automatic }
}

extension EnvironmentValues {
    /// The activation of search in tab views.
    var tabSearchActivation: TabSearchActivation {
        get { self[TabSearchActivationKey.self] }
        set { self[TabSearchActivationKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the tab whose role is search activates its search field when the user selects it.
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        environment(\.tabSearchActivation, activation)
    }
}

extension UITabBarController {
    /// Activates the search field of the selected tab, if it has one.
    func activateSearchOfSelection() {
        func search(in controller: UIViewController) -> UISearchController? {
            let shown = (controller as? UINavigationController)?.topViewController ?? controller
            return shown.navigationItem.searchController
                ?? controller.children.lazy.compactMap { search(in: $0) }.first
        }
        // The views of a tab that is selected for the first time don't exist before the layout.
        selectedViewController?.view.layoutIfNeeded()
        guard let selectedViewController, let field = search(in: selectedViewController), !field.isActive else {
            return
        }
        field.isActive = true
    }
}
